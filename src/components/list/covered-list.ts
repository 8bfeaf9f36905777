/** Whether an open note covers the list that contains this element. */
export const isCovered = (element: Element): boolean => element.closest('.pane-list[inert]') !== null;

/** Lists that were covered when they were last asked for. */
const covered = new WeakSet<Element>();

/**
 * Whether the list can be measured. A covered list cannot, because the browser would have to lay it
 * out. When it is uncovered, Chromium still treats its content as hidden until the next style
 * update; measuring the pane forces that update, once.
 */
export function isMeasurable(scroller: Element): boolean {
  if (isCovered(scroller)) {
    covered.add(scroller);
    return false;
  }
  if (covered.delete(scroller)) scroller.closest('.pane')?.getClientRects();
  return true;
}
