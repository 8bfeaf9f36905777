import type { NoteId } from '../notes/note';
import { noteOverlay } from '../outbox/note-records';
import { noteTargets } from '../outbox/note-targets';
import { isReplying } from '../outbox/selectors';
import { recordKey } from '../outbox/target';
import type { State } from '../state/state';

/**
 * Why a reply is not sent yet, or that its comment goes away while it is written; the component has
 * the words.
 */
export type ReplyTrouble = 'signedOut' | 'offline' | 'failed' | 'trash' | 'spam';

/** The trouble of the reply to a note; undefined if none was submitted, or if it is on its way. */
export function replyTrouble(state: State, id: NoteId): ReplyTrouble | undefined {
  const note = state.allNotes[id];
  if (!note) return undefined;
  const { reply: record, isHidden } = noteOverlay(state, note);
  const { status } = noteTargets(note);
  if (isHidden && status)
    return state.outbox.records[recordKey('spam', status)]?.kind === 'spam' ? 'spam' : 'trash';
  if (!record || record.state === 'done') return undefined;
  if (record.state === 'failed') return 'failed';
  if (!state.isSignedIn) return 'signedOut';
  return state.isOnline ? undefined : 'offline';
}

/** Whether the reply to a note is on its way, so that its text cannot change. */
export const isSendingReply = (state: State, id: NoteId): boolean => {
  const note = state.allNotes[id];
  return note !== undefined && isReplying(state, note);
};
