import type { NoteId } from '../notes/note';
import { noteOverlay } from '../outbox/note-records';
import { noteTargets } from '../outbox/note-targets';
import type { OutboxRecord } from '../outbox/record';
import { isReplying } from '../outbox/selectors';
import { recordKey } from '../outbox/target';
import type { State } from '../state/state';

/**
 * Why a reply is not sent yet, or that its comment is being removed; `reply-notice.tsx` has the
 * texts.
 */
export type ReplyTrouble = 'signedOut' | 'offline' | 'failed' | 'trash' | 'spam' | 'other';

/** A reply to the note's comment or post that the platform does not have yet; the note may be another one. */
function unsent(state: State, id: NoteId): OutboxRecord | undefined {
  const { [id]: note } = state.allNotes;
  const record = note && noteOverlay(state, note).reply;
  return record?.state === 'done' ? undefined : record;
}

/** The reply that was submitted in the box of this note, if the platform does not have it yet. */
export function unsentReply(state: State, id: NoteId): OutboxRecord | undefined {
  const record = unsent(state, id);
  return (record?.note ?? id) === id ? record : undefined;
}

/** Whether a reply from another note about the same comment or post must be sent first. */
export const isHeldBack = (state: State, id: NoteId): boolean => (unsent(state, id)?.note ?? id) !== id;

/** The text in the reply box. A draft expires after 24 h, but a submitted text does not. */
export const replyText = (state: State, id: NoteId): string =>
  state.drafts[id] ?? String(unsentReply(state, id)?.payload ?? '');

/** The trouble of the reply to a note; undefined if none was submitted, or if it is on its way. */
export function replyTrouble(state: State, id: NoteId): ReplyTrouble | undefined {
  const note = state.allNotes[id];
  if (!note) return undefined;
  const { isHidden } = noteOverlay(state, note);
  const { status } = noteTargets(note);
  const moderated = status && state.outbox.records[recordKey('spam', status)];
  if (isHidden && moderated) return (moderated.next ?? moderated).kind === 'spam' ? 'spam' : 'trash';
  const record = unsentReply(state, id);
  if (!record) return isHeldBack(state, id) ? 'other' : undefined;
  if (record.state === 'failed') return 'failed';
  if (!state.isSignedIn) return 'signedOut';
  return state.isOnline ? undefined : 'offline';
}

/** Whether the reply to a note is on its way, so that its text cannot change. */
export const isSendingReply = (state: State, id: NoteId): boolean => {
  const note = state.allNotes[id];
  return note !== undefined && unsentReply(state, id) !== undefined && isReplying(state, note);
};
