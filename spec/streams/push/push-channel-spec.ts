import { defer, ignoreElements, NEVER } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { ChannelError, type ChannelEvent, createClient, type Transport } from '../../../src/client';
import { pushChannel } from '../../../src/streams/push/push-channel';
import type { Event } from '../../../src/streams/state/events';
import { createLog, emittedBy } from '../../support/behaviour';
import { legend } from '../../support/legend';
import { fakePlatform } from '../../support/platform';

const values: Record<string, Event> = {
  ...legend,
  4: { type: 'screen.wanted' },
  b: { type: 'push.subscribing' },
  V: { type: 'push.silent' },
  1: { type: 'push.lost', attempt: 1, retryInMs: 1000 },
  2: { type: 'push.lost', attempt: 2, retryInMs: 2000 },
  3: { type: 'push.lost', attempt: 3, retryInMs: 120_000 },
  0: { type: 'push.lost', attempt: 0, retryInMs: Infinity },
};

interface Case {
  readonly name: string;
  readonly events?: string;
  /** A closed panel that has never shown its list. */
  readonly isWithoutScreen?: boolean;
  /** The connections in turn; * opens one. The last one is repeated. */
  readonly channels: readonly string[];
  readonly until: string;
  readonly expected: string;
  /** The subscriptions to each of the connections. */
  readonly held: readonly (readonly string[])[];
}

const rules: Case[] = [
  {
    name: '[real-time-states] [real-time-attempts] is tried at once and 1 s and 2 s after failures, then 120 s later in three attempts again',
    channels: ['5ms #'],
    held: [
      ['^ 4ms !', '1005ms ^ 4ms !', '3010ms ^ 4ms !', '123015ms ^ 4ms !', '124020ms ^ 4ms !', '126025ms ^!'],
    ],
    expected: 'b 4ms 1 999ms b 4ms 2 1999ms b 4ms 3 119999ms b 4ms 1 999ms b 4ms 2 1999ms b',
    until: '                                                                      126026ms !',
  },
  {
    name: 'is tried in a new series of attempts 1 s after a connection was lost that was open for 30 s',
    channels: ['5ms * 29999ms #', '5ms #'],
    held: [['^ 30004ms !'], ['31005ms ^ 4ms !', '32010ms ^ 4ms !', '34015ms ^ 4ms !']],
    expected: 'b 4ms p 29999ms P 999ms b 4ms 1 999ms b 4ms 2 1999ms b 4ms 3',
    until: '                                                          40s !',
  },
  {
    name: '[real-time-attempts] counts a connection that was open for less than 30 s as a failed attempt',
    channels: ['5ms * 29998ms #'],
    held: [['^ 30003ms !', '31004ms ^ 30003ms !', '63008ms ^ 30003ms !', '213012ms ^ 987ms !']],
    expected: 'b 4ms p 29998ms 1 999ms b 4ms p 29998ms 2 1999ms b 4ms p 29998ms 3 119999ms b 4ms p',
    until: '                                                                                214s !',
  },
  {
    name: '[real-time-attempts] costs three connections in two minutes if the platform accepts and closes each',
    channels: ['5ms (*#)'],
    held: [['^ 4ms !', '1005ms ^ 4ms !', '3010ms ^ 4ms !']],
    expected: 'b 4ms (p1) 996ms b 4ms (p2) 1996ms b 4ms (p3)',
    until: '                                           120s !',
  },
  {
    name: 'counts its attempts from one after it was open for 30 s',
    channels: ['5ms #', '5ms #', '5ms * 30s #', '5ms #', '5ms #', '-'],
    held: [
      ['^ 4ms !'],
      ['1005ms ^ 4ms !'],
      ['3010ms ^ 30005ms !'],
      ['34016ms ^ 4ms !'],
      ['35021ms ^ 4ms !'],
      ['37026ms ^ 2973ms !'],
    ],
    expected: 'b 4ms 1 999ms b 4ms 2 1999ms b 4ms p 30s P 999ms b 4ms 1 999ms b 4ms 2 1999ms b',
    until: '                                                                              40s !',
  },
  {
    name: 'stays open until it is lost',
    channels: ['5ms *'],
    held: [['^ 399999ms !']],
    expected: 'b 4ms p',
    until: '     400s !',
  },
  {
    name: 'fails if it is not open after 30 s',
    channels: ['-', '5ms *'],
    held: [['^ 29999ms !'], ['31s ^ 8999ms !']],
    expected: 'b 29999ms 1 999ms b 4ms p',
    until: '                        40s !',
  },
  {
    name: 'closes when the network is lost and opens when it is back',
    channels: ['5ms *'],
    held: [['^ 999ms !', '2001ms ^ 2998ms !']],
    events: '             1s N 1s n',
    expected: 'b 4ms p 994ms 0 1s b 4ms p',
    until: '                          5s !',
  },
  {
    name: 'is tried at once when the network is back, even during a pause',
    channels: ['5ms #', '5ms #', '5ms #', '-'],
    held: [['^ 4ms !'], ['1005ms ^ 4ms !'], ['3010ms ^ 4ms !'], ['11001ms ^ 28998ms !']],
    events: '                                          10s N 1s n',
    expected: 'b 4ms 1 999ms b 4ms 2 1999ms b 4ms 3 6984ms 0 1s b',
    until: '                                                 40s !',
  },
  {
    name: 'is not tried while there is no network',
    channels: ['5ms *'],
    held: [['(^!)', '200ms ^ 799ms !']],
    events: '  (N)  197ms n',
    expected: '(b0) 196ms b 4ms p',
    until: '                  1s !',
  },
  {
    name: '[silent-channel] is closed and opened again when it is silent',
    channels: ['5ms *'],
    held: [['^ 59999ms !', '61s ^ 8999ms !']],
    events: '     60s V',
    expected: 'b 4ms p 59994ms P 999ms b 4ms p',
    until: '                            70s !',
  },
  {
    name: '[hidden-count] closes when a panel without a list is hidden, and opens when it is visible',
    isWithoutScreen: true,
    channels: ['5ms *'],
    held: [['^ 999ms !', '301001ms ^ 998ms !']],
    events: '             1s h 300s v',
    expected: 'b 4ms p 994ms 0 300s b 4ms p',
    until: '                           302s !',
  },
  {
    name: '[hidden-count] stays open when a panel with a list is hidden',
    channels: ['5ms *'],
    held: [['^ 301999ms !']],
    events: '             1s h 300s v',
    expected: 'b 4ms p',
    until: '                           302s !',
  },
  {
    name: '[hidden-count] opens when the list of a hidden panel is wanted',
    isWithoutScreen: true,
    channels: ['5ms *'],
    held: [['(^!)', '300ms ^ 1699ms !']],
    events: '  (h)  297ms 4',
    expected: '(b0) 296ms b 4ms p',
    until: '                  2s !',
  },
  {
    name: '[real-time-channel] closes when the behaviour is unsubscribed',
    channels: ['5ms *'],
    held: [['^ 999ms !']],
    expected: 'b 4ms p',
    until: '       1s !',
  },
];

