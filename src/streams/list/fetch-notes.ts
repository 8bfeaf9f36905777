import { catchError, map, type Observable, of, throwError } from 'rxjs';
import { asObject } from '../../lib/json';
import type { PolledNote } from '../notes/polled-note';
import type { Note, NoteId } from '../notes/note';
import { type ParsedNotes, parseNotes } from '../notes/parse-note';
import type { EventOf } from '../state/events';
import type { Tick } from '../state/tick';
import type { NotificationsQuery } from '../../client/types/queries';
import type { PanelClient } from '../panel-client';

/** The fields of section 7, and those of section 3 that the screens show. */
const FIELDS = 'id,type,unread,body,subject,timestamp,meta,note_hash,read,header,url,icon,noticon,title';

export interface FetchDeps {
  readonly client: Pick<PanelClient, 'notifications'>;
  /** Receives a message about each malformed response or note. */
  readonly report: (problem: string) => void;
}

/**
 * Fetches the newest `number` notes; malformed ones are left out. Errors if the request fails or
 * the response has no list.
 */
export const fetchList$ = (
  number: number,
  asked: Tick,
  deps: FetchDeps,
): Observable<EventOf<'notes.listed'>> =>
  requestNotes$({ number }, deps).pipe(
    map(({ notes, unreadable, count, lastSeenTime }) => {
      const isComplete = count < number;
      return { type: 'notes.listed', notes, unreadable, number, isComplete, lastSeenTime, asked };
    }),
  );

/** Requests and parses a list of notes (section 7). Errors like `fetchList$`. */
export const requestNotes$ = (
  query: NotificationsQuery,
  { client, report }: FetchDeps,
): Observable<ParsedNotes> =>
  client.notifications
    .list({ query: { fields: FIELDS, ...query } })
    .pipe(map((response) => parseAndReport(response, report)));

/** The note, `gone` if it no longer exists, or `unreadable` if it is malformed. */
export interface NoteResponse {
  readonly notes: readonly Note[];
  readonly gone: readonly NoteId[];
  readonly unreadable: readonly PolledNote[];
}

/** Fetches one note. Errors if the request fails, unless the note is gone. */
export const fetchNote$ = (id: NoteId, { client, report }: FetchDeps): Observable<NoteResponse> => {
  const gone: NoteResponse = { notes: [], gone: [id], unreadable: [] };
  return client.notifications.get(id, { query: { fields: FIELDS } }).pipe(
    map((response) => {
      const { notes, unreadable, count } = parseAndReport(response, report);
      return count === 0 ? gone : { notes, gone: [], unreadable };
    }),
    catchError((error: unknown) =>
      // Any other 404 is the platform's fault.
      asObject(error).name === 'UnknownNoteError' ? of(gone) : throwError(() => error),
    ),
  );
};

/** Reports each malformed note; throws if the response has no list. */
function parseAndReport(response: unknown, report: FetchDeps['report']): ParsedNotes {
  const parsed = parseNotes(response);
  if ('problem' in parsed) {
    report(parsed.problem);
    throw new TypeError(parsed.problem);
  }
  parsed.problems.forEach(report);
  return parsed;
}
