import { ignoreElements } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { ChannelError, type ChannelEvent } from '../../src/client';
import { polling } from '../../src/streams/list/polling';
import { pushChannel } from '../../src/streams/push/push-channel';
import type { Event } from '../../src/streams/state/events';
import { emittedBy } from '../support/behaviour';
import { polled, wireNote } from '../support/notes';
import { fakePlatform, notesResponse, responsesIn } from '../support/platform';
import { table } from '../support/table';

const JITTER_MS = 20_000;
const world = { jitterMs: () => JITTER_MS };

const values: Record<string, Event> = {
  s: { type: 'push.subscribed' },
  g: { type: 'push.lost', attempt: 0, retryInMs: 1000 },
};
const requests = { l: 'GET /notifications/?number=10', p: 'POLL /notifications/?number=10' };

cases(
  'with a jitter of 20 s, polling',
  (m, { events, sent, until, responses }) => {
    const next = responsesIn(responses);
    const platform = fakePlatform((line) => {
      const notes = line.startsWith('POLL') ? [polled(1)] : [wireNote(1)];
      const answer = next();
      return m.cold('5ms (a|)', { a: answer.status === 200 ? notesResponse(...notes) : answer });
    });
    const emitted$ = emittedBy(m, polling, { events, values, platform, world });
    m.expect(emitted$.pipe(ignoreElements()), until).toBeObservable('');
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  table(`
  events                   | sent                                                    | until  | responses | name
                           | l 50004ms p                                             | 70s !  |           | delays a light poll by the jitter
                           | l 80004ms l 110004ms l 140004ms l 170004ms l 180004ms l | 790s ! | 503       | delays a retry by the jitter, up to 180 s
                           | l                                                       | 1s !   |           | starts without jitter
  10s s 89999ms g          | l 9999ms p 109999ms p                                   | 150s ! |           | polls after the jitter when push is lost
  10s s 89999ms g 4999ms s | l 9999ms p 94999ms p                                    | 150s ! |           | polls once if push returns within the jitter
`),
);

cases(
  'with a jitter of 20 s, the push channel',
  (m, { channel, until, expected }) => {
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
  table(`
  channel     | expected                                | until | name
  5ms #       | c 4ms 1 20999ms c 4ms 2 21999ms c 4ms 3 | 50s ! | retries after the jitter
  5ms o 30s # | c 4ms s 30s l                           | 33s ! | reconnects after the jitter when it is lost
`),
);
