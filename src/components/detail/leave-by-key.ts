import type { KeyboardEvent } from 'react';
import { hasModifier } from './use-mentions';

/**
 * Escape moves the focus from a text box to the note; the next Escape closes the panel (section 9,
 * decision keys-by-focus).
 */
export function leaveByKey(event: KeyboardEvent): void {
  const { key, currentTarget, nativeEvent } = event;
  // `defaultPrevented`: the mention list has closed. While composing, the input method handles its keys.
  if (key !== 'Escape' || event.defaultPrevented || nativeEvent.isComposing || hasModifier(event)) return;
  event.preventDefault();
  currentTarget.ownerDocument.querySelector<HTMLElement>('[data-detail-heading]')?.focus();
}
