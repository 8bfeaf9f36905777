import { useObservableState } from 'observable-hooks';
import { type RefObject, useMemo } from 'react';
import {
  combineLatest,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  type Observable,
  skip,
  startWith,
  switchMap,
  take,
  tap,
} from 'rxjs';
import type { NoteId } from '../../streams/notes/note';
import { select } from '../../streams/operators/select';
import type { State } from '../../streams/state/state';
import type { Store } from '../../streams/state/store';
import { pointedRow, type PointedRow } from '../../streams/triage/pointed-row';
import type { RowTouch, Swipe } from '../../streams/triage/row-touch';
import { usePanel } from '../panel-context';
import {
  focusedRow,
  hoveredRow,
  ignoreClick,
  isTapOnRow,
  pressed,
  tabbed,
  touchedRows,
  turnsAway,
} from './row-events';

const isPanelOpen = (state: State): boolean => state.isPanelOpen;

interface RowPointer {
  /** The row whose actions show. */
  readonly pointed: PointedRow | null;
  /** The row that a finger swipes. */
  readonly swipe: Swipe | null;
}

const NOTHING: RowPointer = { pointed: null, swipe: null };

/** Follows the row that the blogger points at with the mouse, the keyboard or a finger, and swipes. */
export function useRowPointer(scroller: RefObject<HTMLElement | null>): RowPointer {
  const { store } = usePanel();
  const pointer$ = useMemo(
    () => defer(() => (scroller.current ? rowPointer(scroller.current, store) : EMPTY)),
    [scroller, store],
  );
  return useObservableState(pointer$, NOTHING);
}

function rowPointer(list: HTMLElement, store: Store): Observable<RowPointer> {
  const touches$ = touchedRows(list);
  const pointed$ = pointedRow({
    hovered$: hoveredRow(list),
    focused$: focusedRow(list),
    tabbed$: tabbed(list),
    touched$: askedRow(list, touches$, store),
    pressed$: pressed(list),
  });
  const swipe$ = touches$.pipe(
    tap((touch) => onSwiped(store, touch)),
    map((touch) => (touch.type === 'swiping' ? touch.swipe : null)),
    distinctUntilChanged(),
  );
  return combineLatest({
    pointed: pointed$.pipe(startWith(null)),
    swipe: swipe$.pipe(startWith(null)),
  }).pipe(skip(1));
}

/** The row whose actions a finger has requested, until one is used, or the blogger does something else. */
const askedRow = (
  list: HTMLElement,
  touches$: Observable<RowTouch>,
  { state$ }: Store,
): Observable<NoteId | null> =>
  touches$.pipe(
    map(idOfAsked),
    filter((id) => id !== null),
    tap(() => ignoreClick(list)),
    switchMap((id) =>
      merge(turnsAway(list), state$.pipe(select(isPanelOpen), skip(1))).pipe(
        take(1),
        tap((cause) => cause instanceof Event && isTapOnRow(cause) && ignoreClick(list)),
        map(() => null),
        startWith(id),
      ),
    ),
  );

function idOfAsked(touch: RowTouch): NoteId | null {
  if (touch.type === 'rested') return touch.id;
  return touch.type === 'swiped' && touch.swipe.action === 'actions' ? touch.swipe.id : null;
}

function onSwiped({ send }: Store, touch: RowTouch): void {
  if (touch.type !== 'swiped' || touch.swipe.action !== 'aside') return;
  send({ type: 'aside.requested', ids: touch.swipe.ids });
}
