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
  /** Lets the guard alone decide from now on. Returns since when the list shows; NaN after the first call. */
  readonly takeOver: () => number;
}

/**
 * Refuses presses that were not meant. Draws nothing. The guard restarts when the panel opens, because all
 * controls have just appeared. It loads after the list, whose rows may be at rest by then.
 */
export function PressGuard({ root, takeOver }: PressGuardProps): null {
  const isOpen = useSelected(selectIsOpen);
  // Measured at the first render, because parts that load with the guard may move the controls.
  const [before] = useState(() => placesNow(document.body));
  useSubscription(
    useMemo(
      () =>
        defer(() => {
          // Called for a closed panel, too, because its controls have just appeared when it opens again.
          const since = takeOver();
          return root.current && isOpen ? guardPresses(root.current, before(since)) : EMPTY;
        }),
      [root, takeOver, before, isOpen],
    ),
  );
  return null;
}

/** The places of the controls; empty if `since` is not a time. */
function placesNow(root: Element): (since: number) => Places {
  const boxes = boxesOf([...controlsAndCovers(root)].map((each) => [each, each.getBoundingClientRect()]));
  return (since) =>
    new Map([...boxes].flatMap(([each, box]) => (Number.isFinite(since) ? [[each, { ...box, since }]] : [])));
}
