import { type RefObject, useEffect, useRef } from 'react';
import { usePanel } from '../panel-context';
import { rowOf } from '../row-of';

/**
 * Focuses the highlighted row, or the list, when the focused control of a bar goes with what the bar has
 * `shown`; otherwise the next Tab would start at the top of the page.
 */
export function useFocusHome(bar: RefObject<HTMLElement | null>, shown: unknown): void {
  const { store } = usePanel();
  const isInside = useRef(false);
  useEffect(() => {
    const document = bar.current?.ownerDocument;
    const onFocusIn = ({ target }: FocusEvent): void => {
      isInside.current = target instanceof Node && bar.current?.contains(target) === true;
    };
    document?.addEventListener('focusin', onFocusIn);
    return () => document?.removeEventListener('focusin', onFocusIn);
  }, [bar]);
  useEffect(() => {
    const document = bar.current?.ownerDocument;
    if (!isInside.current || !document?.hasFocus() || document.activeElement !== document.body) return;
    isInside.current = false;
    const list = bar.current?.closest<HTMLElement>('.pane-list');
    const row = list && rowOf(list, store.state$.value.highlightedNoteId ?? NaN);
    (row ?? list)?.focus();
  }, [bar, shown, store]);
}
