import { catchError, concat, concatMap, EMPTY, map, of, switchMap, take } from 'rxjs';
import type { Behaviour } from '../behaviour';
import type { NoteId } from '../notes/note';
import { ofType } from '../operators/of-type';
import { tag } from '../operators/tag';
import type { Event } from '../state/events';
import { selectUntoldReads } from '../state/selectors';
import { READ_COUNT, UNREAD_COUNT } from '../timing';

/**
 * Read or marked as unread here, the platform is told, in order, many notes in one request; a mark that fails keeps its
 * local flag, and is sent again when the platform has next answered with notes (section 4, decision 7).
 */
export const markRead: Behaviour = (events$, state$, { client }) =>
  events$.pipe(
    ofType(...MARKING, ...ANSWERS),
    concatMap(() =>
      state$.pipe(
        take(1),
        switchMap((state) => {
          const reads = selectUntoldReads(state);
          if (Object.keys(reads).length === 0) return EMPTY;
          return concat(
            of<Event>({ type: 'reads.sent', reads }),
            client.notifications.markRead(countsOf(reads), { keepalive: true }).pipe(
              map(({ success }): Event =>
                success ? { type: 'reads.confirmed', reads } : { type: 'reads.failed' },
              ),
              catchError(() => of<Event>({ type: 'reads.failed' })),
            ),
          );
        }),
        tag('markRead > tell'),
      ),
    ),
  );

/** After which a note may be read, or unread, that was not before. */
const MARKING = [
  'note.selected',
  'moderation.requested',
  'moderation.undone',
  'reads.allRequested',
  'unread.requested',
] as const;

/** The platform answers: what it has not been told yet, it can be told now. */
const ANSWERS = ['notes.listed', 'notes.fetched', 'notes.confirmed'] as const;

const countsOf = (reads: Readonly<Record<NoteId, boolean>>): Record<string, number> =>
  Object.fromEntries(Object.entries(reads).map(([id, isRead]) => [id, isRead ? READ_COUNT : UNREAD_COUNT]));
