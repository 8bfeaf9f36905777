import type { Resource } from './resource';
import type { Root } from './send-request';

/** Written as a method, so that each may say what it takes. */
type Method = { of(this: Resource, ...args: readonly unknown[]): unknown }['of'];

/**
 * How wpcom 5.4.2 shows a noun, where that does not follow from the table: the properties for its variables, other names
 * of calls, and what is special about a call.
 */
export interface Surface {
  /** The property that holds a variable, where it is not the usual one: `{ post: '_id' }`. */
  readonly ids?: Readonly<Record<string, string>>;
  /** Other names of calls, besides `del` for delete and `state` for mine: `{ unfollow: 'delete' }`. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** `fixed`: nobody can change the version of a line that has one; `client`: the line's is not wpcom's. */
  readonly version?: 'fixed' | 'client';
  /** The call whose answer is the object itself, and gives it its `_id` and `_slug`. */
  readonly learns?: string;
  /** Methods that are no requests. */
  readonly methods?: Readonly<Record<string, Method>>;
  readonly nouns?: Readonly<Record<string, Surface>>;
  /** An object with steps of its own, in place of one made of the table. */
  make?(root: Root, ...args: readonly unknown[]): object;
}
