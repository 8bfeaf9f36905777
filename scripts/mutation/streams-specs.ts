import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The specs of the streams as one file: what they share is loaded once, and not once each. Two are left to run beside
 * this: one that asks for an environment of its own (in its docblock), and the table of the constants, without which
 * mutants must be noticed too.
 */
const folder = join(__dirname, '../../spec/streams');
const specs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('-spec.ts') && name !== 'timing-spec.ts')
  .map((name) => join(folder, name))
  .filter((path) => !readFileSync(path, 'utf8').includes('@jest-environment'));

for (const spec of specs) jest.requireActual(spec);
