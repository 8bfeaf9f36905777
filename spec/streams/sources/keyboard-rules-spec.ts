import { cases } from 'rxjs-marbles/jest';
import type { KeyPress } from '../../../src/streams/deps';
import { keyboard } from '../../../src/streams/sources/keyboard';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { answersOf } from '../../support/behaviour';
import { holding, note } from '../../support/notes';

const body = [{ type: 'comment', actions: { 'edit-comment': true, 'like-post': false } }];
/** Newest first: 3, 2, 1. */
const list: Partial<State> = {
  ...holding(note(3), note(2, { body }), note(1)),
  isPanelOpen: true,
};
const detail: Partial<State> = { ...list, selectedNoteId: 2 };
const bars: Partial<State> = {
  moderations: {
    1: { kind: 'trash', phase: 'pending', comment: undefined },
    2: { kind: 'spam', phase: 'pending', comment: undefined },
    3: { kind: 'trash', phase: 'running', comment: undefined },
  },
  hiddenNoteIds: { 1: true, 2: true, 3: true },
  touched: { 1: 7, 2: 8, 3: 9 },
};
const running: Partial<State> = {
  moderations: { 3: { kind: 'trash', phase: 'running', comment: undefined } },
};

interface Case {
  readonly name: string;
  readonly keys: readonly string[];
  readonly focus?: KeyPress['focus'];
  readonly state: Partial<State>;
  readonly event?: Event;
}

const highlighted = (id: number): Partial<State> => ({ ...list, highlightedNoteId: id });

const rules: Case[] = [
  {
    name: 'down the list',
    keys: ['j', 'ArrowDown'],
    state: highlighted(3),
    event: { type: 'note.highlighted', id: 2 },
  },
  {
    name: 'up the list',
    keys: ['k', 'ArrowUp'],
    state: highlighted(2),
    event: { type: 'note.highlighted', id: 3 },
  },
  { name: 'no further than its ends', keys: ['k', 'ArrowUp'], state: highlighted(3) },
  { name: 'nowhere in a list without rows', keys: ['j', 'k'], state: { isPanelOpen: true } },
  {
    name: 'into the highlighted note',
    keys: ['Enter', 'ArrowLeft'],
    state: highlighted(2),
    event: { type: 'note.selected', id: 2 },
  },
  { name: 'into none where none is highlighted', keys: ['Enter', 'ArrowLeft'], state: list },
  {
    name: 'to the note before',
    keys: ['k', 'ArrowUp', 'K'],
    state: detail,
    event: { type: 'note.selected', id: 3 },
  },
  {
    name: 'to the note after',
    keys: ['j', 'ArrowDown'],
    state: detail,
    event: { type: 'note.selected', id: 1 },
  },
  {
    name: 'back from a note',
    keys: ['Enter', 'ArrowLeft', 'ArrowRight'],
    state: detail,
    event: { type: 'note.deselected' },
  },
  { name: 'none of it while typing', keys: ['j', 'k', 'Enter', 'ArrowUp'], focus: 'text', state: detail },
  {
    name: 'j and k with a focused button',
    keys: ['j'],
    focus: 'control',
    state: detail,
    event: { type: 'note.selected', id: 1 },
  },
  { name: 'edits', keys: ['e', 'E'], state: detail, event: { type: 'edit.requested', id: 2 } },
  {
    name: 'likes a post',
    keys: ['l'],
    state: detail,
    event: { type: 'like.requested', id: 2, isLiked: true },
  },
  {
    name: 'undoes the latest whose bar shows',
    keys: ['u'],
    state: { ...list, ...bars },
    event: { type: 'moderation.undone', id: 2 },
  },
  {
    name: 'filters unread where no bar shows any more',
    keys: ['u'],
    state: { ...list, ...running },
    event: { type: 'filter.selected', name: 'unread' },
  },
  { name: 'undoes nothing where there is nothing to undo', keys: ['u'], state: { ...detail, ...running } },
  { name: 'knows no other keys', keys: ['x', 'Tab', 'F1', 'Home'], state: list },
  { name: 'nor in the detail', keys: ['x', 'Tab', 'c', 'f'], state: detail },
];

cases(
  'the keyboard',
  (m, { keys, focus = 'page', state, event }: Case) => {
    for (const key of keys) {
      const keys$ = m.hot<KeyPress>('p', { p: { key, focus } });
      const answers$ = answersOf(m, keyboard, { state, world: { surroundings: { keys$ } } });
      m.expect(answers$).toBeObservable(event ? 'e' : '', event ? { e: event } : {});
    }
  },
  rules,
);
