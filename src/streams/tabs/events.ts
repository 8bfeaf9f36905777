import type { NotesEvent } from '../list/events';
import type { ModerationEvent } from '../moderation/events';
import type { PushPhase } from '../push/state';
import type { ReactionEvent } from '../reactions/events';
import type { ReadingEvent } from '../reading/events';

/** Answers about notes, and what the blogger does, which all tabs show. */
export type SharedEvent = Extract<
  NotesEvent | ModerationEvent | ReactionEvent | ReadingEvent,
  {
    readonly type:
      | `notes.${'listed' | 'counted' | 'fetched' | 'gone' | 'confirmed' | 'failed'}`
      | `${'approval' | 'like' | 'follow'}.${string}`
      | `reads.all${string}`
      | 'unread.requested'
      | `moderation.${'requested' | 'restored' | 'undone' | 'closed' | 'started' | 'confirmed' | 'failed'}`;
  }
>;

/** The tabs of a browser agree on a leader, and tell each other what happens. */
export type TabsEvent =
  | { type: 'tabs.led' }
  /** Another tab leads; `push` is the phase of its push channel. */
  | { type: 'tabs.followed'; push: PushPhase }
  /** Another tab has a list on its screen, which the leader keeps up to date. */
  | { type: 'tabs.listWanted' }
  /** Changes the state as if it had happened here; behaviours do not act on it. */
  | { type: 'tabs.received'; event: SharedEvent };
