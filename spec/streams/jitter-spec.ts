import { ignoreElements } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { ChannelError, type ChannelEvent } from '../../src/client';
import { withJitter } from '../../src/streams/jitter';
import { polling } from '../../src/streams/sources/polling';
import { realtime } from '../../src/streams/sources/realtime';
import type { Event } from '../../src/streams/state/events';
import { answersOf } from '../support/behaviour';
import { polled, wireNote } from '../support/notes';
import { answer, fakePlatform, notesAnswer } from '../support/platform';

const JITTER_MS = 20_000;
const world = { jitterMs: () => JITTER_MS };

test.each([
  [30_000, 0, 30_000],
  [30_000, 20_000, 50_000],
  [170_000, 20_000, 180_000],
  [180_000, 20_000, 180_000],
  [Infinity, 20_000, Infinity],
])('a wait of %i ms and %i ms by chance are %i ms: never shorter, and not past 180 s', (ms, by, expected) => {
  expect(withJitter(ms, () => by)).toBe(expected);
});

const values: Record<string, Event> = {
  s: { type: 'push.subscribed' },
  g: { type: 'push.lost', attempt: 0, retryInMs: 1000 },
};
const requests = { l: 'GET /notifications/?number=10', p: 'POLL /notifications/?number=10' };

interface Case {
  readonly name: string;
  readonly events?: string;
  readonly status?: readonly number[];
  readonly until: string;
  readonly sent: string;
}

cases(
  'with a jitter of 20 s',
  (m, { events = '', status = [200], until, sent }: Case) => {
    let count = 0;
    const platform = fakePlatform((line) => {
      const code = status[Math.min(count++, status.length - 1)];
      const notes = line.startsWith('POLL') ? [polled(1)] : [wireNote(1)];
      return m.cold('5ms (a|)', { a: code === 200 ? notesAnswer(...notes) : answer({}, code) });
    });
    const answers$ = answersOf(m, polling, { events, values, platform, world });
    m.expect(answers$.pipe(ignoreElements()), until).toBeObservable('');
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  [
    { name: 'a light poll comes so much later', until: '70s !', sent: 'l 50004ms p' },
    {
      name: 'so does a try after a failure, up to 180 s',
      status: [503],
      until: '790s !',
      sent: 'l 80004ms l 110004ms l 140004ms l 170004ms l 180004ms l',
    },
    { name: 'the start does not wait', until: '1s !', sent: 'l' },
    {
      name: 'who loses push asks so much later',
      events: '10s s 89999ms g',
      until: '150s !',
      sent: 'l 9999ms p 109999ms p',
    },
    {
      name: 'who has push again before that asks once',
      events: '10s s 89999ms g 4999ms s',
      until: '150s !',
      sent: 'l 9999ms p 94999ms p',
    },
  ],
);

cases(
  'with a jitter of 20 s, push',
  (m, { channel, until, expected }: { name: string; channel: string; until: string; expected: string }) => {
    const platform = fakePlatform(
      () => m.cold('-'),
      () => m.cold<ChannelEvent>(channel, { o: { type: 'open' } }, new ChannelError('pinghub', 1006)),
    );
    m.expect(answersOf(m, realtime, { platform, world }), until).toBeObservable(expected, {
      c: { type: 'push.subscribing' },
      s: { type: 'push.subscribed' },
      1: { type: 'push.lost', attempt: 1, retryInMs: 21_000 },
      2: { type: 'push.lost', attempt: 2, retryInMs: 22_000 },
      3: { type: 'push.lost', attempt: 3, retryInMs: 140_000 },
      l: { type: 'push.lost', attempt: 0, retryInMs: 21_000 },
    });
  },
  [
    {
      name: 'is tried again so much later',
      channel: '5ms #',
      until: '50s !',
      expected: 'c 4ms 1 20999ms c 4ms 2 21999ms c 4ms 3',
    },
    {
      name: 'that is lost is connected so much later',
      channel: '5ms o 9s #',
      until: '12s !',
      expected: 'c 4ms s 9s l',
    },
  ],
);
