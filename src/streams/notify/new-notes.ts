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

/**
 * The notes of the list or the newest note of another tab (`known`), and those that this blogger may not have
 * seen.
 */
interface Answer {
  readonly known: readonly Aged[];
  readonly unseen: readonly NoteSummary[];
}

/** The notes that are no longer new: those up to `upTo` (null before the first list), and those in `later`. */
interface Known {
  readonly upTo: Aged | null;
  readonly later: readonly Aged[];
  readonly found: readonly NoteSummary[];
}

/**
 * Emits the notes that arrive while this tab notifies, in any order. Leaves out the notes of the first list, and
 * notes that arrived while this or another leading tab was visible. `told$` emits the other tab's newest note.
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

/** Whether the notes include this note with activity at the same time or later. */
export const isIn =
  (notes: readonly Aged[]) =>
  ({ id, timestamp }: Aged): boolean =>
    notes.some((note) => note.id === id && note.timestamp >= timestamp);

/** A placeholder that is older than any note. */
const ORIGIN: Aged = { id: 0, timestamp: 0 };

/** Whether the time of a note is plausible. A note from the future would make all later notes seem old. */
const isPlausible = ({ timestamp }: Aged): boolean => timestamp < asyncScheduler.now() + NOTE_CLOCK_SKEW_MS;

/**
 * Returns a function that checks whether a note is newer than `than`. A note from the future is treated as the
 * oldest.
 */
const newerThan =
  (than: Aged) =>
  (note: Aged): boolean =>
    isPlausible(note) && newestFirst(note, isPlausible(than) ? than : ORIGIN) < 0;

const newestOf = (notes: readonly Aged[]): Aged => notes.reduce((a, b) => (newerThan(a)(b) ? b : a));

/** Returns the notes that are not read, seen or hidden; none while this tab does not notify. */
function unseenIn(state: State, notes: readonly NoteSummary[]): readonly NoteSummary[] {
  const hidden = selectHiddenIds(state);
  return isNotifying(state)
    ? notes.filter(
        ({ id, isRead, timestamp }) =>
          !isRead && !hidden.has(id) && Math.floor(timestamp / 1000) > state.lastSeenTime,
      )
    : [];
}
