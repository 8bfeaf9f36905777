import { cases } from 'rxjs-marbles/jest';
import { ChannelError, type ChannelEvent } from '../../../src/client';
import { pushChannel } from '../../../src/streams/push/push-channel';
import type { Event } from '../../../src/streams/state/events';
import { createLog, emittedBy, stateAfter } from '../../support/behaviour';
import { legend } from '../../support/legend';
import { fakePlatform } from '../../support/platform';
import { table } from '../../support/table';

const values: Record<string, Event> = {
  ...legend,
  4: { type: 'screen.wanted' },
  b: { type: 'push.subscribing' },
  V: { type: 'push.silent' },
  1: { type: 'push.lost', attempt: 1, retryInMs: 1000 },
  2: { type: 'push.lost', attempt: 2, retryInMs: 2000 },
  3: { type: 'push.lost', attempt: 3, retryInMs: 120_000 },
  0: { type: 'push.lost', attempt: 0, retryInMs: Infinity },
  // With a jitter of 20 s.
  J: { type: 'push.lost', attempt: 1, retryInMs: 21_000 },
  K: { type: 'push.lost', attempt: 2, retryInMs: 22_000 },
  L: { type: 'push.lost', attempt: 3, retryInMs: 140_000 },
  M: { type: 'push.lost', attempt: 0, retryInMs: 21_000 },
};

/**
 * `channels` has the connections in turn; * opens one, and the last one is repeated. `held` has the
 * subscriptions to each of them. A panel `isWithoutScreen` has never shown its list.
 */
const rules = table(`
  events      | expected                                                                            | until      | channels                                        | held                                                                                                   | isWithoutScreen | jitterMs | name
              | b 4ms 1 999ms b 4ms 2 1999ms b 4ms 3 119999ms b 4ms 1 999ms b 4ms 2 1999ms b        | 126026ms ! | 5ms #                                           | ^ 4ms ! / 1005ms ^ 4ms ! / 3010ms ^ 4ms ! / 123015ms ^ 4ms ! / 124020ms ^ 4ms ! / 126025ms ^!          |                 |          | [real-time-states] [real-time-attempts] is tried at once and 1 s and 2 s after failures, then 120 s later in three attempts again
              | b 4ms p 29999ms P 999ms b 4ms 1 999ms b 4ms 2 1999ms b 4ms 3                        | 40s !      | 5ms * 29999ms # ; 5ms #                         | ^ 30004ms ! ; 31005ms ^ 4ms ! / 32010ms ^ 4ms ! / 34015ms ^ 4ms !                                      |                 |          | is tried in a new series of attempts 1 s after a connection was lost that was open for 30 s
              | b 4ms p 29998ms 1 999ms b 4ms p 29998ms 2 1999ms b 4ms p 29998ms 3 119999ms b 4ms p | 214s !     | 5ms * 29998ms #                                 | ^ 30003ms ! / 31004ms ^ 30003ms ! / 63008ms ^ 30003ms ! / 213012ms ^ 987ms !                           |                 |          | [real-time-attempts] counts a connection that was open for less than 30 s as a failed attempt
              | b 4ms (p1) 996ms b 4ms (p2) 1996ms b 4ms (p3)                                       | 120s !     | 5ms (*#)                                        | ^ 4ms ! / 1005ms ^ 4ms ! / 3010ms ^ 4ms !                                                              |                 |          | [real-time-attempts] costs three connections in two minutes if the platform accepts and closes each
              | b 4ms 1 999ms b 4ms 2 1999ms b 4ms p 30s P 999ms b 4ms 1 999ms b 4ms 2 1999ms b     | 40s !      | 5ms # ; 5ms # ; 5ms * 30s # ; 5ms # ; 5ms # ; - | ^ 4ms ! ; 1005ms ^ 4ms ! ; 3010ms ^ 30005ms ! ; 34016ms ^ 4ms ! ; 35021ms ^ 4ms ! ; 37026ms ^ 2973ms ! |                 |          | counts its attempts from one after it was open for 30 s
              | b 4ms p                                                                             | 400s !     | 5ms *                                           | ^ 399999ms !                                                                                           |                 |          | stays open until it is lost
              | b 29999ms 1 999ms b 4ms p                                                           | 40s !      | - ; 5ms *                                       | ^ 29999ms ! ; 31s ^ 8999ms !                                                                           |                 |          | fails if it is not open after 30 s
  1s N 1s n   | b 4ms p 994ms 0 1s b 4ms p                                                          | 5s !       | 5ms *                                           | ^ 999ms ! / 2001ms ^ 2998ms !                                                                          |                 |          | closes when the network is lost and opens when it is back
  10s N 1s n  | b 4ms 1 999ms b 4ms 2 1999ms b 4ms 3 6984ms 0 1s b                                  | 40s !      | 5ms # ; 5ms # ; 5ms # ; -                       | ^ 4ms ! ; 1005ms ^ 4ms ! ; 3010ms ^ 4ms ! ; 11001ms ^ 28998ms !                                        |                 |          | is tried at once when the network is back, even during a pause
  (N) 197ms n | (b0) 196ms b 4ms p                                                                  | 1s !       | 5ms *                                           | (^!) / 200ms ^ 799ms !                                                                                 |                 |          | is not tried while there is no network
  60s V       | b 4ms p 59994ms P 999ms b 4ms p                                                     | 70s !      | 5ms *                                           | ^ 59999ms ! / 61s ^ 8999ms !                                                                           |                 |          | [silent-channel] is closed and opened again when it is silent
  1s h 300s v | b 4ms p 994ms 0 300s b 4ms p                                                        | 302s !     | 5ms *                                           | ^ 999ms ! / 301001ms ^ 998ms !                                                                         | yes             |          | [hidden-count] closes when a panel without a list is hidden, and opens when it is visible
  1s h 300s v | b 4ms p                                                                             | 302s !     | 5ms *                                           | ^ 301999ms !                                                                                           |                 |          | [hidden-count] stays open when a panel with a list is hidden
  (h) 297ms 4 | (b0) 296ms b 4ms p                                                                  | 2s !       | 5ms *                                           | (^!) / 300ms ^ 1699ms !                                                                                | yes             |          | [hidden-count] opens when the list of a hidden panel is wanted
              | b 4ms p                                                                             | 1s !       | 5ms *                                           | ^ 999ms !                                                                                              |                 |          | [real-time-channel] closes when the behaviour is unsubscribed
              | b 4ms J 20999ms b 4ms K 21999ms b 4ms L                                             | 50s !      | 5ms #                                           | ^ 4ms ! / 21005ms ^ 4ms ! / 43010ms ^ 4ms !                                                            |                 | 20000    | is tried again after the jitter
              | b 4ms p 30s M                                                                       | 33s !      | 5ms * 30s #                                     | ^ 30005ms !                                                                                            |                 | 20000    | is opened again after the jitter when it is lost
`);

