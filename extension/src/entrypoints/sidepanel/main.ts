/** The side panel starts here; everything it shows is in `panel/`. */
import { startPanel } from '../../panel/main';

startPanel(document);
