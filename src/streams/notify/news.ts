import { catchError, mergeMap, type Observable, of } from 'rxjs';
import type { News } from '../../embed/protocol';
import { type FetchDeps, fetchNote$ } from '../list/fetch-notes';
import { aboutNote } from '../notes/about';
import type { Note } from '../notes/note';
import type { NoteSummary } from '../notes/note-summary';
import type { State } from '../state/state';
import type { Arrival } from './arrivals';

/**
 * Emits the message about one note, which is fetched unless the list contains it. If the fetch fails, the
 * message has no text; if the note is gone, none is emitted.
 */
export const noteNews$ = (
  kind: News['kind'],
  { id, timestamp }: NoteSummary,
  { allNotes }: State,
  deps: FetchDeps,
): Observable<News> => {
  const { [id]: held } = allNotes;
  if (held && held.timestamp >= timestamp) return of(newsOf(kind, held));
  return fetchNote$(id, deps).pipe(
    mergeMap(({ notes, unreadable }) =>
      notes.length > 0
        ? notes.map((note) => newsOf(kind, note))
        : unreadable.map(() => textless(kind, id, 1)),
    ),
    catchError(() => of(textless(kind, id, 1))),
  );
};

/** Returns one message about several notes of a kind. */
export const groupNews = ({ kind, notes, count }: Arrival): News => textless(kind, notes[0]?.id ?? 0, count);

const textless = (kind: News['kind'], id: number, count: number): News => ({
  kind,
  id,
  count,
  title: '',
  body: '',
  icon: '',
});

function newsOf(kind: News['kind'], note: Note): News {
  const [title = '', body = ''] = aboutNote(note).split('\n');
  return { ...textless(kind, note.id, 1), title, body, icon: /^https:/i.test(note.icon) ? note.icon : '' };
}
