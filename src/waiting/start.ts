/** Runs the panel in a page whose policy forbids the script in index.html. */
import { panelScript, runScript, waitingScript } from './run-script';

if (waitingScript(document)) runScript(document, panelScript(document));
