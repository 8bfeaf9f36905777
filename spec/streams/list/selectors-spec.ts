import type { Note } from '../../../src/streams/notes/note';
import type { Event } from '../../../src/streams/state/events';
import { selectGroups } from '../../../src/streams/list/groups';
import { neighbour } from '../../../src/streams/list/neighbour';
import { selectWaitingCount } from '../../../src/streams/list/to-answer';
import { isLoadingMore, selectVisibleNotes } from '../../../src/streams/list/selectors';
import type { OutboxRecord } from '../../../src/streams/outbox/record';
import { selectSortedNotes } from '../../../src/streams/state/sorted-notes';
import { initialState, type State } from '../../../src/streams/state/state';
import { FILTER_NAMES, type FilterName } from '../../../src/streams/list/state';
import { stateAfter } from '../../support/behaviour';
import { isCollected } from '../../support/collected';
import { fetched } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { inState } from '../../support/outbox';
import { looking, recordOf } from '../outbox/records';

const ids = (notes: readonly Note[]) => notes.map(({ id }) => id);
const trash = (id: number): OutboxRecord => recordOf('trash', { target: { site: 1, comment: id * 10 } });
const filterBy = (name: FilterName): Event => ({ type: 'filter.selected', name });

test('[sort-order] notes are sorted newest first, and by descending id if they have the same time', () => {
  const early = { timestamp: '2026-11-19T12:00:00Z' };
  expect(ids(selectSortedNotes(stateAfter(holding(note(9, early), note(2), note(10), note(3)))))).toEqual([
    10, 3, 2, 9,
  ]);
});

test.each<[FilterName, string[]]>([
  ['all', ['comment', 'follow', 'like', 'comment_like', 'reblog', 'new_post']],
  ['unread', ['comment', 'follow', 'like', 'comment_like', 'reblog']],
  ['comments', ['comment']],
  ['follows', ['follow']],
  ['likes', ['like', 'comment_like']],
])('[selected-filter] the filter %s shows %j', (name, types) => {
  const every = ['comment', 'follow', 'like', 'comment_like', 'reblog', 'new_post'];
  const notes = every.map((type, at) => note(99 - at, { type, read: type === 'new_post' ? 1 : 0 }));
  expect(selectVisibleNotes(stateAfter(holding(...notes), filterBy(name))).map(({ type }) => type)).toEqual(
    types,
  );
});

const hidden = stateAfter({ ...holding(note(7), note(8), note(9)), ...looking(trash(8)) });

test('a hidden note has a row for its undo bar but is not visible, until its request is sent', () => {
  const rows = (state: State) =>
    selectGroups({ ...state, now: Date.parse('2026-11-20T13:00:00Z') }).flatMap(({ notes }) => ids(notes));
  expect(rows(hidden)).toEqual([9, 8, 7]);
  expect(ids(selectVisibleNotes(hidden))).toEqual([9, 7]);
  expect(rows({ ...hidden, ...looking(inState(trash(8), { state: 'sending', sentAt: 1500 })) })).toEqual([
    9, 7,
  ]);
});

test.each<[number, 1 | -1, number | undefined]>([
  [9, 1, 7],
  [7, -1, 9],
  [9, -1, undefined],
  [7, 1, undefined],
  [8, 1, undefined],
  [99, 1, undefined],
])('from note %i the step %i leads to %j', (id, step, expected) => {
  expect(neighbour(hidden, id, step)?.id).toBe(expected);
});

test('more notes are being loaded while more are wanted than loaded, except at the start', () => {
  const loading = { ...hidden, list: { ...initialState.list, wanted: 20, loaded: 10 } };
  expect(isLoadingMore(loading)).toBe(true);
  expect(isLoadingMore({ ...loading, isLoading: true })).toBe(false);
  expect(isLoadingMore({ ...loading, list: { ...loading.list, loaded: 20 } })).toBe(false);
});

describe('a selector of the list', () => {
  const selectors = { selectSortedNotes, selectVisibleNotes, selectGroups };
  const others: Event[] = [
    { type: 'list.scrolled', fromBottomPx: 7, fromTopPx: 0, isMoving: true },
    { type: 'clock.ticked', now: 30_000 },
    { type: 'status.shown', status: { message: 'like.failed', kind: 'failure', durationMs: 1 } },
    { type: 'action.requested', action: 'approve', id: 7 },
    fetched(99, note(7)),
    { type: 'push.subscribed' },
  ];

  test.each(Object.entries(selectors))(
    '%s returns the same object as long as the list is the same',
    (_name, select) => {
      for (const state of [hidden, { ...hidden, view: 'toAnswer' } as const]) {
        const before = select(state);
        for (const event of others) expect(select(stateAfter(state, event))).toBe(before);
      }
    },
  );

  test('returns a new list with the other notes unchanged if a note changes', () => {
    const changed = stateAfter(hidden, fetched(99, note(7, { note_hash: 99 })));
    expect(selectSortedNotes(changed)[0]).toBe(selectSortedNotes(hidden)[0]);
    expect(selectSortedNotes(changed)[2]).not.toBe(selectSortedNotes(hidden)[2]);
  });
});

test('selectors keep no reference to earlier notes', async () => {
  const hold = (): Note => note(7);
  const look = (held: Note): void => {
    const state: State = { ...initialState, allNotes: { 7: held }, selectedNoteId: 7 };
    const toAnswer = { view: 'toAnswer' } as const;
    // Other parts of the initial state live as long as the panel.
    for (const each of [
      ...FILTER_NAMES.map((filterName) => ({ ...state, filterName })),
      initialState,
      { ...state, ...toAnswer },
      { ...initialState, ...toAnswer },
    ]) {
      selectWaitingCount(each);
      selectGroups(each);
      selectVisibleNotes(each);
    }
  };
  expect(await isCollected(hold, look)).toBe(true);
});
