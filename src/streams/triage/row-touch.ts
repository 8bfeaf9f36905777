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

/** A finger that has moved farther than this, in pixels, scrolls or swipes. */
const MOVED_PX = 10;
/** A swipe that ends farther away than this, in pixels, acts. */
export const SWIPE_PX = 96;

/** A position in pixels of the panel. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger that has come down on a row. */
export interface TouchStart extends Point {
  readonly id: NoteId;
  /** The notes of the row: several, if it is folded. */
  readonly ids: readonly NoteId[];
  /** The direction of reading: -1 from right to left. */
  readonly forward: 1 | -1;
  /** False at the edge of the screen, where a swipe is the browser's. */
  readonly canSwipe: boolean;
}

/** What a swipe does: towards the start of a line it sets the note aside, towards its end it shows the actions. */
export type SwipeAction = 'aside' | 'actions';

/** A row under a finger that swipes. */
export interface Swipe {
  readonly id: NoteId;
  /** The notes that the row had when the finger came down. It may fold, or others may join, meanwhile. */
  readonly ids: readonly NoteId[];
  /** Pixels to the right. */
  readonly byPx: number;
  readonly action: SwipeAction;
  /** Whether it acts if the finger is lifted now. */
  readonly willAct: boolean;
}

/** What a finger has done to a row. */
export type RowTouch =
  | { readonly type: 'rested'; readonly id: NoteId }
  | { readonly type: 'swiping'; readonly swipe: Swipe }
  | { readonly type: 'swiped'; readonly swipe: Swipe }
  /** The row is back where it was. */
  | { readonly type: 'released' };

/** What fingers do. */
interface Fingers {
  /** Null for one beside the rows, and for a second one. */
  readonly starts$: Observable<TouchStart | null>;
  readonly moves$: Observable<Point>;
  /** Whether the finger was lifted. Otherwise the browser has begun to scroll, or to zoom. */
  readonly ends$: Observable<boolean>;
  /** The browser's own long presses, which may come earlier. */
  readonly holds$: Observable<unknown>;
}

/** The rows on which a finger rests, and those that it swipes (section 10). */
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
