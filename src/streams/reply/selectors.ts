import type { NoteId } from '../notes/note';
import type { State } from '../state/state';

/** Why a submitted reply is not sent yet; the component has the words. */
export type ReplyTrouble = 'signedOut' | 'offline' | 'failed';

/** Why the reply to a note is not sent yet; undefined if none was submitted, or if it is on its way. */
export function replyTrouble(
  { unsentReplies, replying, isOnline, isSignedIn }: State,
  id: NoteId,
): ReplyTrouble | undefined {
  const unsent = unsentReplies[id];
  if (unsent !== undefined && !isSignedIn) return 'signedOut';
  if (!isOnline && (unsent === 'waiting' || id in replying)) return 'offline';
  return unsent && 'failed';
}
