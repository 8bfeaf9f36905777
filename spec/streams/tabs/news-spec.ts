import { filter, ignoreElements, map, NEVER, of, merge } from 'rxjs';
import type { Context } from 'rxjs-marbles';
import { cases } from 'rxjs-marbles/jest';
import type { NoteSummary } from '../../../src/streams/notes/note-summary';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { parseTabMessage } from '../../../src/streams/tabs/tab-message';
import { tabs } from '../../../src/streams/tabs/tabs';
import { createLog, emittedBy } from '../../support/behaviour';
import { approvalLegend, fetched, legend, listed, firstPage } from '../../support/legend';
import { holding, note, polled } from '../../support/notes';
import { named, table } from '../../support/table';
import { polling } from '../../../src/streams/list/polling';
import type { Behaviour } from '../../../src/streams/state/behaviour';
import { fakePlatform, notesResponse, responsesIn } from '../../support/platform';

/** Notes of the minutes 6 to 9. */
const wire = (id: number, hash = id) =>
  note(id, { timestamp: new Date(id * 60_000).toISOString(), note_hash: hash });
const summary = (id: number, changes: Partial<NoteSummary> = {}): NoteSummary => ({
  id,
  type: 'comment',
  timestamp: id * 60_000,
  isRead: false,
  hash: id,
  ...changes,
});
const counted = (notes: readonly NoteSummary[], lastSeenTime = 0): Event => ({
  type: 'notes.counted',
  notes,
  isComplete: true,
  lastSeenTime,
  asked: 9,
});

const values: Record<string, Event> = {
  ...legend,
  ...approvalLegend,
  '*': { type: 'push.received', noteId: 7 },
  k: { type: 'notes.confirmed', asked: 9 },
  l: listed({ notes: [wire(8), wire(7)], asked: 9 }),
  L: listed({ notes: [wire(8), wire(7), wire(6)], number: 20, asked: 9 }),
  M: { type: 'notes.paged', notes: [wire(6)], unreadable: [], number: 20, isComplete: true, asked: 9 },
  9: fetched(9, wire(9)),
  7: fetched(9, wire(7)),
  8: fetched(9, wire(8, 80)),
  6: fetched(9, wire(6)),
  g: { type: 'notes.gone', ids: [8], asked: 9 },
  0: counted([summary(8), summary(7)]),
  1: counted([summary(9), summary(8), summary(7)]),
  2: counted([summary(8, { hash: 80 }), summary(7)]),
  4: counted([summary(7)]),
  5: counted([summary(8), summary(7)], 480),
  F: { type: 'tabs.followed', push: 'subscribed' },
  T: { type: 'tabs.led' },
};

const states: Record<string, Partial<State>> = {
  holds: holding(wire(8), wire(7)),
  empty: {},
  counts: { isScreenWanted: false, counted: [summary(8), summary(7)] },
  uncounted: { isScreenWanted: false },
};

const rules = table(`
  events              | posted              | state | name
                      | N                   | holds | are announced by a tab that begins to lead
  -----l              | N----N              | empty | are announced with the first list
  -----9              | N----N              | holds | are announced when a poll finds a new note
  -----8              | N----N              | holds | are announced when a poll finds a changed note
  -----g              | N----N              | holds | are announced when a poll finds that a note has gone
  -----(9g)           | N----N              | holds | are announced once for all that a poll finds
  -----9-g            | N----N-N            | holds | [one-leader] are announced after each poll that finds any
  -----k              | N                   | holds | [one-leader] are not announced after an unchanged poll
  -----x              | N                   | holds | are not announced after a poll that fails
  -----l              | N                   | holds | are not announced with an unchanged list
  -----L              | N                   | holds | are not announced when a longer list is loaded
  -----M              | N                   | holds | are not announced with a page of older notes
  -----ayAsd          | N                   | holds | are not announced when the blogger does something
  -----*--9k          | N-------N           | holds | are announced after the note of a push, once
  -----*--7-*--6-*--k | N-------N----N----N | holds | are announced after a push of a note that this tab has already, or does not reach
  -----*--x--k        | N----------N        | holds | are announced after the next answer if that of a push fails
  -----*              | N                   | holds | are not announced before the answer to a push
  -----**-k-k         | N-------N           | holds | are announced after two pushes by the first answer
  F----9-*-k          |                     | holds | are not announced by a tab that follows
  F----9-T--8         | -------N--N         | holds | are announced by a tab that leads again
`);

