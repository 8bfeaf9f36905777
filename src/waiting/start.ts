/** Runs the panel's script in a page whose policy forbids the inline script of index.html. */
import { panelScript, runScript, waitingScript } from './run-script';

if (waitingScript(document)) runScript(document, panelScript(document));
