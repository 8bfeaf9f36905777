import {
  distinctUntilChanged,
  filter,
  fromEvent,
  map,
  merge,
  type Observable,
  of,
  share,
  startWith,
  switchMap,
  tap,
  timer,
  withLatestFrom,
} from 'rxjs';
import type { NoteId } from '../../streams/notes/note';
import { ROW_HOVER_MS } from '../../streams/timing';
import type { FocusedRow } from '../../streams/triage/pointed-row';
import { type RowTouch, rowTouches, type TouchStart } from '../../streams/triage/row-touch';

/** Swipes that begin closer to the edge of the screen, in pixels, belong to the browser: back and forward. */
const EDGE_PX = 32;

/** The id of the note whose row or row actions contain the target; null elsewhere. */
function rowIdAt(target: EventTarget | null): NoteId | null {
  const item = target instanceof Element ? target.closest('li') : null;
  const id = item?.querySelector(':scope > .row')?.getAttribute('data-note');
  return typeof id === 'string' ? Number(id) : null;
}

const isInTools = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('.row-tools') !== null;
const isTouch = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch';
const pointer = (target: EventTarget, type: string): Observable<PointerEvent> =>
  fromEvent<PointerEvent>(target, type);

/**
 * The row under a moving mouse. A mouse at rest does not point, because rows also move under it. A press emits
 * nothing, because the press guard would not know the actions that appear.
 */
export const hoveredRow = (list: HTMLElement): Observable<NoteId | null> =>
  merge(
    pointer(list, 'pointermove').pipe(
      filter((event) => !isTouch(event)),
      distinctUntilChanged((one, { screenX, screenY }) => one.screenX === screenX && one.screenY === screenY),
      map(({ target }) => rowIdAt(target)),
    ),
    merge(pointer(list, 'pointerleave'), fromEvent(list, 'scroll')).pipe(map(() => null)),
  );

/** Whether a press is in progress, anywhere in the panel. */
export const pressed = ({ ownerDocument: document }: HTMLElement): Observable<boolean> =>
  merge(
    ...['pointerdown', 'pointerup', 'pointercancel'].map((type) =>
      pointer(document, type).pipe(map(() => type === 'pointerdown')),
    ),
  );

/** The row with a visible focus. The focus that a touch has moved does not count. */
export function focusedRow(list: HTMLElement): Observable<FocusedRow | null> {
  const { ownerDocument: document } = list;
  const isByTouch$ = merge(
    fromEvent(document, 'keydown', { capture: true }).pipe(map(() => false)),
    pointer(document, 'pointerdown').pipe(map(isTouch)),
  ).pipe(startWith(false));
  return merge(
    fromEvent<FocusEvent>(list, 'focusin').pipe(
      withLatestFrom(isByTouch$),
      map(([event, isByTouch]): FocusedRow | null => {
        const { target } = event;
        const isVisible = !isByTouch && target instanceof Element && target.matches(':focus-visible');
        const id = isVisible ? rowIdAt(target) : null;
        return id === null ? null : { id, isInTools: isInTools(event) };
      }),
      // Waits for the click of the press that has moved the focus.
      switchMap((row) => (row ? of(row) : timer(ROW_HOVER_MS).pipe(map(() => null)))),
    ),
    fromEvent<FocusEvent>(list, 'focusout').pipe(
      filter(({ relatedTarget }) => !(relatedTarget instanceof Node && list.contains(relatedTarget))),
      map(() => null),
    ),
  );
}

/** Emits when Tab is pressed on a row, before the browser moves the focus. */
export const tabbed = (list: HTMLElement): Observable<unknown> =>
  fromEvent<KeyboardEvent>(list, 'keydown').pipe(filter(({ key, shiftKey }) => key === 'Tab' && !shiftKey));

/** The long presses and swipes of fingers on rows. */
export function touchedRows(list: HTMLElement): Observable<RowTouch> {
  const { ownerDocument: document } = list;
  return rowTouches({
    starts$: pointer(list, 'pointerdown').pipe(filter(isTouch), map(startOf)),
    moves$: pointer(list, 'pointermove').pipe(
      filter((event) => isTouch(event) && event.isPrimary),
      map(({ clientX: x, clientY: y }) => ({ x, y })),
    ),
    // Ignores a second finger, which may have come down beside the list.
    ends$: merge(pointer(document, 'pointerup'), pointer(document, 'pointercancel')).pipe(
      filter((event) => isTouch(event) && event.isPrimary),
      map(({ type }) => type === 'pointerup'),
    ),
    // Otherwise the browser would show its menu.
    holds$: fromEvent(list, 'contextmenu').pipe(tap((event) => event.preventDefault())),
  }).pipe(share());
}

function startOf(event: PointerEvent): TouchStart | null {
  const { clientX: x, clientY: y, target, view, isPrimary } = event;
  const id = rowIdAt(target);
  const row = target instanceof Element ? target.closest('.row') : null;
  if (id === null || !isPrimary || !row || !view) return null;
  const ids = row.getAttribute('data-folded')?.split(' ').map(Number) ?? [id];
  // Uses the panel's direction, because the texts of a row have their own.
  const isRtl = view.getComputedStyle(row).direction === 'rtl';
  const canSwipe = x >= EDGE_PX && x <= view.innerWidth - EDGE_PX;
  return { id, ids, x, y, forward: isRtl ? -1 : 1, canSwipe };
}

/**
 * Emits when actions that a finger has requested are to be hidden: when one is used, on scrolling, and on a
 * press or a key elsewhere. Ignores scroll events, because the panel also scrolls when notes arrive.
 */
export const turnsAway = (list: HTMLElement): Observable<Event> =>
  merge(
    // Not focus events, because a press moves the focus only at its end.
    merge(fromEvent(list.ownerDocument, 'pointerdown'), fromEvent(list.ownerDocument, 'keydown')).pipe(
      filter((event) => !isInTools(event)),
    ),
    fromEvent(list, 'click').pipe(filter(isInTools)),
    fromEvent(list, 'pointercancel'),
    fromEvent(list, 'wheel', { passive: true }),
  );

/** Whether a touch started on a row. Such a touch only hides the actions; one on a button also presses it. */
export const isTapOnRow = (event: Event): boolean =>
  event.type === 'pointerdown' &&
  'pointerType' in event &&
  event.pointerType === 'touch' &&
  event.target instanceof Element &&
  event.target.closest('.row') !== null;

/** Ignores the click and the browser's menu at the end of the current press, until the next press starts. */
export function ignoreClick({ ownerDocument: document }: HTMLElement): void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const ignore = (event: MouseEvent): void => {
    // Keys and assistive technologies click without a press.
    if (event.type === 'click' && event.detail === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('click', ignore, options);
  document.addEventListener('contextmenu', ignore, options);
  document.addEventListener('pointerdown', () => stop.abort(), options);
}
