/**
 * @jest-environment ./scripts/mutation/environment.ts
 * @jest-environment-options {"timeZone": "America/Santiago"}
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Loads the specs of the streams and their tools as one file, so that their modules are loaded
// once. Leaves out specs with random inputs, which are slow and would notice mutants by chance, the
// spec that reads the sources, which Stryker rewrites, and the table of all constants if
// `operators.ts` asks for it.
const root = join(__dirname, '../../spec');
const FOLDER = /^(streams|devtools\/(monitor|picture|replay))\//;
const isIncluded = (name: string): boolean =>
  !name.endsWith('behaviour-table-spec.ts') &&
  (!name.endsWith('timing-spec.ts') || process.env.WITHOUT_TABLE === undefined);
const isRandom = (path: string): boolean => /support\/(day|generated)\//.test(readFileSync(path, 'utf8'));
const specs = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => FOLDER.test(name) && name.endsWith('-spec.ts') && isIncluded(name))
  .map((name) => join(root, name))
  .filter((path) => !isRandom(path))
  .sort();

for (const spec of specs) jest.requireActual(spec);
