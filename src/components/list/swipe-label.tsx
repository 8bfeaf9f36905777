import { Archive, Ellipsis } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import type { Swipe } from '../../streams/triage/row-touch';
import { __ } from '../../i18n';
import { icon } from '../elements/icon';

/** The action of a swipe when the finger is lifted, on the strip that the row uncovers. Moves the row with the finger. */
export function SwipeLabel({ swipe: { byPx, action, willAct } }: { readonly swipe: Swipe }) {
  const label = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = label.current?.closest('li')?.querySelector<HTMLElement>(':scope > .row');
    row?.style.setProperty('translate', `${byPx}px`);
    return () => void row?.style.removeProperty('translate');
  }, [byPx]);
  const isAside = action === 'aside';
  return (
    <div
      ref={label}
      className={`swipe-label is-${action}${willAct ? ' will-act' : ''}`}
      style={{ inlineSize: Math.abs(byPx) }}
      aria-hidden
    >
      {icon(isAside ? Archive : Ellipsis)}
      <span>{isAside ? __('Set aside') : __('Actions')}</span>
    </div>
  );
}
