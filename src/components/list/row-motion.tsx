import { useLayoutEffect, useRef } from 'react';
import { isListCovered, selectGroups } from '../../streams/state/selectors';
import type { State } from '../../streams/state/state';
import { useSelected } from '../use-selected';
import { keepPlace, type KeptPlace, type SeenMoves } from './kept-place';
import './row-motion.css';

const DURATION_MS = 180;
const EASING = 'cubic-bezier(0.2, 0, 0, 1)';

const selectFilterName = (state: State): string => state.filterName;
const selectModerations = (state: State): State['moderations'] => state.moderations;

/**
 * Keeps the reader's place when the list changes, and lets rows glide to their new places, and those that come or come back
 * fade in. Gliding is only drawn: the layout is the new one at once. Nothing glides for a blogger who wants less motion, when
 * another filter shows another list, nor for what has changed under an open note.
 */
export function RowMotion() {
  const groups = useSelected(selectGroups);
  const filterName = useSelected(selectFilterName);
  const moderations = useSelected(selectModerations);
  const isCovered = useSelected(isListCovered);
  const mark = useRef<HTMLSpanElement>(null);
  const place = useRef<KeptPlace>(undefined);
  useLayoutEffect(() => {
    const scroller = mark.current?.closest('.pane-scroller');
    if (!scroller) return;
    place.current = keepPlace(scroller);
    return place.current.stop;
  }, []);
  useLayoutEffect(() => {
    const moves = place.current?.update(filterName);
    if (moves && mark.current && !isStill(mark.current)) animate(moves);
  }, [groups, filterName, moderations, isCovered]);
  return <span ref={mark} hidden />;
}

const TIMING: KeyframeAnimationOptions = { duration: DURATION_MS, easing: EASING };

const isStill = ({ ownerDocument: { defaultView } }: Element): boolean =>
  !defaultView?.matchMedia || defaultView.matchMedia('(prefers-reduced-motion: reduce)').matches;

function animate({ elements, moved, come }: SeenMoves): void {
  for (const [id, from] of moved) elements.get(id)?.animate({ translate: [`0 ${from}px`, '0 0'] }, TIMING);
  for (const id of come) elements.get(id)?.animate({ opacity: [0, 1] }, TIMING);
}
