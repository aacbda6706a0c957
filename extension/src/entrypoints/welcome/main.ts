/** Opened once after installation: pair, allow a site, say the first goal. */
import { startWelcome } from '../../panel/welcome';

startWelcome(document);
