import { useLayoutEffect, useRef } from 'react';
import memoizeOne from 'memoize-one';
import { type Group, selectGroups } from '../../streams/list/groups';
import { isListCovered, selectListName } from '../../streams/list/selectors';
import { selectUndoBars } from '../../streams/outbox/note-records';
import type { State } from '../../streams/state/state';
import { useSelected } from '../use-selected';
import { GLIDE, prefersReducedMotion } from './motion';
import { anchorScroll, type ElementMoves, type ScrollAnchor } from './scroll-anchor';
import './row-motion.css';

/**
 * A string that changes when rows come, go or change places. The browser reports rows that change only their
 * height, so that a read mark or a reply does not cause a measurement.
 */
const selectOrder = (state: State): string => orderOf(selectGroups(state));
/** The name of the shown list. Each query of a search has its own list. */
const selectFoundName = (state: State): string =>
  `${selectListName(state)} ${state.find?.query} ${state.find?.siteId}`;
const orderOf = memoizeOne((groups: readonly Group[]): string =>
  groups.map(({ name, notes }) => `${name} ${notes.map(({ id }) => id).join()}`).join(),
);

/**
 * Keeps the scroll anchor in place when the list changes, and animates the change: rows glide to their new
 * positions, and inserted rows fade in. Only the drawing is animated, the layout changes at once. Nothing is
 * animated if the blogger prefers reduced motion, if another list is shown, or if an open note covers the list.
 */
export function RowMotion() {
  const order = useSelected(selectOrder);
  const listName = useSelected(selectFoundName);
  const undoBars = useSelected(selectUndoBars);
  const isCovered = useSelected(isListCovered);
  const marker = useRef<HTMLSpanElement>(null);
  const anchor = useRef<ScrollAnchor>(undefined);
  useLayoutEffect(() => {
    const scroller = marker.current?.closest('.pane-scroller');
    if (!scroller) return;
    anchor.current = anchorScroll(scroller);
    return anchor.current.stop;
  }, []);
  useLayoutEffect(() => {
    const moves = anchor.current?.update(listName, `${order} ${undoBars}`);
    if (moves && marker.current && !prefersReducedMotion(marker.current)) animate(moves);
  }, [order, listName, undoBars, isCovered]);
  return <span ref={marker} hidden />;
}

function animate({ elements, moved, entered }: ElementMoves): void {
  for (const [id, from] of moved) elements.get(id)?.animate({ translate: [`0 ${from}px`, '0 0'] }, GLIDE);
  for (const id of entered) elements.get(id)?.animate({ opacity: [0, 1] }, GLIDE);
}
