import { selectSelectedNote } from '../../streams/list/selectors';
import { replyTarget } from '../../streams/notes/reply-target';
import type { ShortcutName } from '../../streams/keyboard/shortcut';
import { selectShortcuts } from '../../streams/keyboard/shortcuts';
import type { State } from '../../streams/state/state';

/** A shortcut and its keys, as the overview shows them. */
export interface ListedKeys {
  readonly name: ShortcutName | 'send';
  readonly keys: readonly string[];
}

const UNDO: ListedKeys = { name: 'undo', keys: ['u'] };
/** The key that sends a reply, which is not one of the shortcuts. Cmd+Enter works as well. */
const SEND: ListedKeys = { name: 'send', keys: ['Ctrl+Enter'] };

/**
 * Selects the keys that the overview shows: those of the active shortcuts, Ctrl+Enter if the note allows
 * replies, and always U for Undo, because an undo bar is not visible long enough to look up its key.
 */
export function selectListedKeys(state: State): readonly ListedKeys[] {
  const shortcuts = selectShortcuts(state).filter(({ name }) => name !== UNDO.name);
  const note = selectSelectedNote(state);
  return [UNDO, ...(note && replyTarget(note) ? [SEND] : []), ...shortcuts];
}
