import { type ActedOn, commentOfKey } from '../notes/acted-on';
import { noteOverlay } from '../outbox/note-records';
import { noteTargets } from '../outbox/note-targets';
import { isWaiting, type OutboxRecord, stateOf } from '../outbox/record';
import { recordKey, type Target } from '../outbox/target';
import type { State } from '../state/state';

/** Why a reply has not been sent yet, or how its comment is being removed. `reply-notice.tsx` has the texts. */
export type ReplyTrouble = 'signedOut' | 'offline' | 'failed' | 'trash' | 'spam' | 'other';

/**
 * Returns the comment or post that the blogger replies to in this box. Undefined if the box's note is not
 * loaded or does not allow replies.
 */
export function repliedTo({ allNotes }: State, id: ActedOn): Target | undefined {
  if (typeof id === 'string') return commentOfKey(id);
  const { [id]: note } = allNotes;
  return note && noteTargets(note).reply;
}

/**
 * The record of a reply to the same comment or post that the platform does not have yet. The reply may come
 * from another note.
 */
function unsent(state: State, id: ActedOn): OutboxRecord | undefined {
  const target = repliedTo(state, id);
  const record = target && state.outbox.records[recordKey('reply', target)];
  return record && stateOf(record) !== 'done' ? record : undefined;
}

/** The record of the reply that was submitted in this box, while the platform does not have it yet. */
export function unsentReply(state: State, id: ActedOn): OutboxRecord | undefined {
  const record = unsent(state, id);
  return (record?.note ?? id) === id ? record : undefined;
}

/** Whether a reply from another note to the same comment or post must be sent first. */
export const isHeldBack = (state: State, id: ActedOn): boolean => (unsent(state, id)?.note ?? id) !== id;

/** The text in the reply box. A draft expires after 24 h, but a submitted text does not. */
export const replyText = (state: State, id: ActedOn): string =>
  state.drafts[id] ?? String(unsentReply(state, id)?.wanted ?? '');

/** The trouble with the reply in a box; undefined if there is none. */
export function replyTrouble(state: State, id: ActedOn): ReplyTrouble | undefined {
  const note = typeof id === 'number' ? state.allNotes[id] : undefined;
  const removal = note && noteOverlay(state, note).removal;
  if (removal) return removal;
  const record = unsentReply(state, id);
  if (!record) return isHeldBack(state, id) ? 'other' : undefined;
  if (record.failed !== undefined) return 'failed';
  if (!state.isSignedIn) return 'signedOut';
  return state.isOnline ? undefined : 'offline';
}

/** Whether the reply in a box is being sent, so that its text cannot be changed. */
export function isSendingReply(state: State, id: ActedOn): boolean {
  const record = unsentReply(state, id);
  if (!record || !isWaiting(record)) return false;
  return stateOf(record) !== 'waiting' || (state.isOnline && state.isSignedIn);
}
