/** The offscreen document holds the scoring worker, which neither a content script nor a service worker can. */
import { startOffscreen } from '../../scoring/offscreen';

startOffscreen();
