import type { RowAction } from '../actions/table';
import type { FilterName } from '../list/state';
import type { Event } from '../state/events';

/** The name of a shortcut. `shortcut-texts.ts` has its text. */
export type ShortcutName =
  | FilterName
  | Exclude<RowAction, 'read' | 'unread'>
  | 'mark.read'
  | 'mark.unread'
  | 'toAnswer'
  | 'people'
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'open'
  | 'unfold'
  | 'back'
  | 'edit'
  | 'reply'
  | 'recent'
  | 'find'
  | 'undo'
  | 'check'
  | 'checkNext'
  | 'checkPrevious'
  | 'checkAll'
  | 'uncheck'
  | 'close'
  | 'help';

export interface Shortcut {
  readonly name: ShortcutName;
  /** Values of `KeyboardEvent.key`: letters in lower case, some prefixed with 'Shift+' or 'Mod+'. */
  readonly keys: readonly string[];
  readonly event: Event;
}

export type MaybeShortcut = Shortcut | undefined;

/** Creates a shortcut. Without an event, returns undefined: the shortcut is not active. */
export const shortcut = (
  name: ShortcutName,
  keys: readonly string[],
  event: Event | undefined,
): MaybeShortcut => event && { name, keys, event };

/**
 * Whether a key types a character, with or without Shift. The blogger can switch such shortcuts off (WCAG
 * 2.1.4).
 */
export const isSingleKey = (key: string): boolean => /^(?:Shift\+)?.$/.test(key);
