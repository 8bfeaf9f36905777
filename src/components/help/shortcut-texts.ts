import { __, _x, sprintf } from '../../i18n';
import { actionTitle } from '../action-texts';
import type { ListedKeys } from './listed-keys';

/** The text of each shortcut, in the blogger's language. */
export function shortcutText(name: ListedKeys['name']): string {
  switch (name) {
    case 'undo':
      return __('Undo the last spam, trash or set aside');
    case 'next':
      return __('Next notification');
    case 'previous':
      return __('Previous notification');
    case 'first':
      return __('First notification');
    case 'last':
      return __('Last notification');
    case 'open':
      return __('Open the notification');
    case 'unfold':
      return __('Show each of these notifications');
    case 'back':
      return __('Back to the list');
    case 'all':
      return __('Show all');
    case 'unread':
      return __('Show unread');
    case 'comments':
      return __('Show comments');
    case 'follows':
      return __('Show follows');
    case 'likes':
      return __('Show likes');
    case 'toAnswer':
      return __('Show comments to answer');
    case 'people':
      return __('Only what people wrote');
    case 'recent':
      return __('Recently done');
    case 'find':
      return __('Find notifications');
    case 'reply':
      return __('Write a reply');
    case 'edit':
      return __('Edit in a new tab');
    case 'check':
      return __('Select or unselect the notification');
    case 'checkNext':
      return __('Select the next one, too');
    case 'checkPrevious':
      return __('Select the previous one, too');
    case 'checkAll':
      return __('Select all that are listed');
    case 'uncheck':
      return __('Unselect all');
    case 'mark.read':
      return actionTitle('read');
    case 'mark.unread':
      return actionTitle('unread');
    case 'send':
      return __('Submit reply');
    case 'close':
      return __('Close notifications');
    case 'help':
      return __('Show these shortcuts');
    default:
      return actionTitle(name);
  }
}

/** The label on a key of the keyboard. */
export function keyName(key: string): string {
  switch (key) {
    case 'ArrowDown':
      return '↓';
    case 'ArrowUp':
      return '↑';
    case 'ArrowLeft':
      return '←';
    case 'ArrowRight':
      return '→';
    case 'Escape':
      return _x('Esc', 'key');
    case 'Enter':
      return _x('Enter', 'key');
    case 'Ctrl+Enter':
      return _x('Ctrl+Enter', 'key');
    case 'Home':
      return _x('Home', 'key');
    case 'End':
      return _x('End', 'key');
    case 'Mod+a':
      return _x('Ctrl+A', 'key');
    default:
      return key.startsWith('Shift+') ? shiftKeyName(keyName(key.slice('Shift+'.length))) : key.toUpperCase();
  }
}

const shiftKeyName = (key: string): string =>
  // translators: %s is a key on the keyboard that is pressed together with Shift.
  sprintf(_x('Shift+%s', 'key'), key);
