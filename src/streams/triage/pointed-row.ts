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

/** The row that shows its actions. */
export interface PointedRow {
  readonly id: NoteId;
  /** Whether a finger has requested the actions, so that they are large and labelled. */
  readonly isTouch: boolean;
}

/** The row with the visible keyboard focus. */
export interface FocusedRow {
  readonly id: NoteId;
  /** Whether one of the row's actions has the focus. */
  readonly isInTools: boolean;
}

/** What the blogger points at with mouse, keyboard or finger; null for no row. */
interface Pointers {
  /** The row under a moving mouse. */
  readonly hovered$: Observable<NoteId | null>;
  readonly focused$: Observable<FocusedRow | null>;
  /** Emits when the Tab key moves the focus from a row to its actions. */
  readonly tabbed$: Observable<unknown>;
  /** The row on which a finger has rested or which it has swiped. */
  readonly touched$: Observable<NoteId | null>;
  /** Whether a mouse button or finger is down. */
  readonly pressed$: Observable<boolean>;
}

interface Pointed {
  readonly hovered: NoteId | null;
  readonly focused: FocusedRow | null;
  readonly touched: NoteId | null;
}

/**
 * Emits the row that shows its actions: the row of the finger, otherwise the last one of mouse and keyboard.
 * The mouse does not hide actions that contain the focus.
 */
export const pointedRow = ({
  hovered$,
  focused$,
  tabbed$,
  touched$,
  pressed$,
}: Pointers): Observable<PointedRow | null> =>
  merge(
    // Merged before the mouse, so that the actions of no other row are shown in between.
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
 * Emits the focused row once the focus has stayed on it for 200 ms, or before Tab moves into its actions.
 * Drawing the actions of each row that a held J passes would cost more than the rest of the key press.
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
 * Emits the hovered row once the mouse has rested on it for 100 ms, and null when a row gets the focus. Waits
 * while a button is down, because actions that appear under the mouse would take the click from the row.
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
