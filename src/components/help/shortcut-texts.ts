import type { RowAction } from '../../streams/actions/table';
import { __, _x, sprintf } from '../../i18n';
import { actionTitle } from '../action-texts';
import type { ListedKeys } from './listed-keys';

type OwnText = Exclude<ListedKeys['name'], Exclude<RowAction, 'read' | 'unread'>>;

/** The texts of shortcuts; those of actions on notes are elsewhere. */
const TEXTS: Readonly<Record<OwnText, () => string>> = {
  undo: () => __('Undo the last spam, trash or set aside'),
  next: () => __('Next notification'),
  previous: () => __('Previous notification'),
  first: () => __('First notification'),
  last: () => __('Last notification'),
  open: () => __('Open the notification'),
  unfold: () => __('Show each of these notifications'),
  back: () => __('Back to the list'),
  all: () => __('Show all'),
  unread: () => __('Show unread'),
  comments: () => __('Show comments'),
  follows: () => __('Show follows'),
  likes: () => __('Show likes'),
  toAnswer: () => __('Show comments to answer'),
  people: () => __('Only what people wrote'),
  recent: () => __('Recently done'),
  find: () => __('Find notifications'),
  reply: () => __('Write a reply'),
  edit: () => __('Edit in a new tab'),
  check: () => __('Select or unselect the notification'),
  checkNext: () => __('Select the next one, too'),
  checkPrevious: () => __('Select the previous one, too'),
  checkAll: () => __('Select all that are listed'),
  uncheck: () => __('Unselect all'),
  'mark.read': () => actionTitle('read'),
  'mark.unread': () => actionTitle('unread'),
  send: () => __('Submit reply'),
  close: () => __('Close notifications'),
  help: () => __('Show these shortcuts'),
};

const hasOwnText = (name: ListedKeys['name']): name is OwnText => name in TEXTS;

/** The action of a shortcut, in the blogger's language. */
export const shortcutText = (name: ListedKeys['name']): string =>
  hasOwnText(name) ? TEXTS[name]() : actionTitle(name);

const KEY_NAMES: Readonly<Record<string, () => string>> = {
  ArrowDown: () => '↓',
  ArrowUp: () => '↑',
  ArrowLeft: () => '←',
  ArrowRight: () => '→',
  Escape: () => _x('Esc', 'key'),
  Enter: () => _x('Enter', 'key'),
  'Ctrl+Enter': () => _x('Ctrl+Enter', 'key'),
  Home: () => _x('Home', 'key'),
  End: () => _x('End', 'key'),
  'Mod+a': () => _x('Ctrl+A', 'key'),
};

/** The label of a key on a keyboard. */
export const keyName = (key: string): string =>
  KEY_NAMES[key]?.() ??
  (key.startsWith('Shift+') ? shiftKeyName(keyName(key.slice('Shift+'.length))) : key.toUpperCase());

const shiftKeyName = (key: string): string =>
  // translators: %s is a key on the keyboard that is pressed together with Shift.
  sprintf(_x('Shift+%s', 'key'), key);
