import { type RefObject, useLayoutEffect } from 'react';

/**
 * When an element of a comment goes with the focus, what has taken its place gets it: in the same answer,
 * the next one or the one before, or else the heading of the answers, also for what is below them; in the
 * comment that is answered, an action, or else the button that shows more.
 */
export function useLeftFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: element } = ref;
    return () => {
      if (!element?.contains(element.ownerDocument.activeElement)) return;
      const { ownerDocument: document } = element;
      const parent = element.closest<HTMLElement>('.answered, .header-card');
      if (parent)
        queueMicrotask(() => {
          const stop =
            parent.querySelector<HTMLElement>(STOPS) ?? parent.querySelector<HTMLElement>('.thread-more');
          stop?.focus({ preventScroll: true });
        });
      const section = element.closest<HTMLElement>('.answers');
      if (!section) return;
      const item = element.closest('li');
      const items = item ? [...section.querySelectorAll('li')] : [];
      const at = item ? items.indexOf(item) : 0;
      queueMicrotask(() => {
        const near = [...items.slice(at), ...items.slice(0, at).reverse()];
        const stop = near.flatMap((each) => (each.isConnected ? (stopIn(each) ?? []) : []))[0];
        const heading = section.isConnected
          ? section.querySelector<HTMLElement>('.answers-heading')
          : document.querySelector<HTMLElement>('[data-detail-heading]');
        (stop ?? heading)?.focus({ preventScroll: true });
      });
    };
  }, [ref]);
}

const STOPS = ':is(.answer-actions, .undo-bar) button';

/** The first button of an answer itself, not of the answers to it. */
const stopIn = (item: Element): HTMLElement | null =>
  item.querySelector<HTMLElement>(`:scope > .answer ${STOPS}`);
