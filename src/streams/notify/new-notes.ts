import { asyncScheduler, filter, map, merge, type Observable, scan } from 'rxjs';
import type { Aged } from '../notes/aged';
import type { NoteSummary } from '../notes/note-summary';
import { select } from '../operators/select';
import { selectHiddenIds } from '../outbox/note-records';
import { isBellKnown } from '../reading/bell';
import { isNotifying } from '../state/awake';
import type { StateStream } from '../state/behaviour';
import { newestFirst, selectReportedNotes } from '../state/sorted-notes';
import type { State } from '../state/state';
import { NOTE_CLOCK_SKEW_MS } from '../timing';

/** Notes that somebody knows now, and those of them that are new if they are newer than all before. */
interface Answer {
  readonly known: readonly Aged[];
  readonly unseen: readonly NoteSummary[];
}

/** The newest note that this browser knows; null before the first answer. */
interface Known {
  readonly newest: Aged | null;
  readonly found: readonly NoteSummary[];
}

/**
 * Emits the notes that arrive while this tab notifies. The notes of the first answer are not new, nor
 * are those that arrived on a visible page: this one, or that of another leader, whose newest note
 * `told$` emits.
 */
export const newNotes$ = (state$: StateStream, told$: Observable<Aged>): Observable<readonly NoteSummary[]> =>
  merge(
    told$.pipe(map((told): Answer => ({ known: [told], unseen: [] }))),
    state$.pipe(
      filter(isBellKnown),
      select(selectReportedNotes),
      map((known): Answer => ({ known, unseen: unseenIn(state$.value, known) })),
    ),
  ).pipe(
    scan<Answer, Known>(
      ({ newest }, { known, unseen }) => ({
        newest: newestOf([newest ?? ORIGIN, ...known]),
        found: newest ? unseen.filter(newerThan(newest)) : [],
      }),
      { newest: null, found: [] },
    ),
    map(({ found }) => found),
    filter((found) => found.length > 0),
  );

/** Before the first note. */
const ORIGIN: Aged = { id: 0, timestamp: 0 };

/** A note from the future would hide all others. */
const isPlausible = ({ timestamp }: Aged): boolean => timestamp < asyncScheduler.now() + NOTE_CLOCK_SKEW_MS;

/** Whether a note is newer than this one; undefined and one from the future are older than any. */
export const newerThan =
  (than: Aged = ORIGIN) =>
  (note: Aged): boolean =>
    isPlausible(note) && newestFirst(note, isPlausible(than) ? than : ORIGIN) < 0;

const newestOf = (notes: readonly Aged[]): Aged => notes.reduce((a, b) => (newerThan(a)(b) ? b : a));

/** The notes that the blogger has neither seen elsewhere nor taken away, while this tab notifies. */
function unseenIn(state: State, notes: readonly NoteSummary[]): readonly NoteSummary[] {
  const hidden = selectHiddenIds(state);
  return isNotifying(state)
    ? notes.filter(
        ({ id, isRead, timestamp }) =>
          !isRead && !hidden.has(id) && Math.floor(timestamp / 1000) > state.lastSeenTime,
      )
    : [];
}
