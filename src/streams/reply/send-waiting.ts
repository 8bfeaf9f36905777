import { filter, mergeMap } from 'rxjs';
import { select } from '../operators/select';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import type { State } from '../state/state';

/**
 * Submits the replies that were submitted offline when the network is back. A reply to a note that
 * is marked as spam or trashed meanwhile is not sent (decision reply-waits-for-the-network).
 */
export const sendWaiting: Behaviour = (_events$, state$) =>
  state$.pipe(
    select(({ isOnline, isSignedIn }) => isOnline && isSignedIn),
    filter((canSend) => canSend),
    mergeMap(() => waiting(state$.value)),
  );

const waiting = ({ unsentReplies, drafts, hiddenNoteIds }: State): Event[] =>
  Object.keys(unsentReplies)
    .map(Number)
    .filter((id) => unsentReplies[id] === 'waiting' && !(id in hiddenNoteIds))
    .map((id) => ({ type: 'reply.submitted', id, text: drafts[id] ?? '' }));
