import { formatValue } from './format-value';
import { nearTo } from './similar-names';

/** The error of a command that cannot be executed; the message names valid input. */
export class ConsoleError extends Error {
  override readonly name = 'ConsoleError';
}

/** A test for names that match a pattern, in which '*' means any text: 'polling*', '* > send'. */
export function matcher(pattern: string): (name: string) => boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const expression = new RegExp(`^${parts.join('.*')}$`, 'i');
  return (name) => expression.test(name);
}

/**
 * Returns the names that match a pattern. If there are none, throws a `ConsoleError` that lists
 * similar names. `kind` is the noun in its message: 'stream'.
 */
export function pick(kind: string, names: readonly string[], pattern: unknown): readonly string[] {
  if (typeof pattern !== 'string' || pattern === '')
    throw new ConsoleError(
      `${formatValue(pattern)} is not a pattern: give the name of a ${kind}, or part of it with '*'.`,
    );
  const found = names.filter(matcher(pattern));
  if (found.length > 0) return found;
  throw new ConsoleError(`There is no ${kind} '${pattern}'. ${nearTo(pattern, names)}`);
}
