/** Whether an open note covers the list that contains this element. */
export const isCovered = (element: Element): boolean => element.closest('.pane-list[inert]') !== null;

/** Lists that were covered at the last call of `isMeasurable`. */
const covered = new WeakSet<Element>();

/**
 * Whether an element can be measured or focused. Nothing in a covered list can, because the browser would have
 * to lay the list out. When the list is uncovered, Chromium still treats its content as hidden until the next
 * style update; measuring the pane forces that update, once.
 */
export function isMeasurable(element: Element): boolean {
  const pane = element.closest('.pane-list');
  if (!pane) return true;
  if (isCovered(pane)) {
    covered.add(pane);
    return false;
  }
  if (covered.delete(pane)) pane.getClientRects();
  return true;
}
