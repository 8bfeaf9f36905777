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

/** A touch that moves further than this, in px, is a scroll or a swipe. */
const MOVED_PX = 10;
/** A swipe that is longer than this, in px, runs its action. */
export const SWIPE_PX = 96;

/** A position in the panel, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The start of a touch on a row. */
export interface TouchStart extends Point {
  readonly id: NoteId;
  /** The notes of the row: several if the row is folded. */
  readonly ids: readonly NoteId[];
  /** 1 if text runs from left to right, -1 if it runs from right to left. */
  readonly forward: 1 | -1;
  /** Whether the touch can become a swipe. At the edge of the screen, the browser handles swipes. */
  readonly canSwipe: boolean;
}

/**
 * What a swipe does: towards the start of a line it sets the note aside, otherwise it shows the row's actions.
 */
export type SwipeAction = 'aside' | 'actions';

/** A row that is being swiped. */
export interface Swipe {
  readonly id: NoteId;
  /** The notes of the row when the touch started; the row may have changed since. */
  readonly ids: readonly NoteId[];
  /** The length of the swipe in pixels: positive to the right, negative to the left. */
  readonly byPx: number;
  readonly action: SwipeAction;
  /** Whether the action would run if the finger were lifted now. */
  readonly willAct: boolean;
}

/** An event while the blogger touches a row. */
export type RowTouch =
  | { readonly type: 'rested'; readonly id: NoteId }
  | { readonly type: 'swiping'; readonly swipe: Swipe }
  | { readonly type: 'swiped'; readonly swipe: Swipe }
  /** The swipe ended without an action, so the row moves back. */
  | { readonly type: 'released' };

/** The touch events of the whole list. */
interface Fingers {
  /** The start of each touch; null for a touch outside the rows, or with a second finger. */
  readonly starts$: Observable<TouchStart | null>;
  readonly moves$: Observable<Point>;
  /** Emits true when the finger is lifted, and false when the browser begins to scroll or zoom. */
  readonly ends$: Observable<boolean>;
  /** Emits when the browser itself detects a long press, which may be before `LONG_PRESS_MS`. */
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

/** Emits a swipe from its first movement to its end. */
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
