import { type RefObject, useEffect, useState } from 'react';
import { filter, map, merge, type Observable, startWith, switchMap, take, tap } from 'rxjs';
import type { NoteId } from '../../streams/notes/note';
import type { Store } from '../../streams/state/store';
import { pointedRow, type PointedRow } from '../../streams/triage/pointed-row';
import type { RowTouch, Swipe } from '../../streams/triage/row-touch';
import { setAside } from '../../streams/triage/set-aside';
import { usePanel } from '../panel-context';
import { focusedRow, hoveredRow, ignoreClick, pressed, tabbed, touchedRows, turnsAway } from './row-events';

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
      touched$: askedRow(list, touches$),
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
const askedRow = (list: HTMLElement, touches$: Observable<RowTouch>): Observable<NoteId | null> =>
  touches$.pipe(
    map(idOfAsked),
    filter((id) => id !== null),
    tap(() => ignoreClick(list)),
    switchMap((id) =>
      turnsAway(list).pipe(
        take(1),
        // A press elsewhere only takes the actions away.
        tap(({ type }) => type === 'pointerdown' && ignoreClick(list)),
        map(() => null),
        startWith(id),
      ),
    ),
  );

function idOfAsked(touch: RowTouch): NoteId | null {
  if (touch.type === 'rested') return touch.id;
  return touch.type === 'swiped' && touch.swipe.action === 'actions' ? touch.swipe.id : null;
}

function onSwiped({ state$, send }: Store, touch: RowTouch): void {
  if (touch.type !== 'swiped' || touch.swipe.action !== 'aside') return;
  const event = setAside(state$.value, touch.swipe.ids);
  if (event) send(event);
}
