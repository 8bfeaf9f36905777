import type { Event } from '../../../../src/streams/state/events';
import type { State } from '../../../../src/streams/state/state';
import { after, partsOf } from '../../../support/behaviour';
import { holding, note } from '../../../support/notes';

const held = { ...holding(note(7), note(8)), isPanelOpen: true };
const typed = (text: string): Event => ({ type: 'reply.typed', id: 7, text });
const submitted = (text: string, id = 7): Event => ({ type: 'reply.submitted', id, text });
const sent: Event = { type: 'reply.sent', id: 7, url: '' };
const failed = (isDuplicate: boolean): Event => ({ type: 'reply.failed', id: 7, isDuplicate });
const select = (id: number): Event => ({ type: 'note.selected', id });

const boxOf = (state: State) => partsOf(state, 'drafts', 'replying', 'selectedNoteId');

test('sent, it makes a check due: the platform may have approved the comment, or let it go', () => {
  const { tick, list } = after(holding(note(7)), { type: 'reply.sent', id: 7, url: '' });
  expect(list.checkDue).toBe(tick);
});

test('a text is kept while it is typed, an empty one is none', () => {
  expect(after(held, typed('H'), typed('Hi')).drafts).toEqual({ 7: 'Hi' });
  expect(after(held, typed('H'), typed('')).drafts).toEqual({});
});

test('an empty text, or one of blanks, is not sent', () => {
  for (const text of ['', ' \n']) expect(after(held, submitted(text)).replying).toEqual({});
});

test('the text stays until the platform has accepted it, and is not changed meanwhile', () => {
  const state = after(held, typed('Hi'), submitted('Hi'), typed('Hi!'), submitted('Hi!'));
  expect(state).toMatchObject({ drafts: { 7: 'Hi' }, replying: { 7: true } });
});

test('sent, the text is removed and the note selected again', () => {
  expect(boxOf(after(held, submitted('Hi'), sent))).toEqual({ drafts: {}, replying: {}, selectedNoteId: 7 });
});

test('a note that is being answered is not taken away, whatever the platform says', () => {
  const gone: Event = { type: 'notes.gone', ids: [7], asked: 99 };
  expect(after(held, submitted('Hi'), gone).allNotes).toHaveProperty('7');
  expect(after(held, select(7), typed('Hi'), gone).selectedNoteId).toBe(7);
  expect(after(held, typed('Hi'), gone).allNotes).not.toHaveProperty('7');
});

test('sent, it does not lead away from another note', () => {
  expect(after(held, submitted('Hi'), select(8), sent).selectedNoteId).toBe(8);
});

test('what another tab has typed, sent or deleted shows here, unless one types here too', () => {
  const elsewhere = (text: string): Event => ({ type: 'draft.changedElsewhere', id: 7, text });
  expect(after(held, elsewhere('There')).drafts).toEqual({ 7: 'There' });
  expect(after(held, elsewhere('There'), elsewhere('')).drafts).toEqual({});
  expect(after(held, typed('Here'), elsewhere('')).drafts).toEqual({ 7: 'Here' });
  expect(after(held, submitted('Here'), elsewhere('')).drafts).toEqual({ 7: 'Here' });
});

test('sent to a note that is hidden, or from a panel that is closed, selects nothing', () => {
  const hide: Event = { type: 'moderation.requested', id: 7, kind: 'trash' };
  const close: Event = { type: 'panel.toggled', isOpen: false };
  for (const event of [hide, close])
    expect(boxOf(after(held, submitted('Hi'), event, sent))).toEqual({
      drafts: {},
      selectedNoteId: null,
      replying: {},
    });
});

test('failed, the text stays, the box is free again and the note selected', () => {
  const state = after(held, select(7), submitted('Hi'), failed(false));
  expect(boxOf(state)).toEqual({ drafts: { 7: 'Hi' }, replying: {}, selectedNoteId: 7 });
});

test('a duplicate deselects its note, and no other', () => {
  expect(boxOf(after(held, select(7), submitted('Hi'), failed(true)))).toEqual({
    drafts: { 7: 'Hi' },
    replying: {},
    selectedNoteId: null,
  });
  expect(after(held, select(7), submitted('Hi'), select(8), failed(true)).selectedNoteId).toBe(8);
});

test('replying to a comment approves it locally, where it can be approved', () => {
  expect(after(held, submitted('Hi')).noteApprovals).toMatchObject({ 7: { value: true } });
  const body = [{ actions: { 'replyto-comment': true } }];
  expect(after(holding(note(7, { body })), submitted('Hi')).noteApprovals).toEqual({});
  expect(
    after(holding(note(7, { meta: { ids: { site: 1, post: 2 } } })), submitted('Hi')).noteApprovals,
  ).toEqual({});
});

test('drafts from storage do not replace what is being typed', () => {
  const restored: Event = { type: 'drafts.restored', drafts: { 7: 'Old', 8: 'Kept' } };
  expect(after(held, typed('New'), restored).drafts).toEqual({ 7: 'New', 8: 'Kept' });
});
