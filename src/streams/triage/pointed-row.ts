import { distinctUntilChanged, map, type Observable, of, startWith, switchMap, timer } from 'rxjs';
import type { NoteId } from '../notes/note';
import { NONE, type RowTouch, type Swipe } from './row-touch';

/** A row that the mouse or the keyboard has reached; null for none. */
export interface Pointing {
  readonly id: NoteId | null;
  /** How long no other row may be reached before this row's actions appear, in ms. */
  readonly restMs: number;
}

/** The content that is shown beside a row. */
export type Beside = Swipe | { readonly kind: 'small' | 'large'; readonly id: NoteId };

/**
 * Emits the content beside a row: the one that a finger has requested, otherwise the actions of the pointed row.
 */
export const besideRow = (
  pointings$: Observable<Pointing>,
  touches$: Observable<RowTouch>,
): Observable<Beside | null> =>
  touches$.pipe(
    startWith(NONE),
    switchMap((touch) => (touch.kind === 'none' ? actionsOfPointed(pointings$) : of(touch))),
  );

/**
 * Emits the row that the mouse or the keyboard has reached, once it has stayed there. Drawing the actions of each
 * row that the mouse crosses, or that a held J passes, would cost more than the rest of the key press.
 */
const actionsOfPointed = (pointings$: Observable<Pointing>): Observable<Beside | null> =>
  pointings$.pipe(
    distinctUntilChanged((last, { id, restMs }) => id === last.id && (restMs > 0 || last.restMs === 0)),
    map(({ id, restMs }) => ({ restMs, beside: id === null ? null : ({ kind: 'small', id } as const) })),
    switchMap(({ beside, restMs }) =>
      restMs === 0 || !beside
        ? of(beside)
        : timer(restMs).pipe(
            map(() => beside),
            startWith(null),
          ),
    ),
    startWith(null),
    distinctUntilChanged((last, next) => last?.id === next?.id),
  );
