import { cases } from 'rxjs-marbles/jest';
import type { KeyPress } from '../../../src/streams/deps';
import { keyboard } from '../../../src/streams/sources/keyboard';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { answersOf } from '../../support/behaviour';
import { holding, note } from '../../support/notes';

const notes = holding(
  note(3),
  note(2, { body: [], meta: {}, timestamp: '2026-11-19T12:00:00+00:00' }),
  note(1, { timestamp: '2026-11-18T12:00:00+00:00' }),
);
const list: Partial<State> = { ...notes, isPanelOpen: true };
const detail: Partial<State> = { ...list, selectedNoteId: 3 };
const bar: Partial<State> = {
  moderations: { 1: { kind: 'trash', phase: 'pending', comment: undefined } },
  hiddenNoteIds: { 1: true },
};

interface Case {
  readonly name: string;
  readonly key: string;
  readonly focus?: KeyPress['focus'];
  readonly state: Partial<State>;
  readonly event?: Event;
}

const filter = (key: string, name: State['filterName']): Case => ({
  name: `in the list ${key} filters ${name}`,
  key,
  state: list,
  event: { type: 'filter.selected', name },
});
const action = (key: string, event: Event): Case => ({
  name: `in the detail ${key} acts`,
  key,
  state: detail,
  event,
});
const nothing = (
  name: string,
  key: string,
  state: Partial<State>,
  focus: KeyPress['focus'] = 'page',
): Case => ({
  name: `${name}: ${key} does nothing`,
  key,
  state,
  focus,
});

const rules: Case[] = [
  filter('a', 'all'),
  filter('u', 'unread'),
  filter('c', 'comments'),
  filter('f', 'follows'),
  filter('L', 'likes'),
  action('a', { type: 'approval.requested', id: 3, isApproved: true }),
  action('l', { type: 'like.requested', id: 3, isLiked: true }),
  action('s', { type: 'moderation.requested', id: 3, kind: 'spam' }),
  action('t', { type: 'moderation.requested', id: 3, kind: 'trash' }),
  action('r', { type: 'reply.focused', id: 3 }),
  action('j', { type: 'note.selected', id: 2 }),
  action('ArrowDown', { type: 'note.selected', id: 2 }),
  action('ArrowLeft', { type: 'note.deselected' }),
  action('ArrowRight', { type: 'note.deselected' }),
  action('Enter', { type: 'note.deselected' }),
  nothing('without the flag', 'e', detail),
  ...['a', 'l', 's', 't', 'r', 'e'].map((key) =>
    nothing('a note without actions', key, { ...list, selectedNoteId: 2 }),
  ),
  nothing('at the first note', 'k', detail),
  { name: 'j begins at the first row', key: 'j', state: list, event: { type: 'note.highlighted', id: 3 } },
  {
    name: 'j skips hidden notes',
    key: 'j',
    state: { ...list, highlightedNoteId: 3, hiddenNoteIds: { 2: true } },
    event: { type: 'note.highlighted', id: 1 },
  },
  {
    name: 'k goes up',
    key: 'ArrowUp',
    state: { ...list, highlightedNoteId: 2 },
    event: { type: 'note.highlighted', id: 3 },
  },
  {
    name: 'Left opens the highlighted note',
    key: 'ArrowLeft',
    state: { ...list, highlightedNoteId: 2 },
    event: { type: 'note.selected', id: 2 },
  },
  {
    name: 'u is undo while an undo bar shows, in the list',
    key: 'u',
    state: { ...list, ...bar },
    event: { type: 'moderation.undone', id: 1 },
  },
  {
    name: 'and in the detail',
    key: 'u',
    state: { ...detail, ...bar },
    event: { type: 'moderation.undone', id: 1 },
  },
  { name: 'n closes the panel', key: 'n', state: detail, event: { type: 'panel.closeRequested' } },
  {
    name: 'Escape closes it from the reply box too',
    key: 'Escape',
    focus: 'text',
    state: detail,
    event: { type: 'panel.closeRequested' },
  },
  ...['a', 'n', 'u', 'Enter'].map((key) => nothing('while typing', key, detail, 'text')),
  nothing('a focused button answers to it itself', 'Enter', detail, 'control'),
  nothing('a closed panel', 'a', { ...list, isPanelOpen: false }),
];

cases(
  'shortcuts of section 9',
  (m, { key, focus = 'page', state, event }: Case) => {
    const keys$ = m.hot<KeyPress>('p', { p: { key, focus } });
    const answers$ = answersOf(m, keyboard, { state, world: { surroundings: { keys$ } } });
    m.expect(answers$).toBeObservable(event ? 'e' : '', event ? { e: event } : {});
  },
  rules,
);
