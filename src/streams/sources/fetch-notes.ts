import { catchError, map, type Observable, of, throwError } from 'rxjs';
import { ApiError, type Client } from '../../client';
import type { Note, NoteId } from '../notes/note';
import { parseNotes, type ParsedNotes } from '../notes/parse-note';
import type { EventOf } from '../state/events';
import type { Tick } from '../state/state';

/** The fields of section 7, and the others of section 3 that the screens show. */
const FIELDS = 'id,type,unread,body,subject,timestamp,meta,note_hash,read,header,url,icon,noticon,title';

/** What fetching needs: the client, and somebody to tell of malformed answers. */
export interface FetchDeps {
  readonly client: Pick<Client, 'notifications'>;
  readonly report: (problem: string) => void;
}

/** The newest `number` notes. Errs when the request fails or the answer is no list; malformed notes are left out. */
export const fetchList$ = (
  number: number,
  asked: Tick,
  { client, report }: FetchDeps,
): Observable<EventOf<'notes.listed'>> =>
  client.notifications.list({ query: { fields: FIELDS, number } }).pipe(
    map((answer) => {
      const { notes, count, lastSeenTime } = readNotes(answer, report);
      return { type: 'notes.listed', notes, number, isComplete: count < number, lastSeenTime, asked };
    }),
  );

/** A note, or that there is none of this id any more; neither when it came malformed. */
export interface FetchedNote {
  readonly notes: readonly Note[];
  readonly gone: readonly NoteId[];
}

/** One note by its id. Errs when the request fails for any reason but that the note is gone. */
export const fetchNote$ = (id: NoteId, { client, report }: FetchDeps): Observable<FetchedNote> => {
  const gone: FetchedNote = { notes: [], gone: [id] };
  return client.notifications.get({ id }, { query: { fields: FIELDS } }).pipe(
    map((answer) => {
      const { notes, count } = readNotes(answer, report);
      return count === 0 ? gone : { notes, gone: [] };
    }),
    catchError((error: unknown) =>
      error instanceof ApiError && error.status === 404 ? of(gone) : throwError(() => error),
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
