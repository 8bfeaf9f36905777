import { ignoreElements, merge } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { polling } from '../../../src/streams/list/polling';
import type { Behaviour } from '../../../src/streams/state/behaviour';
import type { State } from '../../../src/streams/state/state';
import { tabs } from '../../../src/streams/tabs/tabs';
import { emittedBy } from '../../support/behaviour';
import { firstPage, legend } from '../../support/legend';
import { holding, note, polled } from '../../support/notes';
import { fakePlatform, notesResponse, responsesIn } from '../../support/platform';
import { named, table } from '../../support/table';

const tabsAndPolling: Behaviour = (...streams) => merge(tabs(...streams), polling(...streams));

const requests = { k: 'POLL /notifications/?number=10', c: 'COUNT /notifications/?number=10' };
/** What the leader says; its push channel is open (l) or not (p). */
const said = {
  l: { kind: 'leading', isVisible: true, push: 'subscribed' },
  p: { kind: 'leading', isVisible: true, push: 'failed' },
  n: { kind: 'news' },
};

/** A tab that has a list and follows. It polls once when it starts. */
const follower: Partial<State> = { ...holding(note(7)), list: firstPage, tabRole: 'follower' };
const states: Record<string, Partial<State>> = {
  alone: { ...follower, tabRole: 'alone' },
  counting: { tabRole: 'follower', isScreenWanted: false },
};

/** The tab gets the leader's `lock` at *. */
const rules = table(`
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
`);

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
      state: named(states, state) ?? follower,
      platform,
      world: { tabs$: m.cold('(a|)', { a: channel }), locks: { hold: () => m.cold(lock) } },
    };
    const emitted$ = emittedBy(m, tabsAndPolling, run).pipe(ignoreElements());
    m.expect(emitted$, until === '' ? '14s !' : until).toBeObservable('');
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  rules,
);
