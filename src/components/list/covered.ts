/** Whether an open note covers the list that this element is in. Measuring a covered list would have it laid out. */
export const isCovered = (element: Element): boolean => element.closest('.pane-list[inert]') !== null;

/**
 * Whether the list can be measured. Chromium uncovers it only when it next updates styles, for which measuring its pane is enough:
 * what is inside would still count as hidden.
 */
export function isMeasurable(scroller: Element): boolean {
  if (isCovered(scroller)) return false;
  scroller.closest('.pane')?.getClientRects();
  return true;
}
