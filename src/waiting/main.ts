/**
 * The script of a closed panel. It runs in place of the panel's script until the panel is needed (decision
 * wait-without-code). In this folder, only this file and `start.ts` use globals of the page.
 */
import { storedValues } from '../browser/stored-values';
import { configBlock } from '../early/config-block';
import { mayWait } from './may-wait';
import { panelScript, runScript } from './run-script';
import { wait } from './wait';

const storage = storedValues(self);
const waiting = mayWait(self, storage, configBlock(document), Date.now());
if (waiting) wait(self, storage, waiting);
else runScript(document, panelScript(document));
