/** Whether an open note covers the list that contains this element. */
export const isCovered = (element: Element): boolean => element.closest('.pane-list[inert]') !== null;

/** Lists that were covered when they were last asked for. */
const covered = new WeakSet<Element>();

/**
 * Whether what contains or is in a list can be measured or focused. A covered list cannot, because the
 * browser would have to lay it out. When it is uncovered, Chromium still treats its content as hidden until
 * the next style update; measuring the pane forces that update, once.
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
