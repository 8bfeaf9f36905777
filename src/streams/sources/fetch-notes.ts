import { catchError, map, type Observable, of, throwError } from 'rxjs';
import { ApiError } from '../../client';
import type { PolledNote } from '../notes/difference';
import type { Note, NoteId } from '../notes/note';
import { parseNotes, type ParsedNotes } from '../notes/parse-note';
import type { EventOf } from '../state/events';
import type { Tick } from '../state/state';
import type { PanelClient } from '../platform';

/** The fields of section 7, and the others of section 3 that the screens show. */
const FIELDS = 'id,type,unread,body,subject,timestamp,meta,note_hash,read,header,url,icon,noticon,title';

/** What fetching needs: the client, and somebody to tell of malformed answers. */
export interface FetchDeps {
  readonly client: Pick<PanelClient, 'notifications'>;
  readonly report: (problem: string) => void;
}

/** The newest `number` notes. Errs when the request fails or the answer is no list; malformed notes are left out. */
export const fetchList$ = (
  number: number,
  asked: Tick,
  deps: FetchDeps,
): Observable<EventOf<'notes.listed'>> =>
  askForNotes$({ number }, deps).pipe(
    map(({ notes, unreadable, count, lastSeenTime }) => {
      const isComplete = count < number;
      return { type: 'notes.listed', notes, unreadable, number, isComplete, lastSeenTime, asked };
    }),
  );

/** A list of notes as asked for (section 7). Errs as `fetchList$` does. */
export const askForNotes$ = (
  query: { readonly number: number; readonly before?: number },
  { client, report }: FetchDeps,
): Observable<ParsedNotes> =>
  client.notifications
    .list({ query: { fields: FIELDS, ...query } })
    .pipe(map((answer) => readNotes(answer, report)));

/** A note, or that there is none of this id any more; neither when it came malformed. */
export interface FetchedNote {
  readonly notes: readonly Note[];
  readonly gone: readonly NoteId[];
  readonly unreadable: readonly PolledNote[];
}

/** One note by its id. Errs when the request fails for any reason but that the note is gone. */
export const fetchNote$ = (id: NoteId, { client, report }: FetchDeps): Observable<FetchedNote> => {
  const gone: FetchedNote = { notes: [], gone: [id], unreadable: [] };
  return client.notifications.get(id, { query: { fields: FIELDS } }).pipe(
    map((answer) => {
      const { notes, unreadable, count } = readNotes(answer, report);
      return count === 0 ? gone : { notes, gone: [], unreadable };
    }),
    catchError((error: unknown) =>
      // Another 404 is a platform in trouble, and no word on the note.
      error instanceof ApiError && error.name === 'UnknownNoteError' ? of(gone) : throwError(() => error),
    ),
  );
};

function readNotes(answer: unknown, report: FetchDeps['report']): ParsedNotes {
  const parsed = parseNotes(answer);
  if ('problem' in parsed) {
    report(parsed.problem);
    throw new TypeError(parsed.problem);
  }
  parsed.problems.forEach(report);
  return parsed;
}
