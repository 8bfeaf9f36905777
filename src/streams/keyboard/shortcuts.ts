import { isOffered, isOn } from '../actions/note-actions';
import { ACTIONS, nextOf, NOTE_BUTTONS, type NoteAction } from '../actions/table';
import { noteActions } from '../notes/action-flags';
import { replyTarget } from '../notes/reply-target';
import type { Note } from '../notes/note';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import { checkShortcuts } from './check-shortcuts';
import { type MaybeShortcut, type Shortcut, shortcut } from './shortcut';
import type { FilterName } from '../list/state';
import { neighbour } from '../list/neighbour';
import { isListCovered, selectSelectedNote } from '../list/selectors';
import { undoLatest } from '../deeds/undo';
import { foldedIds, rowBeside, selectStops } from '../triage/select-folds';

/**
 * The shortcuts that are active now (section 9); the list and the detail view have different ones (decision
 * keys-by-focus). If two shortcuts have the same key, the first one is used.
 */
export function selectShortcuts(state: State): readonly Shortcut[] {
  const note = selectSelectedNote(state);
  const isRecent = state.view === 'recent';
  const isFinding = state.view === 'find';
  const shortcuts = [
    shortcut('undo', ['u'], undoLatest(state)),
    ...(isListCovered(state) || isRecent ? [] : checkShortcuts(state)),
    ...(note
      ? detailShortcuts(note, state)
      : [
          ...(isRecent ? [LEAVE_RECENT] : listShortcuts(state)),
          ...(isFinding ? [LEAVE_FIND] : []),
          ...FILTERS,
          isRecent || isFinding ? undefined : switchPeople(state),
        ]),
    shortcut('recent', ['z'], { type: 'view.selected', view: isRecent ? 'notes' : 'recent' }),
    shortcut('close', ['n', 'Escape'], { type: 'panel.closeRequested' }),
    shortcut('help', ['?'], { type: 'help.toggled', isOpen: true }),
  ].flatMap((each) => each ?? []);
  if (!note || !state.isWide) return shortcuts;
  // The list stays visible, so its filters keep the letters that the open note does not use.
  const used = new Set(shortcuts.flatMap(({ keys }) => keys));
  return [...shortcuts, ...FILTERS.filter(({ keys }) => !keys.some((key) => used.has(key)))];
}

const NEXT = ['j', 'ArrowDown'];
const PREVIOUS = ['k', 'ArrowUp'];
const OPEN = ['Enter', 'ArrowLeft', 'ArrowRight'];

function listShortcuts(state: State): MaybeShortcut[] {
  const { highlightedNoteId: id } = state;
  const stops = selectStops(state);
  const ids = id === null ? [] : foldedIds(state, id);
  return [
    shortcut('next', NEXT, highlightOf(rowBeside(state, id, 1))),
    shortcut('previous', PREVIOUS, highlightOf(rowBeside(state, id, -1))),
    shortcut('first', ['Home'], highlightOf(stops[0])),
    shortcut('last', ['End'], highlightOf(stops.at(-1))),
    shortcut('done', [ACTIONS.done.key], ids.length === 0 ? undefined : { type: 'aside.requested', ids }),
    ids.length > 1
      ? shortcut('unfold', OPEN, { type: 'fold.opened', ids })
      : shortcut('open', OPEN, id === null ? undefined : { type: 'note.selected', id }),
  ];
}

const leave = (event: Event): Shortcut => ({ name: 'back', keys: ['Escape'], event });
const LEAVE_RECENT = leave({ type: 'view.selected', view: 'notes' });
const LEAVE_FIND = leave({ type: 'find.closed' });

const filter = (name: FilterName, key: string): Shortcut => ({
  name,
  keys: [key],
  event: { type: 'filter.selected', name },
});
const FILTERS: readonly Shortcut[] = [
  filter('all', 'a'),
  filter('unread', 'u'),
  filter('comments', 'c'),
  filter('follows', 'f'),
  filter('likes', 'l'),
  { name: 'toAnswer', keys: ['w'], event: { type: 'view.selected', view: 'toAnswer' } },
  { name: 'find', keys: ['/'], event: { type: 'find.opened' } },
];

/** The shortcut that hides likes, follows and reblogs, or shows them again. */
const switchPeople = ({ preferences }: State): Shortcut => ({
  name: 'people',
  keys: ['p'],
  event: {
    type: 'preferences.changed',
    preferences: { ...preferences, isPeopleOnly: !preferences.isPeopleOnly },
  },
});

function detailShortcuts(note: Note, state: State): MaybeShortcut[] {
  const { id } = note;
  const when = (isAllowed: boolean, event: Event): Event | undefined => (isAllowed ? event : undefined);
  const actions = (buttons: readonly NoteAction[]): MaybeShortcut[] =>
    buttons
      .filter((button) => isOffered(note, button))
      .map((button) => {
        const action = nextOf(button, isOn(state, note, button));
        return shortcut(action, [ACTIONS[action].key], { type: 'action.requested', action, id });
      });
  return [
    shortcut('next', NEXT, selectionOf(neighbour(state, id, 1))),
    shortcut('previous', PREVIOUS, selectionOf(neighbour(state, id, -1))),
    shortcut('back', ['ArrowLeft', 'ArrowRight', 'Enter'], { type: 'note.deselected' }),
    ...actions(NOTE_BUTTONS.reactions),
    shortcut('done', [ACTIONS.done.key], { type: 'aside.requested', ids: [id] }),
    shortcut('reply', ['r'], when(replyTarget(note) !== undefined, { type: 'reply.focused', id })),
    shortcut('edit', ['e'], when('edit-comment' in noteActions(note), { type: 'edit.requested', id })),
    ...actions(NOTE_BUTTONS.removals),
  ];
}

const selectionOf = (note: Note | undefined): Event | undefined =>
  note && { type: 'note.selected', id: note.id };

const highlightOf = (note: Note | undefined): Event | undefined =>
  note && { type: 'note.highlighted', id: note.id };
