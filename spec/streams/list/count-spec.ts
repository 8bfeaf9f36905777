import { ignoreElements, merge, NEVER } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { polling } from '../../../src/streams/list/polling';
import { fetchPushed } from '../../../src/streams/push/fetch-pushed';
import { selectBell } from '../../../src/streams/reading/bell';
import { selectPendingReads } from '../../../src/streams/reading/selectors';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { emittedBy, stateAfter } from '../../support/behaviour';
import { fetched, legend, listed } from '../../support/legend';
import { note } from '../../support/notes';
import { fakePlatform, response } from '../../support/platform';
import { table } from '../../support/table';

const summary = (id: number, at = id): Record<string, unknown> => ({
  id,
  type: 'comment',
  unread: 1,
  timestamp: new Date(at * 1000).toISOString(),
  note_hash: id,
});
const counted = (...ids: readonly number[]): Event => ({
  type: 'notes.counted',
  notes: ids.map((id) => ({ id, type: 'comment', isRead: false, timestamp: id * 1000, hash: id })),
  isComplete: ids.length < 10,
  lastSeenTime: 0,
  asked: 0,
});
const newest = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => to - index);
/** A closed panel without a screen. */
const closed: Partial<State> = { isScreenWanted: false };

const requests = {
  c: 'COUNT /notifications/?number=10',
  l: 'GET /notifications/?number=10',
  2: 'GET /notifications/?number=20',
  k: 'POLL /notifications/?number=10',
};

const values: Record<string, Event> = {
  ...legend,
  '*': { type: 'screen.wanted' },
  9: listed({ notes: [] }),
};

cases(
  'a panel without a screen',
  (m, { events, sent, status, tabRole }) => {
    const platform = fakePlatform(() =>
      m.cold('5ms (a|)', { a: response({ notes: [summary(7)], last_seen_time: 0 }, Number(status)) }),
    );
    const run = {
      events,
      values,
      platform,
      state: { ...closed, tabRole: tabRole === 'follower' ? 'follower' : 'leader' } as const,
    };
    const emitted$ = emittedBy(m, polling, run).pipe(ignoreElements());
    m.expect(merge(emitted$, platform.requests$), '70s !').toBeObservable(sent, requests);
  },
  table(`
  events | sent                    | status | tabRole  | name
         | c 30004ms c 30004ms c   | 200    |          | [count-message] asks for ten summaries, every 30 s
  10s r  | c 9999ms c 30004ms c    | 200    |          | asks again at once when a refresh is requested
  10s *  | c 9999ms l 30004ms k    | 200    |          | asks for the list at once when the screen is wanted, and for differences from then on
  2ms *  | c-l 30004ms k 30004ms k | 200    |          | gives up its request for that of the screen
  10s *  | c 9999ms l              | 500    |          | asks for the list at once when the screen is wanted after a failure
  40s r  | c 39999ms c             | 200    | follower | asks no more by itself if it follows another tab
`),
);

test.each([
  ['makes a count due and fetches no note', 7],
  ['makes a count due if it names no note', null],
])('a push without a screen %s', (_name, noteId) => {
  marbles((m) => {
    const platform = fakePlatform(() => NEVER);
    const pushed: Event = { type: 'push.received', noteId };
    const run = { events: '-p', values: { p: pushed }, platform, state: closed };
    m.expect(emittedBy(m, fetchPushed, run)).toBeObservable('-r', legend);
    m.expect(platform.requests$).toBeObservable('');
  })();
});

describe('the bell without a list', () => {
  const bellAfter = (...events: readonly Event[]) => selectBell(stateAfter(closed, ...events));

  it('has the number of counted notes, and the type of the newest', () => {
    expect(bellAfter(counted(8, 7))).toEqual({ numNew: 2, latestType: 'comment' });
  });

  it('keeps older notes below a full page, so that the number grows beyond ten', () => {
    expect(bellAfter(counted(...newest(1, 10)), counted(...newest(4, 13))).numNew).toBe(13);
  });

  it('drops notes that the platform no longer has', () => {
    expect(bellAfter(counted(...newest(1, 10)), counted(...newest(1, 9))).numNew).toBe(9);
    expect(bellAfter(counted(8, 7), { type: 'notes.gone', ids: [8], asked: 1 }).numNew).toBe(1);
  });

  it('counts a note that was pushed before the list arrived, once', () => {
    const timestamp = new Date(9000).toISOString();
    expect(bellAfter(counted(8, 7), fetched(1, note(9, { timestamp }), note(8, { timestamp }))).numNew).toBe(
      3,
    );
  });

  it('does not count notes up to the last-seen time', () => {
    expect(bellAfter(counted(8, 7), { type: 'seen.advanced', time: 7 }).numNew).toBe(1);
  });

  it('gives way to the list, of which as many notes are requested as were counted', () => {
    const events = [counted(...newest(1, 10)), counted(...newest(4, 13)), { type: 'screen.wanted' }] as const;
    expect(stateAfter(closed, ...events).list.wanted).toBe(20);
    expect(stateAfter(closed, ...events, values['9'] ?? counted()).counted).toBeNull();
  });

  it('does not change a list that is there', () => {
    const state = stateAfter(closed, values['9'] ?? counted(), counted(8, 7));
    expect([state.counted, selectBell(state).numNew]).toEqual([null, 0]);
  });

  it('reports arrivals for the silent channel, but not those of the first count', () => {
    expect(stateAfter(closed, counted(8, 7)).arrival).toBeNull();
    expect(stateAfter(closed, counted(8, 7), counted(9, 8, 7)).arrival?.count).toBe(1);
  });

  const reads = { 8: { isRead: true, timestamp: 8000 } };

  it('shows which read marks the platform lacks, until it has confirmed them', () => {
    const marked = stateAfter(closed, { type: 'reads.restored', reads }, counted(8, 7));
    expect(selectPendingReads(marked)).toEqual(reads);
    expect(selectPendingReads(stateAfter(marked, { type: 'reads.confirmed', reads }))).toEqual({});
  });

  it('shows no read mark of older activity', () => {
    const older: Event = { type: 'reads.restored', reads: { 8: { isRead: true, timestamp: 7999 } } };
    const marked = stateAfter(closed, older, counted(8, 7));
    expect(selectPendingReads(marked)).toEqual({});
    const confirmed = stateAfter(marked, { ...older, type: 'reads.confirmed' });
    expect(confirmed.counted?.map(({ isRead }) => isRead)).toEqual([false, false]);
  });
});
