import type { OutboxRecord } from '../../../src/streams/outbox/record';
import { settle } from '../../../src/streams/outbox/settle';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { stateAfter, pick } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { looked, recordOn } from '../../support/outbox';

const held = { ...holding(note(7), note(8)), isPanelOpen: true };
const typed = (text: string): Event => ({ type: 'reply.typed', id: 7, text });
const submitted = (text: string, id = 7): Event => ({ type: 'reply.submitted', id, text });
const sent: Event = { type: 'reply.sent', id: 7, url: '' };
const failed = (isDuplicate: boolean): Event => ({ type: 'reply.failed', id: 7, isDuplicate });
const select = (id: number): Event => ({ type: 'note.selected', id });
const reply = (changes: Partial<OutboxRecord> = {}) =>
  recordOn(note(7), 'reply', { payload: 'Hi', ...changes });
/** The reply 'Hi' is on its way. */
const sending = looked(reply({ state: 'sending' }));
/** The state after the platform has accepted the reply 'Hi', which was submitted after these events. */
function accepted(...events: readonly Event[]): State {
  const record = reply({ state: 'done', settledAt: 0 });
  const state = stateAfter(held, ...events, sending, looked(record));
  return stateAfter(state, ...settle(record, state, [record]));
}
const elsewhere = (text: string): Event => ({ type: 'draft.changedElsewhere', id: 7, text });

const boxOf = (state: State) => pick(state, 'drafts', 'selectedNoteId');

test('a sent reply makes a check due, because the platform may have approved or removed the comment', () => {
  const { tick, list } = accepted();
  expect(list.checkDue).toBe(tick);
});

test('a draft is kept while it is typed, and removed when it is empty', () => {
  expect(stateAfter(held, typed('H'), typed('Hi')).drafts).toEqual({ 7: 'Hi' });
  expect(stateAfter(held, typed('H'), typed('')).drafts).toEqual({});
});

test('a text that is submitted is a draft, unless it is blank', () => {
  expect(stateAfter(held, submitted('Hi')).drafts).toEqual({ 7: 'Hi' });
  for (const text of ['', ' \n']) expect(stateAfter(held, submitted(text)).drafts).toEqual({});
});

test('the draft stays until the platform has accepted the reply', () => {
  expect(stateAfter(held, typed('Hi'), sending).drafts).toEqual({ 7: 'Hi' });
});

test('a reply that waits for the network can be changed', () => {
  const state = stateAfter({ ...held, isOnline: false }, typed('Hi'), looked(reply()), typed('Hi!'));
  expect(state.drafts).toEqual({ 7: 'Hi!' });
});

test('[reply-success] a sent reply removes the draft and selects the note again', () => {
  const state = stateAfter(accepted(typed('Hi')), sent);
  expect(boxOf(state)).toEqual({ drafts: {}, selectedNoteId: 7 });
});

test('a reply that another tab has sent removes the draft, and selects nothing', () => {
  expect(boxOf(accepted(elsewhere('Hi')))).toEqual({
    drafts: {},
    selectedNoteId: null,
  });
});

test('a sent reply leaves another text, which was begun elsewhere', () => {
  expect(accepted(typed('Other')).drafts).toEqual({ 7: 'Other' });
});

test('a note stays while a reply to it is typed in the open note, or is being sent', () => {
  const gone: Event = { type: 'notes.gone', ids: [7], asked: 99 };
  expect(stateAfter(held, sending, gone).allNotes).toHaveProperty('7');
  expect(stateAfter(held, select(7), typed('Hi'), gone).selectedNoteId).toBe(7);
  expect(stateAfter(held, typed('Hi'), gone).allNotes).not.toHaveProperty('7');
});

test('a sent reply does not change the selection of another note', () => {
  expect(stateAfter(accepted(select(8)), sent).selectedNoteId).toBe(8);
});

test('a draft is what was typed last in any tab', () => {
  expect(stateAfter(held, elsewhere('There')).drafts).toEqual({ 7: 'There' });
  expect(stateAfter(held, elsewhere('There'), elsewhere('')).drafts).toEqual({});
  expect(stateAfter(held, typed('Here'), elsewhere('There')).drafts).toEqual({ 7: 'There' });
  expect(stateAfter(held, elsewhere('There'), typed('Here')).drafts).toEqual({ 7: 'Here' });
});

test('a sent reply selects nothing if the note is hidden or the panel is closed', () => {
  const hide = looked(recordOn(note(7), 'trash'));
  const close: Event = { type: 'panel.toggled', isOpen: false };
  for (const event of [hide, close]) expect(stateAfter(accepted(), event, sent).selectedNoteId).toBeNull();
});

test('[failed-reply] a failed reply keeps the draft and the selection', () => {
  const refused = looked(reply({ state: 'failed', reason: 'retries' }));
  const state = stateAfter(held, select(7), typed('Hi'), sending, refused, failed(false));
  expect(boxOf(state)).toEqual({ drafts: { 7: 'Hi' }, selectedNoteId: 7 });
});

test('[duplicate-reply] a duplicate reply deselects its own note only', () => {
  expect(boxOf(stateAfter(held, select(7), typed('Hi'), failed(true)))).toEqual({
    drafts: { 7: 'Hi' },
    selectedNoteId: null,
  });
  expect(stateAfter(held, select(8), failed(true)).selectedNoteId).toBe(8);
});

test('drafts from storage do not replace a text that is being typed', () => {
  const restored: Event = { type: 'drafts.restored', drafts: { 7: 'Old', 8: 'Kept' } };
  expect(stateAfter(held, typed('New'), restored).drafts).toEqual({ 7: 'New', 8: 'Kept' });
});

test('each request to focus the reply box counts', () => {
  const highlight: Event = { type: 'note.highlighted', id: 7 };
  expect(stateAfter(held, highlight, { type: 'reply.focused', id: 7 })).toMatchObject({ replyFocus: 2 });
});

test('[page-that-stays-open] the addresses of the last 100 replies are kept', () => {
  const linked = Array.from({ length: 130 }, (_, index): Event => ({
    type: 'reply.linked',
    key: `1/${index}`,
    url: 'https://blog.test/',
  }));
  expect(Object.keys(stateAfter({}, ...linked).replyUrls)).toEqual(
    linked.slice(30).map((_, index) => `1/${index + 30}`),
  );
});
