import { cases } from 'rxjs-marbles/jest';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { holding, note } from '../../support/notes';
import { looking, recordOf } from '../outbox/records';
import { type KeyCase, pressKeys } from './keyboard-cases';

/** Newest first: 3, 2, 1. Note 2 has no actions. */
const list: Partial<State> = {
  ...holding(
    note(3),
    note(2, { body: [], meta: {}, timestamp: '2026-11-19T12:00:00+00:00' }),
    note(1, { timestamp: '2026-11-18T12:00:00+00:00' }),
  ),
  isPanelOpen: true,
};
const detail: Partial<State> = { ...list, selectedNoteId: 3 };

/** Note 2 between two others, with an edit link and a like of a post. */
const middle: Partial<State> = {
  ...holding(
    note(3),
    note(2, { body: [{ type: 'comment', actions: { 'edit-comment': true, 'like-post': false } }] }),
    note(1),
  ),
  isPanelOpen: true,
  selectedNoteId: 2,
};

const action = (does: string, key: string, event: Event): KeyCase => ({
  name: `${does} with ${key}`,
  keys: [key],
  state: detail,
  event,
});

cases('[shortcuts-in-a-note] in an open note, the keyboard', pressKeys, [
  action('approves', 'a', { type: 'approval.requested', id: 3, isApproved: true }),
  action('likes', 'l', { type: 'like.requested', id: 3, isLiked: true }),
  action('marks as spam', 's', { type: 'moderation.requested', id: 3, kind: 'spam' }),
  action('moves to the trash', 't', { type: 'moderation.requested', id: 3, kind: 'trash' }),
  action('focuses the reply box', 'r', { type: 'reply.focused', id: 3 }),
  action('opens the next note', 'j', { type: 'note.selected', id: 2 }),
  action('opens the next note', 'ArrowDown', { type: 'note.selected', id: 2 }),
  action('returns to the list', 'ArrowLeft', { type: 'note.deselected' }),
  action('returns to the list', 'ArrowRight', { type: 'note.deselected' }),
  action('returns to the list', 'Enter', { type: 'note.deselected' }),
  action('closes the panel', 'n', { type: 'panel.closeRequested' }),
  { name: 'does not edit if the note has no edit link', keys: ['e'], state: detail },
  ...['a', 'l', 's', 't', 'r', 'e'].map((key) => ({
    name: `ignores ${key} if the note has no actions`,
    keys: [key],
    state: { ...list, selectedNoteId: 2 },
  })),
  {
    name: '[filters-beside-a-note] sets a filter in a wide panel, whose list stays visible',
    keys: ['c', 'C'],
    state: { ...detail, isWide: true },
    event: { type: 'filter.selected', name: 'comments' },
  },
  {
    name: 'sets a filter in a wide panel if the note does not use its letter',
    keys: ['a'],
    state: { ...list, isWide: true, selectedNoteId: 2 },
    event: { type: 'filter.selected', name: 'all' },
  },
  {
    name: '[filters-beside-a-note] acts on the note in a wide panel if the note uses the letter of a filter',
    keys: ['a'],
    state: { ...detail, isWide: true },
    event: { type: 'approval.requested', id: 3, isApproved: true },
  },
  {
    name: '[filters-beside-a-note] sets no filter in a narrow panel, where the note covers the list',
    keys: ['c', 'f', 'u'],
    state: detail,
  },
  { name: 'does not move up from the first note', keys: ['k'], state: detail },
  {
    name: 'undoes with u while an undo bar shows',
    keys: ['u'],
    state: { ...detail, ...looking(recordOf('trash', { target: { site: 1, comment: 10 } })) },
    event: { type: 'moderation.undone', id: 1 },
  },
  {
    name: 'ignores u if nothing can be undone',
    keys: ['u'],
    state: {
      ...middle,
      ...looking(
        recordOf('trash', { target: { site: 1, comment: 30 }, state: 'sending', attempts: 1, sentAt: 1500 }),
      ),
    },
  },
  {
    name: '[navigation-keys] opens the previous note',
    keys: ['k', 'ArrowUp', 'K'],
    state: middle,
    event: { type: 'note.selected', id: 3 },
  },
  {
    name: 'opens the next note from the middle of the list',
    keys: ['j', 'ArrowDown'],
    state: middle,
    event: { type: 'note.selected', id: 1 },
  },
  {
    name: 'returns to the list from the middle of the list',
    keys: ['Enter', 'ArrowLeft', 'ArrowRight'],
    state: middle,
    event: { type: 'note.deselected' },
  },
  {
    name: 'edits with e in either case',
    keys: ['e', 'E'],
    state: middle,
    event: { type: 'edit.requested', id: 2 },
  },
  {
    name: 'likes a post with l',
    keys: ['l'],
    state: middle,
    event: { type: 'like.requested', id: 2, isLiked: true },
  },
  {
    name: 'does not move or close the note while the blogger is typing',
    keys: ['j', 'k', 'Enter', 'ArrowUp'],
    focus: 'text',
    state: middle,
  },
  ...['a', 'n', 'u', 'Enter'].map((key) => ({
    name: `ignores ${key} while the blogger is typing`,
    keys: [key],
    focus: 'text' as const,
    state: detail,
  })),
  {
    name: '[close-keys] closes the panel with Escape, even from the reply box',
    keys: ['Escape'],
    focus: 'text',
    state: detail,
    event: { type: 'panel.closeRequested' },
  },
  {
    name: 'moves with j and k while a button has the focus',
    keys: ['j'],
    focus: 'control',
    state: middle,
    event: { type: 'note.selected', id: 1 },
  },
  {
    name: 'leaves Enter to a focused button',
    keys: ['Enter'],
    focus: 'control',
    state: detail,
  },
  {
    name: 'leaves letters to the browser while single-key shortcuts are off',
    keys: [...'alstrejkn?'],
    state: { ...middle, areShortcutsOn: false },
  },
  { name: 'ignores other keys', keys: ['x', 'Tab', 'c', 'f'], state: middle },
]);
