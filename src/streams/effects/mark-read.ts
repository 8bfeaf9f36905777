import { catchError, concatMap, EMPTY, of, switchMap, take } from 'rxjs';
import type { Behaviour } from '../behaviour';
import { ofType } from '../operators/of-type';
import type { NoteId } from '../notes/note';
import type { State } from '../state/state';
import { READ_COUNT } from '../timing';

/**
 * Read here, the platform is told, in order; a mark that fails keeps its local flag, and is sent again with the next
 * list (section 4, decision 7).
 */
export const markRead: Behaviour = (events$, state$, { client }) =>
  events$.pipe(
    ofType('note.selected', 'moderation.requested', 'moderation.undone', 'notes.listed'),
    concatMap(() =>
      state$.pipe(
        take(1),
        switchMap((state) => {
          const ids = untoldReads(state);
          if (ids.length === 0) return EMPTY;
          const counts = Object.fromEntries(ids.map((id) => [id, READ_COUNT]));
          return client.notifications.markRead(counts, { keepalive: true }).pipe(
            switchMap(({ success }) => (success ? of({ type: 'reads.confirmed' as const, ids }) : EMPTY)),
            catchError(() => EMPTY),
          );
        }),
      ),
    ),
  );

/** Notes read here that the platform still holds to be unread. */
const untoldReads = ({ noteReads, allNotes }: State): NoteId[] =>
  Object.keys(noteReads)
    .map(Number)
    .filter((id) => allNotes[id]?.isRead === false);
