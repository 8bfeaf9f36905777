import type { Bound } from '../tables/noun';
import type { Root } from './send-request';

/** An object of the wpcom-compatible client. Its ids are properties that callers may set. */
export interface Resource {
  readonly wpcom: Root;
  /** The variables that the chain has bound so far. */
  readonly bound: Bound;
  [property: string]: unknown;
}

/** Declared as a method, so that implementations may declare more specific arguments. */
type Method = { of(this: Resource, ...args: readonly unknown[]): unknown }['of'];

/**
 * The parts of wpcom 5.4.2's API for a noun that do not follow from the table: properties for
 * variables, other names of calls, and special cases of calls.
 */
export interface Surface {
  /** The property that holds a variable, if it differs from the default: `{ post: '_id' }`. */
  readonly ids?: Readonly<Record<string, string>>;
  /** Additional names of calls, besides `del` for delete and `state` for mine: `{ unfollow: 'delete' }`. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** `fixed`: callers cannot change the endpoint's version. `client`: the instance's version applies. */
  readonly version?: 'fixed' | 'client';
  /** The call that sets the object's `_id` and `_slug` from its response. */
  readonly idsFrom?: string;
  /** Methods that send no request. */
  readonly methods?: Readonly<Record<string, Method>>;
  readonly nouns?: Readonly<Record<string, Surface>>;
  /** Creates the object, if its class differs from the one that the table describes. */
  make?(root: Root, ...args: readonly unknown[]): object;
}
