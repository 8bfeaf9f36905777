import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { stateAfter, pick } from '../../support/behaviour';
import { holding, note } from '../../support/notes';

const held = { ...holding(note(7), note(8)), isPanelOpen: true };
const typed = (text: string): Event => ({ type: 'reply.typed', id: 7, text });
const submitted = (text: string, id = 7): Event => ({ type: 'reply.submitted', id, text });
const sent: Event = { type: 'reply.sent', id: 7, url: '' };
const failed = (isDuplicate: boolean): Event => ({ type: 'reply.failed', id: 7, isDuplicate });
const select = (id: number): Event => ({ type: 'note.selected', id });

const boxOf = (state: State) => pick(state, 'drafts', 'replying', 'selectedNoteId');

test('a sent reply makes a check due, because the platform may have approved or removed the comment', () => {
  const { tick, list } = stateAfter(holding(note(7)), { type: 'reply.sent', id: 7, url: '' });
  expect(list.checkDue).toBe(tick);
});

test('a draft is kept while it is typed, and removed when it is empty', () => {
  expect(stateAfter(held, typed('H'), typed('Hi')).drafts).toEqual({ 7: 'Hi' });
  expect(stateAfter(held, typed('H'), typed('')).drafts).toEqual({});
});

test('an empty or blank text is not sent', () => {
  for (const text of ['', ' \n']) expect(stateAfter(held, submitted(text)).replying).toEqual({});
});

test('a reply is neither sent nor does it approve its comment without a network or a session', () => {
  for (const event of [
    { type: 'network.changed', isOnline: false },
    { type: 'session.ended' },
  ] satisfies Event[]) {
    const state = stateAfter(held, event, submitted('Hi'));
    expect(pick(state, 'drafts', 'replying', 'noteApprovals')).toEqual({
      drafts: { 7: 'Hi' },
      replying: {},
      noteApprovals: {},
    });
  }
});

test('the draft stays until the platform has accepted the reply, and cannot be changed meanwhile', () => {
  const state = stateAfter(held, typed('Hi'), submitted('Hi'), typed('Hi!'), submitted('Hi!'));
  expect(state).toMatchObject({ drafts: { 7: 'Hi' }, replying: { 7: true } });
});

test('a sent reply removes the draft and selects the note again', () => {
  expect(boxOf(stateAfter(held, submitted('Hi'), sent))).toEqual({
    drafts: {},
    replying: {},
    selectedNoteId: 7,
  });
});

test('a note stays while a reply to it is typed in the open note, or is being sent', () => {
  const gone: Event = { type: 'notes.gone', ids: [7], asked: 99 };
  expect(stateAfter(held, submitted('Hi'), gone).allNotes).toHaveProperty('7');
  expect(stateAfter(held, select(7), typed('Hi'), gone).selectedNoteId).toBe(7);
  expect(stateAfter(held, typed('Hi'), gone).allNotes).not.toHaveProperty('7');
});

test('a sent reply does not change the selection of another note', () => {
  expect(stateAfter(held, submitted('Hi'), select(8), sent).selectedNoteId).toBe(8);
});

test('a draft is what was typed last in any tab, and stays while it is being sent', () => {
  const elsewhere = (text: string): Event => ({ type: 'draft.changedElsewhere', id: 7, text });
  expect(stateAfter(held, elsewhere('There')).drafts).toEqual({ 7: 'There' });
  expect(stateAfter(held, elsewhere('There'), elsewhere('')).drafts).toEqual({});
  expect(stateAfter(held, typed('Here'), elsewhere('There')).drafts).toEqual({ 7: 'There' });
  expect(stateAfter(held, elsewhere('There'), typed('Here')).drafts).toEqual({ 7: 'Here' });
  expect(stateAfter(held, submitted('Here'), elsewhere('')).drafts).toEqual({ 7: 'Here' });
});

test('a sent reply selects nothing if the note is hidden or the panel is closed', () => {
  const hide: Event = { type: 'moderation.requested', id: 7, kind: 'trash' };
  const close: Event = { type: 'panel.toggled', isOpen: false };
  for (const event of [hide, close])
    expect(boxOf(stateAfter(held, submitted('Hi'), event, sent))).toEqual({
      drafts: {},
      selectedNoteId: null,
      replying: {},
    });
});

test('a failed reply keeps the draft and the selection, and can be sent again', () => {
  const state = stateAfter(held, select(7), submitted('Hi'), failed(false));
  expect(boxOf(state)).toEqual({ drafts: { 7: 'Hi' }, replying: {}, selectedNoteId: 7 });
});

test('a duplicate reply deselects its own note only', () => {
  expect(boxOf(stateAfter(held, select(7), submitted('Hi'), failed(true)))).toEqual({
    drafts: { 7: 'Hi' },
    replying: {},
    selectedNoteId: null,
  });
  expect(stateAfter(held, select(7), submitted('Hi'), select(8), failed(true)).selectedNoteId).toBe(8);
});

test('a reply to a comment approves it locally if it can be approved', () => {
  expect(stateAfter(held, submitted('Hi')).noteApprovals).toMatchObject({ 7: { value: true } });
  const body = [{ actions: { 'replyto-comment': true } }];
  expect(stateAfter(holding(note(7, { body })), submitted('Hi')).noteApprovals).toEqual({});
  expect(
    stateAfter(holding(note(7, { meta: { ids: { site: 1, post: 2 } } })), submitted('Hi')).noteApprovals,
  ).toEqual({});
});

test('drafts from storage do not replace a text that is being typed', () => {
  const restored: Event = { type: 'drafts.restored', drafts: { 7: 'Old', 8: 'Kept' } };
  expect(stateAfter(held, typed('New'), restored).drafts).toEqual({ 7: 'New', 8: 'Kept' });
});

test('each request to focus the reply box counts', () => {
  const highlight: Event = { type: 'note.highlighted', id: 7 };
  expect(stateAfter(held, highlight, { type: 'reply.focused', id: 7 })).toMatchObject({ replyFocus: 2 });
});
