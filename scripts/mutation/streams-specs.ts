/**
 * @jest-environment ./scripts/mutation/environment.ts
 * @jest-environment-options {"timeZone": "America/Santiago"}
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

// The specs of the streams as one file: what they share is loaded once, and not once each. Without the table of all
// constants where it is to be seen whether anybody else notices (`operators.ts`).
const folder = join(__dirname, '../../spec/streams');
const isTold = (name: string): boolean =>
  name !== 'timing-spec.ts' || process.env.WITHOUT_TABLE === undefined;
const specs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('-spec.ts') && isTold(name))
  .sort();

for (const spec of specs) jest.requireActual(join(folder, spec));
