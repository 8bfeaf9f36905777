import type { Bound } from '../tables/noun';
import type { Root } from './send-request';

/** An object of the wpcom-compatible client. Its ids are properties, which callers may set. */
export interface Resource {
  readonly wpcom: Root;
  /** The variables that its chain knows so far. */
  readonly bound: Bound;
  [property: string]: unknown;
}

/** Declared as a method, so that each method may declare its own arguments. */
type Method = { of(this: Resource, ...args: readonly unknown[]): unknown }['of'];

/**
 * How wpcom 5.4.2 presents a noun, as far as this does not follow from the table: properties for
 * variables, other names of calls, and peculiarities of calls.
 */
export interface Surface {
  /** The property for a variable, if it is not the usual one: `{ post: '_id' }`. */
  readonly ids?: Readonly<Record<string, string>>;
  /**
   * Further names of calls, besides `del` for delete and `state` for mine:
   * `{ unfollow: 'delete' }`.
   */
  readonly aliases?: Readonly<Record<string, string>>;
  /**
   * `fixed`: callers cannot change an endpoint's version. `client`: the instance's version applies.
   */
  readonly version?: 'fixed' | 'client';
  /** The call whose answer sets the `_id` and `_slug` of the object. */
  readonly idsFrom?: string;
  /** Methods that send no request. */
  readonly methods?: Readonly<Record<string, Method>>;
  readonly nouns?: Readonly<Record<string, Surface>>;
  /** Creates the object, if it is of another class than the one that the table describes. */
  make?(root: Root, ...args: readonly unknown[]): object;
}
