import { useObservableEagerState } from 'observable-hooks';
import { type RefObject, useMemo, useState } from 'react';
import { EMPTY, ignoreElements, startWith, switchMap, timer } from 'rxjs';
import type { State } from '../../streams/state/state';
import { useSelected } from '../use-selected';
import { boxesOf, controlsAndCovers } from './boxes';
import { guardPresses } from './guard-presses';
import type { Places } from './places';

const selectIsOpen = (state: State): boolean => state.isPanelOpen;

interface PressGuardProps {
  readonly root: RefObject<HTMLElement | null>;
  /** From now on the guard decides alone. Returns since when the list shows; NaN if it has taken over before. */
  readonly takeOver: () => number;
}

/**
 * Refuses presses that were not meant. Draws nothing. When the panel opens the guard restarts, because all
 * controls have just appeared. It loads after the list, which may be at rest by then.
 */
export function PressGuard({ root, takeOver }: PressGuardProps): null {
  const isOpen = useSelected(selectIsOpen);
  // As they are drawn now: what comes with the guard may move them.
  const [before] = useState(() => placesNow(document.body));
  const nothing$ = useMemo(
    () =>
      // Once the panel is drawn.
      timer(0).pipe(
        switchMap(() => {
          // Also while the panel is closed: what was there before it opens again has just appeared then.
          const since = takeOver();
          return root.current && isOpen ? guardPresses(root.current, before(since)) : EMPTY;
        }),
        ignoreElements(),
        startWith(null),
      ),
    [root, takeOver, before, isOpen],
  );
  // Not `useSubscription`, which would be part of the first screen.
  return useObservableEagerState(nothing$);
}

/** The places of the controls, if it is known since when they are there. */
function placesNow(root: Element): (since: number) => Places {
  const boxes = boxesOf([...controlsAndCovers(root)].map((each) => [each, each.getBoundingClientRect()]));
  return (since) =>
    new Map([...boxes].flatMap(([each, box]) => (Number.isFinite(since) ? [[each, { ...box, since }]] : [])));
}
