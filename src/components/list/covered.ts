/** Whether an open note covers the list that this element is in. Measuring a covered list would have it laid out. */
export const isCovered = (element: Element): boolean => element.closest('.pane-list[inert]') !== null;
