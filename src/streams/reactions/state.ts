import type { NoteId } from '../notes/note';
import type { Tick } from '../state/tick';

/** A flag set here. It hides the note's own flag for a while (optimistic update). */
export interface Override {
  readonly value: boolean;
  /** When it was set: responses requested earlier do not know about it. */
  readonly tick: Tick;
  /** Whether a request for it has no answer yet. */
  readonly isPending: boolean;
}

/** A site that was followed or unfollowed here. */
export interface Follow {
  readonly isFollowing: boolean;
  readonly tick: Tick;
  /** Until the platform confirms it, a response may still show the previous value. */
  readonly isConfirmed: boolean;
}

/** Approvals, likes and follows that were made here. */
export interface ReactionsState {
  readonly noteApprovals: Readonly<Record<NoteId, Override>>;
  readonly noteLikes: Readonly<Record<NoteId, Override>>;
  /** By site id. */
  readonly follows: Readonly<Record<number, Follow>>;
}

export const initialReactionsState: ReactionsState = {
  noteApprovals: {},
  noteLikes: {},
  follows: {},
};
