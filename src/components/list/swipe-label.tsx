import { Archive, Ellipsis } from 'lucide';
import { useLayoutEffect } from 'react';
import type { Swipe } from '../../streams/triage/row-touch';
import { __ } from '../../i18n';
import { icon } from '../elements/icon';
import { rowOf } from '../row-of';

/**
 * The label of the action that a swipe runs when the finger is lifted, on the strip that the row uncovers. Moves
 * the row with the finger.
 */
export function SwipeLabel({ swipe: { id, byPx, action, willAct } }: { readonly swipe: Swipe }) {
  useLayoutEffect(() => {
    const row = rowOf(document.body, id);
    row?.style.setProperty('translate', `${byPx}px`);
    return () => void row?.style.removeProperty('translate');
  }, [id, byPx]);
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
