// Measures the time that the stream console's tags cost while it is closed, and the memory that it
// keeps while it is open: `npm run bench:tags`, or `npm run bench:tags -- store` for one of the
// parts.
import process from 'node:process';
import { compareInBrowser } from './browser';
import { compareStores, weighConsole } from './store';
import { floodView } from './view';

const PARTS: Readonly<Record<string, () => Promise<void> | void>> = {
  browser: compareInBrowser,
  store: compareStores,
  memory: weighConsole,
  view: floodView,
};

const [wanted] = process.argv.slice(2);
if (wanted !== undefined && !(wanted in PARTS)) {
  console.error(`No such part: ${wanted}. Choose from ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
for (const [name, part] of Object.entries(PARTS)) if (wanted === undefined || wanted === name) await part();
