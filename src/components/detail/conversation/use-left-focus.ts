import { type RefObject, useLayoutEffect } from 'react';

/**
 * When an element of an answer goes with the focus, what has taken its place gets it: in the same answer,
 * or else in the next one or the one before, or else the heading of the answers.
 */
export function useLeftFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: element } = ref;
    return () => {
      const section = element?.closest<HTMLElement>('.answers');
      const item = element?.closest('li');
      if (!section || !item || !element?.contains(element.ownerDocument.activeElement)) return;
      const items = [...section.querySelectorAll('li')];
      const at = items.indexOf(item);
      queueMicrotask(() => {
        const near = [...items.slice(at), ...items.slice(0, at).reverse()];
        const stop = near.flatMap((each) => (each.isConnected ? (stopIn(each) ?? []) : []))[0];
        (stop ?? section.querySelector<HTMLElement>('.answers-heading'))?.focus({ preventScroll: true });
      });
    };
  }, [ref]);
}

/** The first button of an answer itself, not of the answers to it. */
const stopIn = (item: Element): HTMLElement | null =>
  item.querySelector<HTMLElement>(':scope > .answer :is(.answer-actions, .undo-bar) :is(button, a[href])');
