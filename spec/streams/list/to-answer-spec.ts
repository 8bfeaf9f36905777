import { setAside } from '../../../src/streams/deeds/set-aside';
import { selectGroups } from '../../../src/streams/list/groups';
import { neighbour } from '../../../src/streams/list/neighbour';
import { selectVisibleNotes } from '../../../src/streams/list/selectors';
import { selectWaitingCount } from '../../../src/streams/list/to-answer';
import type { Note } from '../../../src/streams/notes/note';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { fetched } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { inState, looked, recordOn } from '../../support/outbox';
import { stateAfter } from '../../support/behaviour';

const TO_ANSWER: Event = { type: 'view.selected', view: 'toAnswer' };
const at = (day: number) => ({ timestamp: `2026-11-${day}T12:00:00+00:00` });

/** Three comments by others, the oldest is 1. */
const three = [note(3, at(20)), note(2, at(19)), note(1, at(18))];
const listed = (state: State) => selectVisibleNotes(state).map(({ id }) => id);
const toAnswer = (notes: readonly Note[], ...events: readonly Event[]): State =>
  stateAfter({ ...holding(...notes), now: Date.UTC(2026, 10, 20, 13) }, TO_ANSWER, ...events);

const actions = (changes: object) => ({
  body: [
    {
      type: 'comment',
      text: 'Hi',
      actions: { 'approve-comment': true, 'replyto-comment': true, 'like-comment': false, ...changes },
    },
  ],
});
const ids = (changes: object) => ({ meta: { ids: { site: 1, post: 2, comment: 10, user: 7, ...changes } } });

test('[to-answer-order] the oldest comment comes first, and so do the oldest headings', () => {
  const state = toAnswer(three);
  expect(listed(state)).toEqual([1, 2, 3]);
  expect(selectGroups(state).map(({ name }) => name)).toEqual(['days', 'yesterday', 'today']);
  expect(neighbour(state, 1, 1)?.id).toBe(2);
});

test.each<[string, boolean, Readonly<Record<string, unknown>>]>([
  ['a comment', true, {}],
  ['a comment by an unknown user', true, ids({ user: 0 })],
  ['a read comment', true, { read: 1 }],
  ['a comment that needs approval', true, actions({ 'approve-comment': false })],
  ['a like', false, { type: 'like' }],
  [
    'a comment on a site of somebody else',
    false,
    { body: [{ type: 'comment', text: 'Hi', actions: { 'replyto-comment': true } }] },
  ],
  [
    'a comment that cannot be answered',
    false,
    { body: [{ type: 'comment', text: 'Hi', actions: { 'approve-comment': true } }] },
  ],
  ['an answered comment', false, ids({ reply_comment: 11 })],
  ['a liked comment', false, actions({ 'like-comment': true })],
  ["the blogger's own comment", false, ids({ user: 5 })],
])('[to-answer] %s is listed: %s', (_what, isListed, changes) => {
  const state = { ...toAnswer([note(1, changes)]), bloggerId: 5 };
  expect(listed(state)).toEqual(isListed ? [1] : []);
  expect(selectWaitingCount(state)).toBe(isListed ? 1 : 0);
});

test.each(['reply', 'like'] as const)(
  '[to-answer] a waiting %s takes a comment out, and its failure puts it back',
  (action) => {
    const record = recordOn(three[2] ?? note(1), action);
    expect(listed(toAnswer(three, looked(record)))).toEqual([2, 3]);
    expect(listed(toAnswer(three, looked(inState(record, { state: 'done' }))))).toEqual([2, 3]);
    expect(listed(toAnswer(three, looked(inState(record, { state: 'failed', failed: 'old' }))))).toEqual([
      1, 2, 3,
    ]);
  },
);

test('[to-answer] a comment that is set aside is not listed until something new happens to it', () => {
  const before = toAnswer(three);
  const state = stateAfter(before, setAside(before, [1], 0) ?? { type: 'note.deselected' });
  expect(listed(state)).toEqual([2, 3]);
  expect(listed(stateAfter(state, renewed(1)))).toEqual([2, 3, 1]);
});

const renewed = (id: number, changes: object = {}): Event =>
  fetched(99, note(id, { timestamp: '2026-11-20T12:30:00+00:00', note_hash: 77, ...changes }));
const answered = (id: number): Event => ({
  type: 'answers.noted',
  answeredNotes: { [id]: three.find((each) => each.id === id)?.timestamp ?? 0 },
});

test('[to-answer-again] a new reply to an answered comment brings it back', () => {
  const state = toAnswer(three, answered(1));
  expect(listed(state)).toEqual([2, 3]);
  expect(listed(stateAfter(state, renewed(1, ids({ reply_comment: 11 }))))).toEqual([2, 3, 1]);
});

test('[to-answer-open] the open note stays in the list until it closes, and does not count', () => {
  const open = toAnswer(three, { type: 'note.selected', id: 2 }, answered(2));
  expect(listed(open)).toEqual([1, 2, 3]);
  expect(neighbour(open, 2, 1)?.id).toBe(3);
  expect(selectWaitingCount(open)).toBe(2);
  expect(listed(stateAfter(open, { type: 'note.deselected' }))).toEqual([1, 3]);
});

test('[to-answer] a trashed comment keeps its row for the undo bar, and does not count', () => {
  const state = toAnswer(three, looked(recordOn(three[1] ?? note(2), 'trash', { madeAt: 0, dueAt: 4500 })));
  expect(listed(state)).toEqual([1, 3]);
  expect(selectWaitingCount(state)).toBe(2);
  expect(selectGroups(state).flatMap(({ notes }) => notes.map(({ id }) => id))).toEqual([1, 2, 3]);
});

test('[to-answer-tab] a filter leaves the view, and the view keeps the name of the filter', () => {
  const state = stateAfter(holding(...three), { type: 'filter.selected', name: 'likes' }, TO_ANSWER);
  expect([state.view, state.filterName]).toEqual(['toAnswer', 'likes']);
  const left = stateAfter(state, { type: 'filter.selected', name: 'likes' });
  expect([left.view, listed(left)]).toEqual(['notes', []]);
});
