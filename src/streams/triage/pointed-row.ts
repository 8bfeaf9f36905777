import {
  distinctUntilChanged,
  filter,
  map,
  merge,
  NEVER,
  type Observable,
  of,
  pairwise,
  race,
  scan,
  startWith,
  switchMap,
  take,
  timer,
} from 'rxjs';
import type { NoteId } from '../notes/note';
import { ROW_FOCUS_MS, ROW_HOVER_MS } from '../timing';

/** The row whose actions show. */
export interface PointedRow {
  readonly id: NoteId;
  /** A finger has asked for them, so that they are large and labelled. */
  readonly isTouch: boolean;
}

/** The row with the visible focus of the keyboard. */
export interface FocusedRow {
  readonly id: NoteId;
  /** One of its actions has the focus. */
  readonly isInTools: boolean;
}

/** What the blogger points at; null if it is no row. */
interface Pointers {
  /** The row under a mouse that moves. */
  readonly hovered$: Observable<NoteId | null>;
  readonly focused$: Observable<FocusedRow | null>;
  /** The Tab key, which leads from a row to its actions. */
  readonly tabbed$: Observable<unknown>;
  /** The row on which a finger has rested or swiped. */
  readonly touched$: Observable<NoteId | null>;
  /** Whether a press goes on. */
  readonly pressed$: Observable<boolean>;
}

interface Pointed {
  readonly hovered: NoteId | null;
  readonly focused: FocusedRow | null;
  readonly touched: NoteId | null;
}

/**
 * The row whose actions show: that of the finger, otherwise the last one of mouse and keyboard. The mouse
 * does not take the actions away among which the focus is.
 */
export const pointedRow = ({
  hovered$,
  focused$,
  tabbed$,
  touched$,
  pressed$,
}: Pointers): Observable<PointedRow | null> =>
  merge(
    // Before the next line, so that no other row shows in between.
    stayed(focused$, tabbed$).pipe(map((focused) => ({ focused }))),
    rested({ hovered$, focused$, pressed$ }).pipe(map((hovered) => ({ hovered }))),
    touched$.pipe(map((touched) => ({ touched }))),
  ).pipe(
    scan((pointed: Pointed, change: Partial<Pointed>) => ({ ...pointed, ...change }), {
      hovered: null,
      focused: null,
      touched: null,
    }),
    map(rowOf),
    distinctUntilChanged((one, other) => one?.id === other?.id && one?.isTouch === other?.isTouch),
  );

function rowOf({ hovered, focused, touched }: Pointed): PointedRow | null {
  if (touched !== null) return { id: touched, isTouch: true };
  const id = focused?.isInTools ? focused.id : (hovered ?? focused?.id ?? null);
  return id === null ? null : { id, isTouch: false };
}

/**
 * The focused row once the focus has been on it for a moment, or before Tab leaves it. The actions of each
 * row that a held J passes would cost more than the rest of its key.
 */
const stayed = (
  focused$: Observable<FocusedRow | null>,
  tabbed$: Observable<unknown>,
): Observable<FocusedRow | null> =>
  focused$.pipe(
    startWith(null),
    pairwise(),
    switchMap(([before, focused]) =>
      focused === null || focused.isInTools || focused.id === before?.id
        ? of(focused)
        : race(timer(ROW_FOCUS_MS), tabbed$).pipe(
            take(1),
            map(() => focused),
            startWith(null),
          ),
    ),
  );

/**
 * The hovered row once the mouse has been on it for a moment, until a row gets the focus. Not during a
 * press: actions that come under it would take its end, and the row would not get the click.
 */
const rested = ({
  hovered$,
  focused$,
  pressed$,
}: Omit<Pointers, 'tabbed$' | 'touched$'>): Observable<NoteId | null> =>
  merge(
    hovered$,
    focused$.pipe(
      filter((focused) => focused !== null),
      map(() => null),
    ),
  ).pipe(
    distinctUntilChanged(),
    switchMap((id) =>
      id === null
        ? of(null)
        : pressed$.pipe(
            startWith(false),
            switchMap((isPressed) => (isPressed ? NEVER : timer(ROW_HOVER_MS))),
            take(1),
            map(() => id),
            startWith(null),
          ),
    ),
  );
