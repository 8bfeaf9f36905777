import type { Kinds } from '../request/validate';
import type { Callback } from './send-once';

/** The arguments of a wpcom call, grouped by their role. */
export interface CallArguments {
  /** Values for the path variables that the chain has not bound. */
  readonly ids: readonly unknown[];
  /** The call's own arguments. */
  readonly args: readonly unknown[];
  readonly query: unknown;
  readonly fn: Callback | undefined;
}

/** The arguments that wpcom takes after the optional query. All others come before the query. */
export type AfterQuery = 'body' | 'content' | 'files' | 'media_urls';
const AFTER_QUERY = /^(body|content|files|media_urls)\b/;

/** Whether the optional query comes before the call's own arguments. */
export const isAfterQuery = (takes: Kinds): boolean => AFTER_QUERY.test(Object.keys(takes)[0] ?? '');

const isCallback = (value: unknown): value is Callback => typeof value === 'function';

/**
 * Groups the arguments of a wpcom call: first the ids for the path, then `query?, body` or
 * `mailbox, destination, query?`, and last the callback, which may follow the required arguments.
 */
export function readArguments(input: readonly unknown[], open: number, takes: Kinds): CallArguments {
  const fn = input.find(isCallback);
  const last = fn ? input.indexOf(fn) : input.findLastIndex((value) => value !== undefined) + 1;
  const values = input.slice(0, last);
  const ids = values.slice(0, open);
  const rest = values.slice(open);
  const count = Object.keys(takes).length;
  if (!isAfterQuery(takes)) return { ids, args: rest.slice(0, count), query: rest[count], fn };
  const [query, ...args] = rest.length > 1 ? rest : [undefined, ...rest];
  return { ids, args, query, fn };
}
