import { type RefObject, useEffect, useState } from 'react';
import { filter, map, merge, type Observable, skip, startWith, switchMap, take, tap } from 'rxjs';
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

/** Follows the row that the blogger points at with the mouse, the keyboard or a finger, and swipes. */
export function useRowPointer(scroller: RefObject<HTMLElement | null>): RowPointer {
  const { store } = usePanel();
  const [pointed, setPointed] = useState<PointedRow | null>(null);
  const [swipe, setSwipe] = useState<Swipe | null>(null);
  useEffect(() => {
    const { current: list } = scroller;
    if (!list) return undefined;
    const touches$ = touchedRows(list);
    const pointed$ = pointedRow({
      hovered$: hoveredRow(list),
      focused$: focusedRow(list),
      tabbed$: tabbed(list),
      touched$: askedRow(list, touches$, store),
      pressed$: pressed(list),
    });
    const subscription = merge(
      pointed$.pipe(tap(setPointed)),
      touches$.pipe(
        tap((touch) => setSwipe(touch.type === 'swiping' ? touch.swipe : null)),
        tap((touch) => onSwiped(store, touch)),
      ),
    ).subscribe();
    return () => subscription.unsubscribe();
  }, [scroller, store]);
  return { pointed, swipe };
}

/** The row for whose actions a finger has asked, until they are used, or the blogger does something else. */
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
