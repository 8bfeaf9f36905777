import type { FilterName } from '../list/state';
import type { Event } from '../state/events';

/** The name of a shortcut's action; `shortcut-texts.ts` has the text. */
export type ShortcutName =
  | FilterName
  | 'toAnswer'
  | 'people'
  | 'done'
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'open'
  | 'unfold'
  | 'back'
  | 'approve'
  | 'unapprove'
  | 'like'
  | 'unlike'
  | 'edit'
  | 'spam'
  | 'trash'
  | 'reply'
  | 'recent'
  | 'find'
  | 'undo'
  | 'check'
  | 'checkNext'
  | 'checkPrevious'
  | 'checkAll'
  | 'uncheck'
  | 'markRead'
  | 'markUnread'
  | 'close'
  | 'help';

export interface Shortcut {
  readonly name: ShortcutName;
  /** Values of `KeyboardEvent.key`, letters in lower case; some with 'Shift+' or 'Mod+'. */
  readonly keys: readonly string[];
  readonly event: Event;
}

export type MaybeShortcut = Shortcut | undefined;

/** Makes a shortcut; undefined (not active) without an event. */
export const shortcut = (
  name: ShortcutName,
  keys: readonly string[],
  event: Event | undefined,
): MaybeShortcut => event && { name, keys, event };