const counting = table(`
  events    | posted    | state     | name
  -----0    | N----N    | uncounted | are announced with the first count
  -----1    | N----N    | counts    | are announced when a note has come
  -----2    | N----N    | counts    | are announced when a note has changed
  -----4    | N----N    | counts    | are announced when a note has gone
  -----5    | N----N    | counts    | are announced when the notes were seen elsewhere
  -----*--0 | N-------N | counts    | are announced after a push, also if the count is the same
  -----0    | N         | counts    | are not announced when nothing has changed
  -----l    | N         | counts    | are not announced with a list of the same notes
`);

const posts = (m: Context, { events, posted, state }: (typeof rules)[number]): void => {
  const log = createLog<unknown>();
  const world = { tabs$: of({ post: log.add, messages$: NEVER, isFrozen$: NEVER }) };
  const run = { events, values, state: named(states, state), world };
  m.expect(emittedBy(m, tabs, run).pipe(ignoreElements())).toBeObservable('');
  const news$ = log.entries$.pipe(filter((message) => parseTabMessage(message)?.kind === 'news'));
  m.expect(news$.pipe(map(() => 'N'))).toBeObservable(posted);
};

cases('news of a tab with a list', posts, rules);
cases('news of a tab that only counts', posts, counting);

const tabsAndPolling: Behaviour = (...streams) => merge(tabs(...streams), polling(...streams));

const requests = { k: 'POLL /notifications/?number=10', c: 'COUNT /notifications/?number=10' };
/** Messages of the leader: its push channel is open (l), or it is not (p). */
const said = {
  l: { kind: 'leading', isVisible: true, mayNotify: false, push: 'subscribed' },
  p: { kind: 'leading', isVisible: true, mayNotify: false, push: 'failed' },
  n: { kind: 'news' },
};

/** A tab that has a list and follows. It polls once when it starts. */
const follower: Partial<State> = { ...holding(note(7)), list: firstPage, tabRole: 'follower' };
const followers: Record<string, Partial<State>> = {
  alone: { ...follower, tabRole: 'alone' },
  counting: { tabRole: 'follower', isScreenWanted: false },
};

/** The tab gets the leader's `lock` at *. */
cases(
  'a word of news from the leader',
  (m, { events, lock, heard, sent, until, responses, state }) => {
    const next = responsesIn(responses, { ok: notesResponse(polled(7)) });
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: next() }));
    const channel = {
      post: () => undefined,
      messages$: m.hot<unknown>(heard, said),
      isFrozen$: m.hot<boolean>(''),
    };
    const run = {
      events,
      values: legend,
      state: named(followers, state) ?? follower,
      platform,
      world: { tabs$: m.cold('(a|)', { a: channel }), locks: { hold: () => m.cold(lock) } },
    };
    const emitted$ = emittedBy(m, tabsAndPolling, run).pipe(ignoreElements());
    m.expect(emitted$, until === '' ? '14s !' : until).toBeObservable('');
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  table(`
  events    | lock | heard                                          | sent         | until | responses | state    | name
            |      | l 5s n                                         | k 5s k       |       |         |          | [one-leader] makes a visible tab poll lightly at once
            |      | 2s n l 7s l                                    | k 2s k       |       |         | alone    | that a tab may have missed before it follows is made up for by one poll
            |      | l 5s n                                         | c 5s c       |       |         | counting | makes a tab without a list count at once
  1s h 7s v |      | l 5s n 1s n                                    | k 8000ms k   |       |         |          | [one-leader] makes a hidden tab poll when it becomes visible, once
            |      | l 5s nnn                                       | k 5s k 4ms k |       |         |          | that comes during a poll is followed by one more poll
            |      | l 5s n 2s n 2s n 2s l                          | k 5s k 2s k  |       | ok 503    |          | makes a tab whose poll failed poll once in 30 s at most
            | *    | l 5s n                                         | k 4ms k      |       |         |          | is not needed by the tab that leads, which has polled again for what the leader before it heard
            |      | p 9999ms p 9999ms p 9999ms p 9999ms p 9999ms n | k 49999ms k  | 54s ! |           |          | is needed for each poll of a tab that follows, also while push does not work
            | 7s * | l                                              | k 6999ms k   |       |         |          | of a leader that goes is not needed: the next one polls at once
`),
);
