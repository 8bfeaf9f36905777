import { useLayoutEffect, useRef } from 'react';
import { selectGroups } from '../../streams/state/selectors';
import type { State } from '../../streams/state/state';
import { useSelected } from '../use-selected';
import { movesOf, type Place, type Places } from './moves';

const DURATION_MS = 180;
const EASING = 'cubic-bezier(0.2, 0, 0, 1)';

const selectFilterName = (state: State): string => state.filterName;
const selectModerations = (state: State): State['moderations'] => state.moderations;

/**
 * Lets rows glide to their new places, and those that come or come back fade in, when the list changes. Only drawn: the
 * layout is the new one at once. Nothing moves for who wants less motion, nor when another filter shows another list.
 */
export function RowMotion() {
  const groups = useSelected(selectGroups);
  const filterName = useSelected(selectFilterName);
  const moderations = useSelected(selectModerations);
  const mark = useRef<HTMLSpanElement>(null);
  const seen = useRef<{ readonly filterName: string; readonly places: Places }>(undefined);
  useLayoutEffect(() => {
    const scroller = mark.current?.closest('.pane-scroller');
    if (!scroller) return;
    const elements = elementsOf(scroller);
    const places = new Map([...elements].map(([id, { place }]) => [id, place]));
    const last = seen.current;
    seen.current = { filterName, places };
    if (last?.filterName !== filterName || isStill(scroller)) return;
    const { moved, come } = movesOf(last.places, places, scroller.scrollTop);
    for (const [id, from] of moved)
      elements.get(id)?.element.animate({ translate: [`0 ${from}px`, '0 0'] }, TIMING);
    for (const id of come) elements.get(id)?.element.animate({ opacity: [0, 1] }, TIMING);
  }, [groups, filterName, moderations]);
  return <span ref={mark} hidden />;
}

const TIMING: KeyframeAnimationOptions = { duration: DURATION_MS, easing: EASING };

const isStill = ({ ownerDocument: { defaultView } }: Element): boolean =>
  !defaultView?.matchMedia || defaultView.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What moves, and where it stands: each group's heading, which sticks, by its section; each row by its item. */
function elementsOf(scroller: Element): ReadonlyMap<string, { element: Element; place: Place }> {
  return new Map(
    [...scroller.querySelectorAll<HTMLElement>('section, section > ul > li')].map((box) => {
      const isRow = box.matches('li');
      const id = isRow
        ? box.querySelector('[data-note]')?.getAttribute('data-note')
        : box.getAttribute('aria-labelledby');
      const place = { top: box.offsetTop, height: isRow ? box.offsetHeight : 0 };
      return [id ?? '', { element: isRow ? box : (box.firstElementChild ?? box), place }];
    }),
  );
}