cases(
  'the push channel',
  (m, { events, expected, until, channels, held, isWithoutScreen, jitterMs }) => {
    const lost = new ChannelError('https://platform.test/pinghub', 1006);
    const colds = channels
      .split(' ; ')
      .map((channel) => m.cold<ChannelEvent>(channel, { '*': { type: 'open' } }, lost));
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
      state: { isScreenWanted: isWithoutScreen !== 'yes' },
      world: { report: report.add, jitterMs: () => Number(jitterMs) },
    });
    m.expect(emitted$, until).toBeObservable(expected, values);
    m.expect(report.entries$).toBeObservable('');
    const subscriptions = held.split(' ; ').map((each) => each.split(' / '));
    colds.forEach((cold, index) => m.expect(cold).toHaveSubscriptions(subscriptions[index] ?? []));
  },
  rules,
);

test('opening the push channel makes a check due, because earlier news were not pushed', () => {
  const subscribed = stateAfter({}, legend.p);
  expect(subscribed).toMatchObject({ push: 'subscribed', list: { checkDue: 1 } });
  expect(stateAfter(subscribed, legend.P)).toMatchObject({ push: 'failed', list: { checkDue: 1 } });
});

test('a lost channel has failed until the next attempt', () => {
  expect(stateAfter({}, legend.p, legend.P).push).toBe('failed');
  expect(stateAfter({}, legend.P, { type: 'push.subscribing' }).push).toBe('subscribing');
});

const message = (data: unknown): ChannelEvent => ({ type: 'message', data });

const channel: Record<string, ChannelEvent> = {
  '*': { type: 'open' },
  7: message('{"action":"push","note_id":7,"newest_note_type":"like"}'),
  t: message('{"note_id":"7"}'),
  8: message('{"action":"push","note_id":8}'),
  w: message('{"action":"push"}'),
  x: message('<html>'),
  a: message('[7]'),
  n: message('null'),
  b: message(new ArrayBuffer(2)),
  i: message('{"note_id":"__proto__"}'),
  k: message('{"action":"poke"}'),
};

const pushes: Record<string, Event> = {
  ...values,
  7: { type: 'push.received', noteId: 7 },
  8: { type: 'push.received', noteId: 8 },
  0: { type: 'push.received', noteId: null },
};

const problems = {
  j: 'a push message is not JSON',
  o: 'a push message is no object',
  i: "a push message's note_id is no id",
  k: 'a push message has another action than push',
};

const messages = table(`
  sent                   | expected           | reported | name
  -* 9ms 7               | bp 109ms 7         |          | [push-message] emits the note that a push names
  -* 9ms t               | bp 109ms 7         |          | accepts a note id that is a text
  -* 9ms 7 98ms 8        | bp 109ms 0         |          | makes the list due if pushes of several notes come within 100 ms
  -* 9ms 7 100ms 8       | bp 109ms 7 100ms 8 |          | emits each of two pushes that come 101 ms apart
  -* 9ms 7 59ms 8 59ms 8 | bp 109ms 0 119ms 8 |          | counts the 100 ms from the first push
  -* 9ms 7 50ms 7 20ms t | bp 109ms 7         |          | emits a note once if several pushes within 100 ms name it
  -* 9ms w               | bp 109ms 0         |          | makes the list due if a push names no note
  -* 9ms i               | bp 109ms 0         | 11ms i   | reports a malformed note id and makes the list due
  -* 9ms x               | bp 109ms 0         | 11ms j   | [push-message] reports a message that is not JSON and makes the list due
  -* 9ms b               | bp 109ms 0         | 11ms j   | reports bytes and makes the list due
  -* 9ms a               | bp 109ms 0         | 11ms o   | reports a message that is a list and makes the list due
  -* 9ms n               | bp 109ms 0         | 11ms o   | reports a message that is null and makes the list due
  *-k                    | (bp) 98ms 0        | --k      | reports a push of another action and makes the list due
`);

cases(
  'a message of the push channel',
  (m, { sent, expected, reported }) => {
    const report = createLog<string>();
    const platform = fakePlatform(
      () => m.cold('-'),
      () => m.cold(sent, channel),
    );
    const emitted$ = emittedBy(m, pushChannel, { platform, world: { report: report.add } });
    m.expect(emitted$).toBeObservable(expected, pushes);
    m.expect(report.entries$).toBeObservable(reported, problems);
  },
  messages,
);
