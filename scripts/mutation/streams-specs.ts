/**
 * @jest-environment ./scripts/mutation/environment.ts
 * @jest-environment-options {"timeZone": "America/Santiago"}
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The specs of the streams as one file: what they share is loaded once, and not once each. Left out are those that live
// through random days (they take long, and what is noticed must not be a matter of luck), and the table of all constants
// where it is to be seen whether anybody else notices (`operators.ts`).
const folder = join(__dirname, '../../spec/streams');
const isTold = (name: string): boolean =>
  name !== 'timing-spec.ts' || process.env.WITHOUT_TABLE === undefined;
const isRandom = (path: string): boolean => /support\/(day|generated)\//.test(readFileSync(path, 'utf8'));
const specs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('-spec.ts') && isTold(name))
  .map((name) => join(folder, name))
  .filter((path) => !isRandom(path))
  .sort();

for (const spec of specs) jest.requireActual(spec);
