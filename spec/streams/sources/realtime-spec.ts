import { cases } from 'rxjs-marbles/jest';
import { ChannelError, type ChannelEvent } from '../../../src/client';
import { realtime } from '../../../src/streams/sources/realtime';
import type { Event } from '../../../src/streams/state/events';
import { answersOf, recorder } from '../../support/behaviour';
import { fakePlatform } from '../../support/platform';

const values: Record<string, Event> = {
  f: { type: 'network.changed', isOnline: false },
  n: { type: 'network.changed', isOnline: true },
};

const answers: Record<string, Event> = {
  c: { type: 'push.subscribing' },
  s: { type: 'push.subscribed' },
  1: { type: 'push.lost', attempt: 1, retryInMs: 1000 },
  2: { type: 'push.lost', attempt: 2, retryInMs: 2000 },
  3: { type: 'push.lost', attempt: 3, retryInMs: 120_000 },
  l: { type: 'push.lost', attempt: 0, retryInMs: 1000 },
  f: { type: 'push.lost', attempt: 0, retryInMs: Infinity },
};

interface Case {
  readonly name: string;
  readonly events?: string;
  /** What becomes of each connection in turn, 'o' opens it; the last one's of every later one. */
  readonly channels: readonly string[];
  readonly until: string;
  readonly expected: string;
  /** When each of the channels was held open or tried. */
  readonly held: readonly (readonly string[])[];
}

const rules: Case[] = [
  {
    name: 'attempts at once, 1 s and 2 s after the failures, then 120 s pause, then three again',
    channels: ['5ms #'],
    until: '126026ms !',
    expected: 'c 4ms 1 999ms c 4ms 2 1999ms c 4ms 3 119999ms c 4ms 1 999ms c 4ms 2 1999ms c',
    held: [
      ['^ 4ms !', '1005ms ^ 4ms !', '3010ms ^ 4ms !', '123015ms ^ 4ms !', '124020ms ^ 4ms !', '126025ms ^!'],
    ],
  },
  {
    name: 'an open connection that is lost starts a new set after 1 s',
    channels: ['5ms o 9s #', '5ms #'],
    until: '20s !',
    expected: 'c 4ms s 9s l 999ms c 4ms 1 999ms c 4ms 2 1999ms c 4ms 3',
    held: [['^ 9005ms !'], ['10006ms ^ 4ms !', '11011ms ^ 4ms !', '13016ms ^ 4ms !']],
  },
  {
    name: 'opening resets the count',
    channels: ['5ms #', '5ms #', '5ms o 9s #', '5ms #', '5ms #', '-'],
    until: '20s !',
    expected: 'c 4ms 1 999ms c 4ms 2 1999ms c 4ms s 9s l 999ms c 4ms 1 999ms c 4ms 2 1999ms c',
    held: [
      ['^ 4ms !'],
      ['1005ms ^ 4ms !'],
      ['3010ms ^ 9005ms !'],
      ['13016ms ^ 4ms !'],
      ['14021ms ^ 4ms !'],
      ['16026ms ^ 3973ms !'],
    ],
  },
  {
    name: 'an open connection stays',
    channels: ['5ms o'],
    until: '400s !',
    expected: 'c 4ms s',
    held: [['^ 399999ms !']],
  },
  {
    name: 'a connection that is not open after 30 s has failed',
    channels: ['-', '5ms o'],
    until: '40s !',
    expected: 'c 29999ms 1 999ms c 4ms s',
    held: [['^ 29999ms !'], ['31s ^ 8999ms !']],
  },
  {
    name: 'offline closes, online connects',
    events: '1s f 1s n',
    channels: ['5ms o'],
    until: '5s !',
    expected: 'c 4ms s 994ms f 1s c 4ms s',
    held: [['^ 999ms !', '2001ms ^ 2998ms !']],
  },
  {
    name: 'offline ends a pause',
    events: '10s f 1s n',
    channels: ['5ms #', '5ms #', '5ms #', '-'],
    until: '40s !',
    expected: 'c 4ms 1 999ms c 4ms 2 1999ms c 4ms 3 6984ms f 1s c',
    held: [['^ 4ms !'], ['1005ms ^ 4ms !'], ['3010ms ^ 4ms !'], ['11001ms ^ 28998ms !']],
  },
  {
    name: 'no attempt while offline',
    events: '(f) 197ms n',
    channels: ['5ms o'],
    until: '1s !',
    expected: '(cf) 196ms c 4ms s',
    held: [['(^!)', '200ms ^ 799ms !']],
  },
  {
    name: 'unsubscribing closes',
    channels: ['5ms o'],
    until: '1s !',
    expected: 'c 4ms s',
    held: [['^ 999ms !']],
  },
];

cases(
  'the push channel',
  (m, { events = '', channels, until, expected, held }: Case) => {
    const lost = new ChannelError('https://platform.test/pinghub', 1006);
    const colds = channels.map((channel) => m.cold<ChannelEvent>(channel, { o: { type: 'open' } }, lost));
    const last = m.cold('-');
    let count = 0;
    const platform = fakePlatform(
      () => m.cold('-'),
      () => colds[Math.min(count++, colds.length - 1)] ?? last,
    );
    const report = recorder<string>();
    const answers$ = answersOf(m, realtime, { events, values, platform, world: { report: report.tell } });
    m.expect(answers$, until).toBeObservable(expected, answers);
    m.expect(report.told$).toBeObservable('');
    colds.forEach((cold, index) => m.expect(cold).toHaveSubscriptions([...(held[index] ?? [])]));
  },
  rules,
);
