import { ignoreElements } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { ChannelError, type ChannelEvent } from '../../src/client';
import { polling } from '../../src/streams/list/polling';
import { pushChannel } from '../../src/streams/push/push-channel';
import type { Event } from '../../src/streams/state/events';
import { emittedBy } from '../support/behaviour';
import { polled, wireNote } from '../support/notes';
import { response, fakePlatform, notesResponse } from '../support/platform';

const JITTER_MS = 20_000;
const world = { jitterMs: () => JITTER_MS };

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
  'with a jitter of 20 s, polling',
  (m, { events = '', status = [200], until, sent }: Case) => {
    let count = 0;
    const platform = fakePlatform((line) => {
      const code = status[Math.min(count++, status.length - 1)];
      const notes = line.startsWith('POLL') ? [polled(1)] : [wireNote(1)];
      return m.cold('5ms (a|)', { a: code === 200 ? notesResponse(...notes) : response({}, code) });
    });
    const emitted$ = emittedBy(m, polling, { events, values, platform, world });
    m.expect(emitted$.pipe(ignoreElements()), until).toBeObservable('');
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  [
    { name: 'delays a light poll by the jitter', until: '70s !', sent: 'l 50004ms p' },
    {
      name: 'delays a retry by the jitter, up to 180 s',
      status: [503],
      until: '790s !',
      sent: 'l 80004ms l 110004ms l 140004ms l 170004ms l 180004ms l',
    },
    { name: 'starts without jitter', until: '1s !', sent: 'l' },
    {
      name: 'polls after the jitter when push is lost',
      events: '10s s 89999ms g',
      until: '150s !',
      sent: 'l 9999ms p 109999ms p',
    },
    {
      name: 'polls once if push returns within the jitter',
      events: '10s s 89999ms g 4999ms s',
      until: '150s !',
      sent: 'l 9999ms p 94999ms p',
    },
  ],
);

cases(
  'with a jitter of 20 s, the push channel',
  (m, { channel, until, expected }: { name: string; channel: string; until: string; expected: string }) => {
    const platform = fakePlatform(
      () => m.cold('-'),
      () => m.cold<ChannelEvent>(channel, { o: { type: 'open' } }, new ChannelError('pinghub', 1006)),
    );
    m.expect(emittedBy(m, pushChannel, { platform, world }), until).toBeObservable(expected, {
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
      name: 'retries after the jitter',
      channel: '5ms #',
      until: '50s !',
      expected: 'c 4ms 1 20999ms c 4ms 2 21999ms c 4ms 3',
    },
    {
      name: 'reconnects after the jitter when it is lost',
      channel: '5ms o 30s #',
      until: '33s !',
      expected: 'c 4ms s 30s l',
    },
  ],
);
