import { settle } from '../../../src/streams/outbox/settle';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { stateAfter, pick } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { looked, type RecordChanges, recordOn } from '../../support/outbox';

const held = { ...holding(note(7), note(8)), isPanelOpen: true };
const typed = (text: string): Event => ({ type: 'reply.typed', id: 7, text });
const submitted = (text: string, id = 7): Event => ({ type: 'reply.submitted', id, text });
const sent: Event = { type: 'reply.sent', id: 7, url: '' };
const failed = (isDuplicate: boolean): Event => ({ type: 'reply.failed', id: 7, isDuplicate });
const select = (id: number): Event => ({ type: 'note.selected', id });
const reply = (changes: RecordChanges = {}) => recordOn(note(7), 'reply', { wanted: 'Hi', ...changes });
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

const offline = { ...held, isOnline: false };
const hide = looked(recordOn(note(7), 'trash'));
const close: Event = { type: 'panel.toggled', isOpen: false };
const restored: Event = { type: 'drafts.restored', drafts: { 7: 'Old', 8: 'Kept' } };

test.each<[string, State, State['drafts']]>([
  ['is kept while it is typed', stateAfter(held, typed('H'), typed('Hi')), { 7: 'Hi' }],
  ['is removed when it is empty', stateAfter(held, typed('H'), typed('')), {}],
  ['is a text that is submitted', stateAfter(held, submitted('Hi')), { 7: 'Hi' }],
  ['is no empty text that is submitted', stateAfter(held, submitted('')), {}],
  ['is no blank text that is submitted', stateAfter(held, submitted(' \n')), {}],
  ['stays until the platform has accepted the reply', stateAfter(held, typed('Hi'), sending), { 7: 'Hi' }],
  [
    'can be changed while its reply waits for the network',
    stateAfter(offline, typed('Hi'), looked(reply()), typed('Hi!')),
    { 7: 'Hi!' },
  ],
  [
    'that is another text, which was begun elsewhere, stays after a sent reply',
    accepted(typed('Other')),
    { 7: 'Other' },
  ],
  ['is what was typed in another tab', stateAfter(held, elsewhere('There')), { 7: 'There' }],
  ['is removed by another tab', stateAfter(held, elsewhere('There'), elsewhere('')), {}],
  ['is what was typed last, there', stateAfter(held, typed('Here'), elsewhere('There')), { 7: 'There' }],
  ['is what was typed last, here', stateAfter(held, elsewhere('There'), typed('Here')), { 7: 'Here' }],
  [
    'from storage does not replace a text that is being typed',
    stateAfter(held, typed('New'), restored),
    { 7: 'New', 8: 'Kept' },
  ],
])('a draft %s', (_name, { drafts }, expected) => {
  expect(drafts).toEqual(expected);
});

test.each<[string, State, number | null]>([
  ['[reply-success] selects the note again', stateAfter(accepted(typed('Hi')), sent), 7],
  ['of another tab selects nothing', accepted(elsewhere('Hi')), null],
  ['does not change the selection of another note', stateAfter(accepted(select(8)), sent), 8],
  ['selects nothing if the note is hidden', stateAfter(accepted(), hide, sent), null],
  ['selects nothing if the panel is closed', stateAfter(accepted(), close, sent), null],
])('a sent reply removes its draft, and %s', (_name, state, selectedNoteId) => {
  expect(boxOf(state)).toEqual({ drafts: {}, selectedNoteId });
});

test('a note stays while a reply to it is typed in the open note, or is being sent', () => {
  const gone: Event = { type: 'notes.gone', ids: [7], asked: 99 };
  expect(stateAfter(held, sending, gone).allNotes).toHaveProperty('7');
  expect(stateAfter(held, select(7), typed('Hi'), gone).selectedNoteId).toBe(7);
  expect(stateAfter(held, typed('Hi'), gone).allNotes).not.toHaveProperty('7');
});

test('[failed-reply] a failed reply keeps the draft and the selection', () => {
  const refused = looked(reply({ state: 'failed', failed: 'retries' }));
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
