import type { KeyboardEvent } from 'react';
import { hasModifier } from './use-mentions';

/**
 * Escape moves the focus from a text box to the note; the next Escape closes the panel (section 9,
 * decision keys-by-focus).
 */
export function leaveByKey(event: KeyboardEvent): void {
  if (leavesByKey(event))
    event.currentTarget.ownerDocument.querySelector<HTMLElement>('[data-detail-heading]')?.focus();
}

/** Whether a key press leaves a text box; it does nothing else then. */
export function leavesByKey(event: KeyboardEvent): boolean {
  // `defaultPrevented`: the mention list has closed.
  if (event.key !== 'Escape' || event.defaultPrevented || hasModifier(event)) return false;
  event.preventDefault();
  return true;
}
