import memoizeOne from 'memoize-one';
import type { Note } from '../notes/note';
import type { State } from '../state/state';
import { SLOW_REQUEST_MS } from '../timing';
import { noteTargets } from './note-targets';
import { undoBarOf } from './overlay';
import { pausedUntil } from './paused-until';
import { type OutboxRecord, stateOf } from './record';
import { recordKey, type Target } from './target';

/**
 * Whether the panel shows that a record is delayed: there is no network or session, a response was lost, or a
 * request takes longer than 2 s.
 */
function isHeldUp({ isOnline, isSignedIn, outbox }: State, record: OutboxRecord): boolean {
  const { attempts, dueAt, sent } = record;
  const state = stateOf(record);
  if (state === 'sending') return outbox.at - (sent?.at ?? outbox.at) >= SLOW_REQUEST_MS;
  if (state !== 'waiting') return state === 'uncertain';
  const isStopped = !isOnline || !isSignedIn || outbox.at - dueAt >= SLOW_REQUEST_MS;
  return attempts > 0 || (isStopped && !undoBarOf(record, outbox.at));
}

/** Whether an approval or unapproval has been waiting long enough for the button to show it. */
export const isApproving = (state: State, note: Note): boolean =>
  isApprovingAt(state, noteTargets(note).status);

/** Like `isApproving`, for any comment. */
export function isApprovingAt(state: State, target: Target | undefined): boolean {
  const record = target && state.outbox.records[recordKey('status', target)];
  return record !== undefined && isApproval(record) && isHeldUp(state, record);
}

const isApproval = ({ wanted }: OutboxRecord): boolean => wanted === 'approved' || wanted === 'unapproved';

/** The delayed records: their number, kind and reason. */
export interface HeldUp {
  readonly count: number;
  readonly areReplies: boolean;
  readonly why: 'offline' | 'signedOut' | 'retrying';
  /** When the next request is sent after too many requests, in epoch milliseconds; otherwise 0. */
  readonly tooManyUntil: number;
}

/** Returns the delayed records; null if there are none. Returns the same object while its content is the same. */
export const selectHeldUp = (state: State): HeldUp | null => {
  const why = !state.isSignedIn ? 'signedOut' : !state.isOnline ? 'offline' : 'retrying';
  const { records, at } = state.outbox;
  const all = Object.values(records).filter((record) => isHeldUp(state, record));
  const until = why === 'retrying' ? pausedUntil(Object.values(records)) : 0;
  const tooManyUntil = until > at ? until : 0;
  // Excludes batches, whose bar shows the progress.
  const held = why === 'retrying' && tooManyUntil === 0 ? all.filter(({ deed }) => deed === undefined) : all;
  return held.length === 0
    ? null
    : heldUp(
        held.length,
        held.every(({ aspect }) => aspect === 'reply'),
        why,
        tooManyUntil,
      );
};
const heldUp = memoizeOne(
  (count: number, areReplies: boolean, why: HeldUp['why'], until: number): HeldUp => ({
    count,
    areReplies,
    why,
    tooManyUntil: until,
  }),
);