cases(
  'the push channel',
  (m, { events = '', isWithoutScreen, channels, until, expected, held }: Case) => {
    const lost = new ChannelError('https://platform.test/pinghub', 1006);
    const colds = channels.map((channel) => m.cold<ChannelEvent>(channel, { '*': { type: 'open' } }, lost));
    const last = m.cold('-');
    let count = 0;
    const platform = fakePlatform(
      () => m.cold('-'),
      () => colds[Math.min(count++, colds.length - 1)] ?? last,
    );
    const report = createLog<string>();
    const emitted$ = emittedBy(m, pushChannel, {
      events,
      values,
      platform,
      state: { isScreenWanted: isWithoutScreen !== true },
      world: { report: report.add },
    });
    m.expect(emitted$, until).toBeObservable(expected, values);
    m.expect(report.entries$).toBeObservable('');
    colds.forEach((cold, index) => m.expect(cold).toHaveSubscriptions([...(held[index] ?? [])]));
  },
  rules,
);

test(
  '[real-time-channel] the push channel has the address of the newest note data',
  marbles((m) => {
    const addresses = createLog<string>();
    const connect: Transport['connect'] = ({ url }) =>
      defer(() => {
        addresses.add(url);
        return NEVER;
      });
    const apiOrigin = 'https://platform.test';
    const client = createClient({ apiOrigin, token: 'token', transport: { send: () => NEVER, connect } });
    m.expect(emittedBy(m, pushChannel, { world: { client } }).pipe(ignoreElements()), '1s !').toBeObservable(
      '',
    );
    m.expect(addresses.entries$).toBeObservable('a', {
      a: 'https://platform.test/pinghub/wpcom/me/newest-note-data',
    });
  }),
);
