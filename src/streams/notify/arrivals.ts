import { map, merge, mergeMap, type Observable, scan } from 'rxjs';
import type { News } from '../../embed/protocol';
import type { NoteSummary } from '../notes/note-summary';

/** New notes of one kind. `count` is the number of notes of that kind since the page was hidden. */
export interface Arrival {
  readonly kind: News['kind'];
  readonly notes: readonly NoteSummary[];
  readonly count: number;
}

const KINDS: readonly News['kind'][] = ['comment', 'like', 'follow'];

const isOfKind: Record<News['kind'], (type: string) => boolean> = {
  comment: (type) => type === 'comment',
  like: (type) => type === 'like' || type === 'comment_like',
  follow: (type) => type === 'follow',
};

/** Groups new notes by kind. Notes of other kinds are left out. The counts restart when `restarted$` emits. */
export const arrivals$ = (
  found$: Observable<readonly NoteSummary[]>,
  restarted$: Observable<unknown>,
): Observable<Arrival> =>
  merge(found$, restarted$.pipe(map(() => null))).pipe(
    scan<readonly NoteSummary[] | null, readonly Arrival[]>(
      (before, found) =>
        KINDS.map((kind, index) => {
          const notes = (found ?? []).filter(({ type }) => isOfKind[kind](type));
          return { kind, notes, count: found ? (before[index]?.count ?? 0) + notes.length : 0 };
        }),
      [],
    ),
    mergeMap((arrivals) => arrivals.filter(({ notes }) => notes.length > 0)),
  );
