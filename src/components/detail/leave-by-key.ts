import type { KeyboardEvent } from 'react';
import { hasModifier } from './use-mentions';

/**
 * Handles Escape in a text box: the focus moves to the note, and the next Escape closes the panel
 * (section 9, decision keys-by-focus).
 */
export function leaveByKey(event: KeyboardEvent): void {
  if (leavesByKey(event))
    event.currentTarget.ownerDocument.querySelector<HTMLElement>('[data-detail-heading]')?.focus();
}

/** Whether a key is an Escape that leaves the text box. Prevents the default action of such a key. */
export function leavesByKey(event: KeyboardEvent): boolean {
  // `defaultPrevented` means that the key has closed the mention list.
  if (event.key !== 'Escape' || event.defaultPrevented || hasModifier(event)) return false;
  event.preventDefault();
  return true;
}
