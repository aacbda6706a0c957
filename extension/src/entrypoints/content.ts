/** Injected on demand into the frames of a task (never declared, so other pages pay nothing). */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { startContent } from '../content/main';

export default defineUnlistedScript(startContent);
