import {
  distinctUntilChanged,
  filter,
  fromEvent,
  ignoreElements,
  map,
  merge,
  type Observable,
  of,
  startWith,
  switchMap,
  takeUntil,
  tap,
} from 'rxjs';
import type { NoteId } from '../../streams/notes/note';
import type { Store } from '../../streams/state/store';
import { ROW_FOCUS_MS, ROW_HOVER_MS } from '../../streams/timing';
import { type Beside, besideRow, type Pointing } from '../../streams/triage/pointed-row';
import { rowTouches, type TouchStart } from '../../streams/triage/row-touch';

/** Swipes that begin closer to the edge of the screen, in pixels, belong to the browser: back and forward. */
const EDGE_PX = 32;

const elementOf = ({ target }: Event): Element | null => (target instanceof Element ? target : null);
const toolsAt = (element: Element | null): Element | null => element?.closest('.row-tools') ?? null;
/** The row that contains an element, itself or in its actions. */
const rowAt = (element: Element | null): HTMLElement | null =>
  element?.closest('li')?.querySelector<HTMLElement>(':scope > .row') ?? null;
function idAt(element: Element | null): NoteId | null {
  const row = rowAt(element);
  return row && Number(row.dataset.note);
}

const on = (target: EventTarget, types: string, options = {}): Observable<PointerEvent> =>
  merge(...types.split(' ').map((type) => fromEvent<PointerEvent>(target, type, options)));

/** Emits the content beside a row of the list (section 10), and sets swiped notes aside. */
export function besideRows(list: HTMLElement, send: Store['send']): Observable<Beside | null> {
  const { ownerDocument: document } = list;
  const finger = (type: string): Observable<PointerEvent> =>
    on(document, type).pipe(filter(({ pointerType, isPrimary }) => pointerType === 'touch' && isPrimary));
  const touches$ = rowTouches({
    starts$: finger('pointerdown').pipe(
      filter((event) => !toolsAt(elementOf(event))),
      map(startOf),
    ),
    moves$: finger('pointermove').pipe(map(({ clientX: x, clientY: y }) => ({ x, y }))),
    lifts$: finger('pointerup'),
    // Otherwise the browser would show its menu.
    holds$: on(list, 'contextmenu').pipe(tap((event) => event.preventDefault())),
    closes$: merge(finger('pointercancel'), on(document, 'click keydown')),
  }).pipe(
    tap((touch) => {
      if (touch.kind === 'none' && touch.aside) send({ type: 'aside.requested', ids: touch.aside });
    }),
    switchMap((touch) => merge(of(touch), refusedClicks(document))),
  );
  return besideRow(pointings(list), touches$);
}

function startOf(event: PointerEvent): TouchStart | null {
  const { clientX: x, clientY: y } = event;
  const row = rowAt(elementOf(event));
  if (!row) return null;
  const id = Number(row.dataset.note);
  const ids = row.dataset.folded?.split(' ').map(Number) ?? [id];
  // Uses the panel's direction, because the texts of a row have their own.
  const forward = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  return { id, ids, x, y, forward, canSwipe: x >= EDGE_PX && x <= innerWidth - EDGE_PX };
}

/**
 * Refuses the click on a row, and the browser's menu, at the end of a press that has shown or hidden something beside a
 * row. Emits nothing.
 */
const refusedClicks = (document: Document): Observable<never> =>
  on(document, 'click contextmenu', { capture: true }).pipe(
    // Keys and assistive technologies click without a press.
    filter((event) => (event.type !== 'click' || event.detail > 0) && rowAt(elementOf(event)) !== null),
    tap((event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    }),
    ignoreElements(),
    takeUntil(on(document, 'pointerdown', { capture: true })),
  );

/**
 * The rows that the mouse and the keyboard reach. A mouse at rest is ignored, because rows also move under it.
 * The focused row is emitted while the mouse is on no row, and while one of its actions has the focus.
 */
function pointings(list: HTMLElement): Observable<Pointing> {
  const { ownerDocument: document } = list;
  const moves$ = on(list, 'pointermove').pipe(
    filter(({ pointerType }) => pointerType !== 'touch'),
    distinctUntilChanged((one, { screenX, screenY }) => one.screenX === screenX && one.screenY === screenY),
  );
  return merge(
    merge(moves$, on(list, 'pointerleave scroll')).pipe(
      map(elementOf),
      startWith(null),
      map((hovered) => {
        const focused = document.activeElement?.matches(':focus-visible') ? document.activeElement : null;
        return { id: idAt(toolsAt(focused) ?? hovered) ?? idAt(focused), restMs: ROW_HOVER_MS };
      }),
    ),
    on(document, 'focusin').pipe(
      map(elementOf),
      // A press in the list moves the focus invisibly, which is ignored here.
      filter((focused) => focused?.matches(':focus-visible, :not(li *)') === true),
      map((focused) => ({ id: idAt(focused), restMs: focused?.matches('.row') ? ROW_FOCUS_MS : 0 })),
    ),
    // Tab leads from a row to its actions, so it cannot wait for them.
    fromEvent<KeyboardEvent>(list, 'keydown').pipe(
      filter(({ key, shiftKey }) => key === 'Tab' && !shiftKey),
      map((event) => ({ id: idAt(elementOf(event)), restMs: 0 })),
    ),
  );
}
