import { lastValueFrom, of } from 'rxjs';
import { fetchNews$ } from '../../../src/streams/list/fetch-news';
import { isBelowEnd } from '../../../src/streams/list/neighbour';
import type { Note } from '../../../src/streams/notes/note';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { quietDeps, stateAfter } from '../../support/behaviour';
import { fetched, listed } from '../../support/legend';
import { note, polled } from '../../support/notes';
import { fakePlatform, notesResponse } from '../../support/platform';

/** Notes of the minutes that are their ids, newest first. */
const range = (from: number, to: number): Note[] =>
  Array.from({ length: to - from + 1 }, (_, index) => minutely(to - index));
const minutely = (id: number): Note => note(id, { timestamp: new Date(id * 60_000).toISOString() });
const arrivals = (from: number, to: number): Event[] => range(from, to).map((each) => fetched(9, each));

const tenOfMany = listed({ notes: range(11, 20), number: 10, isComplete: false, asked: 0 });

/** The events of a poll that finds these ids, and its requests. */
async function poll(state: State, ...ids: readonly number[]) {
  const sent: string[] = [];
  const platform = fakePlatform(() => of(notesResponse(...ids.map((id) => polled(id)))));
  platform.requests$.subscribe((line) => sent.push(line));
  const events = await lastValueFrom(fetchNews$(state, quietDeps({}, platform)));
  return { sent, events };
}

test('[shown-is-checked] after twelve arrivals a light poll asks for all 22 notes, and removes what is gone', async () => {
  const state = stateAfter({}, tenOfMany, ...arrivals(21, 32));
  const there = range(11, 32).flatMap(({ id }) => (id > 11 && id < 16 ? [] : id));
  const { sent, events } = await poll(state, ...there, 10, 9, 8, 7);
  expect(sent[0]).toBe('POLL /notifications/?number=22');
  expect(events).toContainEqual(expect.objectContaining({ type: 'notes.gone', ids: [15, 14, 13, 12] }));
});

test('[asked-filters] a note that a filter has found comes with the list when a light poll finds it there', async () => {
  const answer: Event = {
    type: 'filters.loaded',
    name: 'comments',
    ids: [10, 5],
    notes: [minutely(10), minutely(5)],
    unreadable: [],
    number: 10,
    isComplete: false,
    asked: 1,
  };
  const state = stateAfter({}, tenOfMany, answer);
  const { sent } = await poll(state, ...range(12, 20).map(({ id }) => id), 10);
  expect(sent).toEqual(['POLL /notifications/?number=10', 'GET /notifications/?number=10']);
  const again = await poll(state, ...range(11, 20).map(({ id }) => id));
  expect(again.sent).toEqual(['POLL /notifications/?number=10']);
});

test('the next page begins below what has arrived', () => {
  const state = stateAfter({}, tenOfMany, ...arrivals(21, 32), { type: 'notes.moreWanted' });
  expect(state.list).toMatchObject({ loaded: 22, wanted: 32 });
});

test('arrivals while a page is wanted move its end', () => {
  const state = stateAfter({}, tenOfMany, { type: 'notes.moreWanted' }, ...arrivals(21, 23));
  expect(state.list).toMatchObject({ loaded: 13, wanted: 23 });
});

test('a count asks for all that it counts', async () => {
  const summary = ({ id, type, isRead, timestamp, hash }: Note) => ({ id, type, isRead, timestamp, hash });
  const counted = (from: number, to: number): Event => ({
    type: 'notes.counted',
    notes: range(from, to).map(summary),
    isComplete: false,
    lastSeenTime: 0,
    asked: 0,
  });
  const state = stateAfter({ isScreenWanted: false }, counted(11, 20), counted(14, 23));
  const { sent } = await poll(state);
  expect(sent).toEqual(['COUNT /notifications/?number=13']);
});

test('a note older than the loaded ones waits for its page', () => {
  const state = stateAfter({}, tenOfMany);
  expect([minutely(10), minutely(21), minutely(11)].map((each) => isBelowEnd(state, each))).toEqual([
    true,
    false,
    false,
  ]);
});

test('[page-size] with arrivals, pages load up to 100 notes, and the next arrival loses only one', () => {
  const tenNewest = listed({ notes: range(101, 110), isComplete: false });
  let state = stateAfter({}, tenNewest, ...arrivals(111, 165));
  let oldest = 101;
  while (state.list.loaded < 100) {
    oldest -= 10;
    const asked = state.tick;
    state = stateAfter(
      state,
      { type: 'notes.moreWanted' },
      {
        type: 'notes.paged',
        notes: range(oldest, oldest + 9),
        unreadable: [],
        number: state.list.loaded + 10,
        isComplete: false,
        asked,
      },
    );
  }
  expect(Object.keys(state.allNotes)).toHaveLength(100);
  expect(Object.keys(stateAfter(state, ...arrivals(166, 166)).allNotes)).toHaveLength(100);
});
