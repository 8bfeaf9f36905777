import memoizeOne from 'memoize-one';
import { noteActions } from '../notes/action-flags';
import type { Note, NoteId } from '../notes/note';
import type { State } from '../state/state';
import { SLOW_REQUEST_MS } from '../timing';
import { noteOverlay, notesOf } from './note-records';
import { noteTargets } from './note-targets';
import { isWaiting, undoBarOf } from './overlay';
import type { OutboxRecord } from './record';
import { recordKey } from './target';

/** Whether a note is liked: the overlay, otherwise the like flag of its comment or post. */
export function isLiked(state: State, note: Note): boolean {
  const actions = noteActions(note);
  return noteOverlay(state, note).isLiked ?? actions['like-comment'] ?? actions['like-post'] ?? false;
}

/** The note whose undo bar appeared last; undefined if no undo bar shows. */
export function selectLatestUndoable({ allNotes, outbox }: State): NoteId | undefined {
  const [latest] = Object.values(outbox.records)
    .flatMap((record) => {
      const bar = undoBarOf(record, outbox.at);
      return bar ? [{ ...bar, target: record.target }] : [];
    })
    .sort((one, other) => other.madeAt - one.madeAt);
  if (!latest) return undefined;
  const ids = notesOf(allNotes, latest).map(({ id }) => id);
  return ids.find((id) => id === latest.note) ?? ids[0];
}

/**
 * Whether the blogger should know that a record waits: there is no network or no session, an answer is
 * missing, or a request takes longer than 2 s.
 */
function isHeldUp({ isOnline, isSignedIn, outbox }: State, record: OutboxRecord): boolean {
  const { state, attempts, notBefore, sentAt = outbox.at } = record;
  if (state === 'sending') return outbox.at - sentAt >= SLOW_REQUEST_MS;
  if (state !== 'waiting') return state === 'uncertain';
  const isStopped = !isOnline || !isSignedIn || outbox.at - notBefore >= SLOW_REQUEST_MS;
  return attempts > 0 || (isStopped && !undoBarOf(record, outbox.at));
}

/** Whether an approval or unapproval has been waiting long enough for the button to show it. */
export function isApproving(state: State, note: Note): boolean {
  const { status } = noteTargets(note);
  const record = status && state.outbox.records[recordKey('approve', status)];
  return record?.kind === 'approve' && isHeldUp(state, record);
}

/** Whether a reply to the note has no answer yet and may be on its way, so that it cannot change. */
export function isReplying({ outbox, isOnline, isSignedIn }: State, note: Note): boolean {
  const { reply } = noteOverlay({ outbox }, note);
  if (!reply || !isWaiting(reply)) return false;
  return reply.state !== 'waiting' || (isOnline && isSignedIn);
}

/** The waiting records that the panel mentions: their number, kind and reason. */
export interface HeldUp {
  readonly count: number;
  readonly areReplies: boolean;
  readonly why: 'offline' | 'signedOut' | 'retrying';
}

/** The waiting records; null if there are none. Returns the same object while its content is the same. */
export const selectHeldUp = (state: State): HeldUp | null => {
  const held = Object.values(state.outbox.records).filter((record) => isHeldUp(state, record));
  const why = !state.isSignedIn ? 'signedOut' : !state.isOnline ? 'offline' : 'retrying';
  return held.length === 0
    ? null
    : heldUp(
        held.length,
        held.every(({ kind }) => kind === 'reply'),
        why,
      );
};
const heldUp = memoizeOne((count: number, areReplies: boolean, why: HeldUp['why']): HeldUp => ({
  count,
  areReplies,
  why,
}));

/** The failed action that the blogger has to decide about first; undefined if there is none. */
export const selectFailed = ({ outbox }: State): OutboxRecord | undefined =>
  Object.values(outbox.records)
    .filter(({ state }) => state === 'failed')
    .sort((one, other) => one.madeAt - other.madeAt)[0];

/** Whether anything that the blogger did has no answer yet. */
export const selectIsWaiting = ({ outbox }: State): boolean => Object.values(outbox.records).some(isWaiting);
