import memoizeOne from 'memoize-one';
import { distinctUntilChanged, filter, map, type Observable } from 'rxjs';
import type { NoteSummary } from '../notes/note-summary';
import type { State } from '../state/state';
import { selectHiddenIds } from '../outbox/note-records';
import { selectReportedNotes, selectSortedNotes } from '../state/sorted-notes';

/** The data of the host's bell: the number of new notes, and the newest one's type (section 7). */
export interface Bell {
  readonly numNew: number;
  readonly latestType: string | null;
}

export const selectBell = (state: State): Bell =>
  bell(selectReportedNotes(state), selectHiddenIds(state), state.lastSeenTime);
const bell = memoizeOne(
  (notes: readonly NoteSummary[], hidden: ReadonlySet<number>, lastSeenTime: number): Bell => {
    const unseen = notes.filter((note) => !hidden.has(note.id) && seconds(note) > lastSeenTime);
    return { numNew: unseen.length, latestType: unseen[0]?.type ?? null };
  },
);

/** Emits the data of the bell once it is known, and whenever it changes. */
export const bell$ = (state$: Observable<State>): Observable<Bell> =>
  state$.pipe(
    filter(isBellKnown),
    map(selectBell),
    distinctUntilChanged((a, b) => a.numNew === b.numNew && a.latestType === b.latestType),
  );

/** Whether the data of the bell is known: the list has arrived, or a count in a tab without a screen. */
export const isBellKnown = ({ isLoading, counted }: State): boolean => !isLoading || counted !== null;

/** The newest note's time in epoch seconds, 0 without notes. It becomes the next last-seen time (section 9). */
export function selectNewestTime(state: State): number {
  const [newest] = selectSortedNotes(state);
  return newest ? seconds(newest) : 0;
}

/** Rounded down, because last-seen times are whole seconds. Otherwise a note could never count as seen. */
const seconds = ({ timestamp }: NoteSummary): number => Math.floor(timestamp / 1000);
