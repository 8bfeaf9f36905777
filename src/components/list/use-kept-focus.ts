import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { rowOf } from '../row-of';

/** If the focused row folds or unfolds, focuses the row that its note has now. `folds` change with it. */
export function useKeptFocus(marker: RefObject<HTMLElement | null>, folds: unknown): void {
  const focused = useRef<EventTarget | null>(null);
  useEffect(() => {
    const panel = marker.current?.closest('.panel');
    const onFocusIn = ({ target }: Event): void => {
      focused.current = target;
    };
    panel?.addEventListener('focusin', onFocusIn);
    return () => panel?.removeEventListener('focusin', onFocusIn);
  }, [marker]);
  useLayoutEffect(() => {
    const { current: row } = focused;
    const list = marker.current?.closest<HTMLElement>('.pane-list');
    if (!list || !(row instanceof HTMLElement) || row.isConnected) return;
    const { activeElement, body } = list.ownerDocument;
    if (activeElement === body) rowOf(list, Number(row.dataset.note))?.focus();
  }, [marker, folds]);
}
