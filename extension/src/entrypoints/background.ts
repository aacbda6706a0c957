/** The service worker starts here; everything it does is in `background/`. */
import { defineBackground } from 'wxt/utils/define-background';
import { startBackground } from '../background/main';

export default defineBackground({ type: 'module', main: startBackground });
