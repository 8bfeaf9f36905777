import { useSubscription } from 'observable-hooks';
import { type RefObject, useMemo, useState } from 'react';
import { defer, EMPTY } from 'rxjs';
import type { State } from '../../streams/state/state';
import { useSelected } from '../use-selected';
import { boxesOf, controlsAndCovers } from './boxes';
import { guardPresses } from './guard-presses';
import type { Places } from './places';

const selectIsOpen = (state: State): boolean => state.isPanelOpen;

interface PressGuardProps {
  readonly root: RefObject<HTMLElement | null>;
  /**
   * Ends the list's own protection from early presses, so that only the guard decides. Returns when the list
   * appeared; NaN after the first call.
   */
  readonly takeOver: () => number;
}

/**
 * Refuses presses that the blogger did not intend. Draws nothing. The guard restarts when the panel opens,
 * because all controls have just appeared then. It loads after the list, whose rows may be at rest by then.
 */
export function PressGuard({ root, takeOver }: PressGuardProps): null {
  const isOpen = useSelected(selectIsOpen);
  // Measured at the first render, because components that load together with the guard may move the controls.
  const [before] = useState(() => placesNow(document.body));
  useSubscription(
    useMemo(
      () =>
        defer(() => {
          // Also called while the panel is closed, because all its controls are new when it opens again.
          const since = takeOver();
          return root.current && isOpen ? guardPresses(root.current, before(since)) : EMPTY;
        }),
      [root, takeOver, before, isOpen],
    ),
  );
  return null;
}

/**
 * Returns a function that gives the measured controls the time when they appeared. Without a valid time, it
 * returns no controls.
 */
function placesNow(root: Element): (since: number) => Places {
  const boxes = boxesOf([...controlsAndCovers(root)].map((each) => [each, each.getBoundingClientRect()]));
  return (since) =>
    new Map([...boxes].flatMap(([each, box]) => (Number.isFinite(since) ? [[each, { ...box, since }]] : [])));
}
