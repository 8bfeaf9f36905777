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
import { KNOWN_MAX_NOTES, NOTE_CLOCK_SKEW_MS } from '../timing';

/** Notes that somebody knows now, and those of them that may be new. */
interface Answer {
  readonly known: readonly Aged[];
  readonly unseen: readonly NoteSummary[];
}

/** What is known: all up to the newest note of the first answer, null before it, and what came later. */
interface Known {
  readonly upTo: Aged | null;
  readonly later: readonly Aged[];
  readonly found: readonly NoteSummary[];
}

/**
 * Emits the notes that arrive while this tab notifies, in any order. The notes of the first answer are not
 * new, nor are those that arrived on a visible page: this one, or that of another leader, whose newest
 * note `told$` emits.
 */
export const newNotes$ = (state$: StateStream, told$: Observable<Aged>): Observable<readonly NoteSummary[]> =>
  merge(
    told$.pipe(map((told): Partial<Answer> => ({ known: [told] }))),
    state$.pipe(
      filter(isBellKnown),
      select(selectReportedNotes),
      map((known): Answer => ({ known, unseen: unseenIn(state$.value, known) })),
    ),
  ).pipe(
    scan<Partial<Answer>, Known>(
      ({ upTo, later }, { known = [], unseen }) => {
        if (!upTo || !unseen) return { upTo: newestOf([upTo ?? ORIGIN, ...known]), later, found: [] };
        const isNew = (note: Aged): boolean => newerThan(upTo)(note) && !isIn(later)(note);
        return {
          upTo,
          later: [...later, ...known.filter(isNew)].slice(-KNOWN_MAX_NOTES),
          found: unseen.filter(isNew),
        };
      },
      { upTo: null, later: [], found: [] },
    ),
    map(({ found }) => found),
    filter((found) => found.length > 0),
  );

/** Whether a note is among these, with the same activity or a later one. */
export const isIn =
  (notes: readonly Aged[]) =>
  ({ id, timestamp }: Aged): boolean =>
    notes.some((note) => note.id === id && note.timestamp >= timestamp);

/** Before the first note. */
const ORIGIN: Aged = { id: 0, timestamp: 0 };

/** A note from the future would hide all others. */
const isPlausible = ({ timestamp }: Aged): boolean => timestamp < asyncScheduler.now() + NOTE_CLOCK_SKEW_MS;

/** Whether a note is newer than this one; one from the future is older than any. */
const newerThan =
  (than: Aged) =>
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
