import { readFileSync } from 'node:fs';
import { asArray, asObject, asString } from '../../src/streams/notes/read';
import type { Mutant } from './mutants';

/** Why nobody notices: it is the same program by another name (`isEquivalent`), or a spec of it is not worth its while. */
export interface Reason {
  readonly file: string;
  /** The line of the mutant, as it stands. */
  readonly at: string;
  /** The operator that is there, where the line has several. */
  readonly name: string;
  /** What it is changed into; none says: whatever it is. */
  readonly to: readonly string[];
  readonly isEquivalent: boolean;
  readonly reason: string;
}

export function readReasons(path: string): Reason[] {
  const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return asArray(parsed)
    .map(asObject)
    .map(({ file, at, name, to, isEquivalent, reason }) => ({
      file: asString(file),
      at: asString(at),
      name: asString(name),
      to: asArray(to).map(asString),
      isEquivalent: isEquivalent === true,
      reason: asString(reason),
    }));
}

export const isOf = ({ file, at, name, to }: Reason, mutant: Mutant): boolean =>
  file === mutant.file &&
  at === mutant.at &&
  (name === '' || name === mutant.name) &&
  (to.length === 0 || to.includes(mutant.to));
