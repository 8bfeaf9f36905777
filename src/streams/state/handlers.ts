import type { Draft } from 'immer';
import type { EventMap, EventType } from './events';
import type { State } from './state';

/** Events that change nothing in the state: only behaviours respond to them. */
type Unhandled =
  | 'action.confirmed'
  | 'action.failed'
  | 'comment.acted'
  | 'aside.requested'
  | 'checks.applied'
  | 'comment.opened'
  | 'done.refused'
  | 'edit.requested'
  | 'follow.requested'
  | 'post.opened'
  | 'push.received'
  | 'push.silent'
  | 'reads.allMarked'
  | 'signIn.failed'
  | 'signIn.requested'
  | 'site.opened';

type Handled = Exclude<EventType, Unhandled>;

/** One handler for each event, which changes a draft of the state. */
export type AnyHandlers<T extends EventType = EventType> = {
  readonly [K in T]: (state: Draft<State>, event: EventMap[K]) => void;
};

/** One handler for each event that changes the state. */
export type Handlers = AnyHandlers<Handled>;

/** Handlers for the events of some subjects: `HandlersOf<'push' | 'status'>`. */
export type HandlersOf<Subject extends string> = AnyHandlers<Extract<Handled, `${Subject}.${string}`>>;
