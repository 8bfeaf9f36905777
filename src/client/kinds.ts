import { isRecord, tagOf } from './record';

/** What arguments and options must be, where anything else can only be a mistake: names by kind. */
const KINDS: Readonly<Record<string, string>> = {
  'an object': 'body counts params query record',
  'a string': 'apiVersion apiNamespace destination domain mailbox note option password path',
  'a string or an object': 'content location search',
  'a number': 'time delay retries timeoutMs responseTimeoutMs',
  'an array': 'nameservers urls',
  'a string or a function': 'token',
};

/** What cannot be meant: no number at all, and an empty list. */
const isNothing = (value: unknown): boolean =>
  Number.isNaN(value) || (Array.isArray(value) && value.length === 0);

/** @throws TypeError 'time is not a number' where a value is not of the kind that its name asks for. */
export function checkKind(name: string, value: unknown): void {
  for (const [kind, names] of Object.entries(KINDS))
    if (names.split(' ').includes(name) && (isNothing(value) || !kind.includes(tagOf(value))))
      throw new TypeError(`${name} is not ${kind}`);
}

/**
 * Options by their names; those that are undefined count as left out.
 * @throws TypeError where they are no object, or one of them is not what it must be.
 */
export function checkOptions(options: unknown): asserts options is object {
  if (!isRecord(options)) throw new TypeError('options is not an object');
  for (const [name, value] of Object.entries(options)) if (value !== undefined) checkKind(name, value);
}
