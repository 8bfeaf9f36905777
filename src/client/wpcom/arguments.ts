import type { Callback } from './send-request';

/** wpcom's arguments, told apart. */
export interface Given {
  /** For the path's variables that the chain has not bound. */
  readonly ids: readonly unknown[];
  /** The call's own. */
  readonly own: readonly unknown[];
  readonly query: unknown;
  readonly fn: Callback | undefined;
}

/** What wpcom puts after the optional query. What is not among these comes before it. */
export type AfterQuery = 'body' | 'content' | 'files' | 'media_urls';
const AFTER_QUERY = /^(body|content|files|media_urls)\b/;

/** Whether the optional query comes before what a call takes. */
export const isAfterQuery = (takes: readonly string[]): boolean => AFTER_QUERY.test(takes[0] ?? '');

const isCallback = (value: unknown): value is Callback => typeof value === 'function';

/**
 * The order of wpcom's arguments: ids for the path; then `query?, body` or `mailbox, destination, query?`; and always last
 * the callback, which may come as soon as what is required has been said.
 */
export function readArguments(args: readonly unknown[], open: number, takes: readonly string[]): Given {
  const fn = args.find(isCallback);
  const said = args.slice(0, fn ? args.indexOf(fn) : args.findLastIndex((value) => value !== undefined) + 1);
  const ids = said.slice(0, open);
  const rest = said.slice(open);
  if (!isAfterQuery(takes)) return { ids, own: rest.slice(0, takes.length), query: rest[takes.length], fn };
  const [query, ...own] = rest.length > 1 ? rest : [undefined, ...rest];
  return { ids, own, query, fn };
}
