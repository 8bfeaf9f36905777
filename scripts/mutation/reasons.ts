import { readFileSync } from 'node:fs';
import { asArray, asObject, asString } from '../../src/lib/json';
import type { Mutant } from './mutants';

/**
 * Why a mutant survives: it is equivalent to the original, or a spec would not be worth its time.
 */
export interface Reason {
  readonly file: string;
  /** The text of the line, without its indentation. */
  readonly at: string;
  /** The operator of the original, if the line has several. */
  readonly name: string;
  /** The replacements that survive; empty if all do. */
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

/** Whether a reason is about a mutant. */
export const isOf = ({ file, at, name, to }: Reason, mutant: Mutant): boolean =>
  file === mutant.file &&
  at === mutant.at &&
  (name === '' || name === mutant.name) &&
  (to.length === 0 || to.includes(mutant.to));
