import type { KeyboardEvent } from 'react';
import { hasModifier } from './use-mentions';

/**
 * Handles Escape in a text box: moves the focus to the note's heading, so that the next Escape closes the panel
 * (section 9, decision keys-by-focus).
 */
export function leaveByKey(event: KeyboardEvent): void {
  if (leavesByKey(event))
    event.currentTarget.ownerDocument.querySelector<HTMLElement>('[data-detail-heading]')?.focus();
}

/** Whether a key press is an Escape that leaves the text box. If so, its default action is prevented. */
export function leavesByKey(event: KeyboardEvent): boolean {
  // `defaultPrevented` means that this key press has closed the mention list.
  if (event.key !== 'Escape' || event.defaultPrevented || hasModifier(event)) return false;
  event.preventDefault();
  return true;
}
