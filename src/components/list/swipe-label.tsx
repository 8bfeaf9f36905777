import { Archive, Ellipsis } from 'lucide';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Swipe } from '../../streams/triage/row-touch';
import { __ } from '../../i18n';
import { icon } from '../elements/icon';
import { GLIDE, prefersReducedMotion } from './motion';

interface SwipeLabelProps {
  readonly swipe: Swipe;
  readonly scroller: RefObject<HTMLElement | null>;
}

/**
 * The action of a swipe when the finger is lifted, on the strip that the row uncovers. Moves the row with the
 * finger, and back.
 */
export function SwipeLabel({ swipe: { id, byPx, action, willAct }, scroller }: SwipeLabelProps) {
  const lastPx = useRef(0);
  useLayoutEffect(() => {
    lastPx.current = byPx;
    scroller.current
      ?.querySelector<HTMLElement>(`.row[data-note="${id}"]`)
      ?.style.setProperty('translate', `${byPx}px`);
  }, [scroller, id, byPx]);
  useLayoutEffect(() => {
    const row = scroller.current?.querySelector<HTMLElement>(`.row[data-note="${id}"]`);
    return () => {
      if (!row) return;
      row.style.removeProperty('translate');
      if (!prefersReducedMotion(row)) row.animate({ translate: [`${lastPx.current}px`, '0'] }, GLIDE);
    };
  }, [scroller, id]);
  const isAside = action === 'aside';
  return (
    <div
      className={`swipe-label is-${action}${willAct ? ' will-act' : ''}`}
      style={{ inlineSize: Math.abs(byPx) }}
      aria-hidden
    >
      {icon(isAside ? Archive : Ellipsis)}
      <span>{isAside ? __('Set aside') : __('Actions')}</span>
    </div>
  );
}
