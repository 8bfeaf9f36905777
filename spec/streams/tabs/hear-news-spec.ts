import { ignoreElements, merge } from 'rxjs';
import type { Context } from 'rxjs-marbles';
import { cases } from 'rxjs-marbles/jest';
import { polling } from '../../../src/streams/list/polling';
import type { Behaviour } from '../../../src/streams/state/behaviour';
import type { State } from '../../../src/streams/state/state';
import { tabs } from '../../../src/streams/tabs/tabs';
import { emittedBy } from '../../support/behaviour';
import { firstPage, legend } from '../../support/legend';
import { holding, note, polled } from '../../support/notes';
import { fakePlatform, notesResponse, response } from '../../support/platform';

const tabsAndPolling: Behaviour = (...streams) => merge(tabs(...streams), polling(...streams));

const requests = { k: 'POLL /notifications/?number=10', c: 'COUNT /notifications/?number=10' };
/** What the leader says; its push channel is open (l) or not (p). */
const said = {
  l: { kind: 'leading', isVisible: true, push: 'subscribed' },
  p: { kind: 'leading', isVisible: true, push: 'failed' },
  n: { kind: 'news' },
};

interface Case {
  readonly name: string;
  readonly state?: Partial<State>;
  readonly events?: string;
  /** When this tab gets the leader's lock. */
  readonly lock?: string;
  readonly heard: string;
  readonly status?: readonly number[];
  readonly sent: string;
  readonly until?: string;
}

/** A tab that has a list and follows. It polls once when it starts. */
const follower: Partial<State> = { ...holding(note(7)), list: firstPage, tabRole: 'follower' };

const rules: Case[] = [
  {
    name: '[one-leader] makes a visible tab poll lightly at once',
    heard: 'l 5s n',
    sent: ' k 5s k',
  },
  {
    name: 'that a tab may have missed before it follows is made up for by one poll',
    state: { ...holding(note(7)), list: firstPage, tabRole: 'alone' },
    heard: '2s n l 7s l',
    sent: ' k 2s   k',
  },
  {
    name: 'makes a tab without a list count at once',
    state: { tabRole: 'follower', isScreenWanted: false },
    heard: 'l 5s n',
    sent: ' c 5s c',
  },
  {
    name: '[one-leader] makes a hidden tab poll when it becomes visible, once',
    events: ' 1s h  7s    v',
    heard: 'l 5s n 1s n',
    sent: '  k 8000ms    k',
  },
  {
    name: 'that comes during a poll is followed by one more poll',
    heard: 'l 5s nnn',
    sent: ' k 5s k 4ms k',
  },
  {
    name: 'makes a tab whose poll failed poll once in 30 s at most',
    status: [200, 503],
    heard: 'l 5s n 2s n 2s n 2s l',
    sent: ' k 5s k 2s k',
  },
  {
    name: 'is not needed by the tab that leads, which has polled again for what the leader before it heard',
    lock: ' *',
    heard: 'l 5s n',
    sent: ' k 4ms k',
  },
  {
    name: 'is needed for each poll of a tab that follows, also while push does not work',
    heard: 'p 9999ms p 9999ms p 9999ms p 9999ms p 9999ms n',
    sent: ' k 49999ms                                    k',
    until: '54s !',
  },
  {
    name: 'of a leader that goes is not needed: the next one polls at once',
    lock: '  7s *',
    heard: ' l',
    sent: '  k 6999ms k',
  },
];

const hears = (m: Context, each: Case): void => {
  const { state = follower, events = '', lock = '-', heard, status = [200], sent, until = '14s !' } = each;
  let count = 0;
  const platform = fakePlatform(() => {
    const code = status[Math.min(count++, status.length - 1)];
    return m.cold('5ms (a|)', { a: code === 200 ? notesResponse(polled(7)) : response({}, code) });
  });
  const channel = {
    post: () => undefined,
    messages$: m.hot<unknown>(heard, said),
    isFrozen$: m.hot<boolean>(''),
  };
  const run = {
    events,
    values: legend,
    state,
    platform,
    world: { tabs$: m.cold('(a|)', { a: channel }), locks: { hold: () => m.cold(lock) } },
  };
  m.expect(emittedBy(m, tabsAndPolling, run).pipe(ignoreElements()), until).toBeObservable('');
  m.expect(platform.requests$).toBeObservable(sent, requests);
};

cases('a word of news from the leader', hears, rules);
