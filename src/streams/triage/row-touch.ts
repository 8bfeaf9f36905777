import {
  filter,
  map,
  merge,
  type Observable,
  of,
  share,
  startWith,
  switchMap,
  take,
  takeUntil,
  takeWhile,
  timer,
} from 'rxjs';
import type { NoteId } from '../notes/note';
import { LONG_PRESS_MS } from '../timing';

/** Distance in pixels above which a touch is a scroll or a swipe. */
const MOVED_PX = 10;
/** Distance in pixels above which a swipe acts. */
export const SWIPE_PX = 96;

/** A position in pixels of the panel. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The start of a touch on a row. */
export interface TouchStart extends Point {
  readonly id: NoteId;
  /** The notes of the row: several if the row is folded. */
  readonly ids: readonly NoteId[];
  /** The direction of reading: 1, or -1 from right to left. */
  readonly forward: 1 | -1;
  /** False at the edge of the screen, where the browser handles swipes. */
  readonly canSwipe: boolean;
}

/** The action of a swipe: towards the start of a line it sets the note aside, otherwise it shows the actions. */
export type SwipeAction = 'aside' | 'actions';

/** A row that is being swiped. */
export interface Swipe {
  readonly id: NoteId;
  /** The notes of the row when the touch started; the row may change meanwhile. */
  readonly ids: readonly NoteId[];
  /** Pixels to the right; negative to the left. */
  readonly byPx: number;
  readonly action: SwipeAction;
  /** Whether the action runs if the finger is lifted now. */
  readonly willAct: boolean;
}

/** An event of a touch on a row. */
export type RowTouch =
  | { readonly type: 'rested'; readonly id: NoteId }
  | { readonly type: 'swiping'; readonly swipe: Swipe }
  | { readonly type: 'swiped'; readonly swipe: Swipe }
  /** The row is back where it was. */
  | { readonly type: 'released' };

/** The touch events of the list. */
interface Fingers {
  /** Null for a touch beside the rows, and for a second finger. */
  readonly starts$: Observable<TouchStart | null>;
  readonly moves$: Observable<Point>;
  /** True if the finger was lifted, false if the browser has begun to scroll or zoom. */
  readonly ends$: Observable<boolean>;
  /** The browser's own long presses, which may come before `LONG_PRESS_MS`. */
  readonly holds$: Observable<unknown>;
}

/** Emits the long presses and swipes on rows (section 10). */
export const rowTouches = ({ starts$, moves$, ends$, holds$ }: Fingers): Observable<RowTouch> =>
  starts$.pipe(
    switchMap((start): Observable<RowTouch> => {
      if (!start) return of({ type: 'released' });
      const paths$ = moves$.pipe(map(({ x, y }): Point => ({ x: x - start.x, y: y - start.y })));
      const leaves$ = paths$.pipe(filter(hasMoved), take(1), share());
      const rests$ = merge(timer(LONG_PRESS_MS), holds$).pipe(
        take(1),
        map((): RowTouch => ({ type: 'rested', id: start.id })),
        takeUntil(merge(leaves$, ends$)),
        share(),
      );
      const swipes$ = leaves$.pipe(
        filter(({ x, y }) => start.canSwipe && Math.abs(x) > Math.abs(y)),
        switchMap((path) => swipeAlong(start, paths$.pipe(startWith(path)), ends$)),
        takeUntil(rests$),
      );
      return merge(rests$, swipes$);
    }),
  );

const hasMoved = ({ x, y }: Point): boolean => Math.hypot(x, y) > MOVED_PX;

/** A swipe from its first movement to its end. */
const swipeAlong = (
  start: TouchStart,
  paths$: Observable<Point>,
  ends$: Fingers['ends$'],
): Observable<RowTouch> =>
  paths$.pipe(
    map(({ x }) => swipeOf(start, x)),
    switchMap((swipe) =>
      ends$.pipe(
        map((isLifted): RowTouch =>
          isLifted && swipe.willAct ? { type: 'swiped', swipe } : { type: 'released' },
        ),
        startWith<RowTouch>({ type: 'swiping', swipe }),
      ),
    ),
    takeWhile(({ type }) => type === 'swiping', true),
  );

const swipeOf = ({ id, ids, forward }: TouchStart, byPx: number): Swipe => ({
  id,
  ids,
  byPx,
  action: byPx * forward < 0 ? 'aside' : 'actions',
  willAct: Math.abs(byPx) > SWIPE_PX,
});
