import { selectSelectedNote } from '../../streams/list/selectors';
import { replyTarget } from '../../streams/notes/reply-target';
import type { ShortcutName } from '../../streams/keyboard/shortcut';
import { selectShortcuts } from '../../streams/keyboard/shortcuts';
import type { State } from '../../streams/state/state';

/** An action and its keys, as the overview of the shortcuts lists them. */
export interface ListedKeys {
  readonly name: ShortcutName | 'send';
  readonly keys: readonly string[];
}

const UNDO: ListedKeys = { name: 'undo', keys: ['u'] };
/** A key of the reply box, which the shortcuts do not include. Cmd+Enter works as well. */
const SEND: ListedKeys = { name: 'send', keys: ['Ctrl+Enter'] };

/**
 * The keys that the overview lists: the active shortcuts, Ctrl+Enter if the note can be replied to,
 * and U for undo also while there is nothing to undo, because an undo bar shows too shortly to look
 * its key up.
 */
export function selectListedKeys(state: State): readonly ListedKeys[] {
  const shortcuts = selectShortcuts(state).filter(({ name }) => name !== UNDO.name);
  const note = selectSelectedNote(state);
  return [UNDO, ...(note && replyTarget(note) ? [SEND] : []), ...shortcuts];
}
