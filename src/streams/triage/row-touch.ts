import {
  distinctUntilChanged,
  filter,
  map,
  merge,
  mergeAll,
  type Observable,
  of,
  race,
  skip,
  startWith,
  switchMap,
  take,
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
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The start of a touch on a row. */
export interface TouchStart extends Point {
  readonly id: NoteId;
  /** The notes of the row, which may change meanwhile: several if the row is folded. */
  readonly ids: readonly NoteId[];
  /** The direction of reading: 1, or -1 from right to left. */
  readonly forward: 1 | -1;
  /** False at the edge of the screen, where the browser handles swipes. */
  readonly canSwipe: boolean;
}

/** A row that is being swiped. */
export interface Swipe {
  readonly kind: 'swipe';
  readonly id: NoteId;
  /** Pixels to the right; negative to the left. */
  readonly byPx: number;
  /** A swipe towards the start of a line sets the note aside, otherwise it shows the actions. */
  readonly action: 'aside' | 'actions';
  /** Whether the action runs if the finger is lifted now. */
  readonly willAct: boolean;
}

/** The content beside a touched row: a swipe's label or large actions; `none` removes it. */
export type RowTouch =
  | Swipe
  | { readonly kind: 'large'; readonly id: NoteId }
  /** `aside` has the notes that the swipe sets aside. */
  | { readonly kind: 'none'; readonly aside?: readonly NoteId[] };

export const NONE: RowTouch = { kind: 'none' };

interface Fingers {
  /** Null for a touch beside the rows. A touch on a row's actions is not emitted. */
  readonly starts$: Observable<TouchStart | null>;
  readonly moves$: Observable<Point>;
  readonly lifts$: Observable<unknown>;
  /** The browser's own long presses, which may come before `LONG_PRESS_MS`. */
  readonly holds$: Observable<unknown>;
  /** Emits when the browser begins to scroll or zoom, and after a click or a key. */
  readonly closes$: Observable<unknown>;
}

/** Emits what long presses and swipes on rows show and hide (section 10). A tap shows nothing. */
export const rowTouches = (fingers: Fingers): Observable<RowTouch> =>
  fingers.starts$.pipe(
    switchMap((start) =>
      merge(start ? touchOf(start, fingers) : of(NONE), fingers.closes$.pipe(map(() => NONE))).pipe(
        startWith(NONE),
        takeWhile(({ kind }, index) => index === 0 || kind !== 'none', true),
      ),
    ),
    startWith(NONE),
    distinctUntilChanged((last, next) => last.kind === 'none' && next.kind === 'none'),
    skip(1),
  );

/** A touch is a long press, a swipe, or neither, whichever comes first. */
function touchOf(start: TouchStart, { moves$, lifts$, holds$ }: Fingers): Observable<RowTouch> {
  const paths$ = moves$.pipe(map(({ x, y }): Point => ({ x: x - start.x, y: y - start.y })));
  return race(
    merge(timer(LONG_PRESS_MS), holds$).pipe(map(() => of<RowTouch>({ kind: 'large', id: start.id }))),
    paths$.pipe(
      filter(({ x, y }) => Math.hypot(x, y) > MOVED_PX),
      map((path) =>
        start.canSwipe && Math.abs(path.x) > Math.abs(path.y)
          ? swipeAlong(start, paths$.pipe(startWith(path)), lifts$)
          : of(NONE),
      ),
    ),
    lifts$.pipe(map(() => of(NONE))),
  ).pipe(take(1), mergeAll());
}

const swipeAlong = (
  { id, ids, forward }: TouchStart,
  paths$: Observable<Point>,
  lifts$: Observable<unknown>,
): Observable<RowTouch> =>
  paths$.pipe(
    switchMap(({ x: byPx }) => {
      const action = byPx * forward < 0 ? 'aside' : 'actions';
      const willAct = Math.abs(byPx) > SWIPE_PX;
      const acted: RowTouch = action === 'aside' ? { kind: 'none', aside: ids } : { kind: 'large', id };
      return lifts$.pipe(
        map(() => (willAct ? acted : NONE)),
        startWith<RowTouch>({ kind: 'swipe', id, byPx, action, willAct }),
      );
    }),
    takeWhile(({ kind }) => kind === 'swipe', true),
  );
