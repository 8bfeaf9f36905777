import { ignoreElements, defer, map, merge, NEVER } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { polling } from '../../../src/streams/list/polling';
import { createPanelClient } from '../../../src/streams/panel-client';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, createLog } from '../../support/behaviour';
import { legend } from '../../support/legend';
import { polled, wireNote } from '../../support/notes';
import { fakePlatform, notesResponse, responsesIn } from '../../support/platform';
import { table } from '../../support/table';
import type { Transport } from '../../../src/client';
import { fetchPushed } from '../../../src/streams/push/fetch-pushed';
import { pushChannel } from '../../../src/streams/push/push-channel';
import { checkChannel } from '../../../src/streams/push/check-channel';
import type { Behaviour } from '../../../src/streams/state/behaviour';

const values: Record<string, Event> = {
  ...legend,
  1: { type: 'push.lost', attempt: 1, retryInMs: 1000 },
  2: { type: 'notes.retryRequested' },
  T: { type: 'tabs.followed', push: 'subscribed' },
};

const requests = {
  l: 'GET /notifications/?number=10',
  2: 'GET /notifications/?number=20',
  k: 'POLL /notifications/?number=10',
  K: 'POLL /notifications/?number=20',
};

cases(
  'polling',
  (m, { events, sent, until, responses, takes, jitterMs }) => {
    const next = responsesIn(responses);
    const platform = fakePlatform((line) => {
      const notes = line.startsWith('POLL') ? [polled(1)] : [wireNote(1)];
      const answer = next();
      return m.cold(takes === '' ? '5ms (a|)' : takes, {
        a: answer.status === 200 ? notesResponse(...notes) : answer,
      });
    });
    const world = { jitterMs: () => Number(jitterMs) };
    // The loss of the channel makes a check due.
    const both: Behaviour = (...streams) => merge(polling(...streams), checkChannel(...streams));
    const behaviour = events.includes('P') ? both : polling;
    const emitted$ = emittedBy(m, behaviour, { events, values, platform, world });
    m.expect(emitted$.pipe(ignoreElements()), until).toBeObservable('');
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  table(`
  events                                   | sent                                                              | until     | responses      | takes    | jitterMs | name
                                           | l 30004ms k 30004ms k                                             | 60011ms ! |                |          |          | [light-poll] requests the list at the start, then a light poll 30 s after each response
                                           | l                                                                 | 30004ms ! |                |          |          | [poll-interval] requests nothing before the 30 s end
  1s h                                     | l                                                                 | 100s !    |                |          |          | requests nothing while the panel is hidden
  1s h 59s v                               | l 60s k                                                           | 61s !     |                |          |          | starts at once when the panel becomes visible again
  1s N                                     | l                                                                 | 100s !    |                |          |          | requests nothing while there is no network
  1s N 59s n                               | l 60s k                                                           | 61s !     |                |          |          | [polling-after-sleep] starts at once when the network is back
  1s (hN) 9s v                             | l                                                                 | 60s !     |                |          |          | does not start when the panel becomes visible without a network
  1s c                                     | l 30004ms k                                                       | 31s !     |                |          |          | continues while the panel is closed
  1s (hN) 996ms (vn)                       | l 1999ms k                                                        | 20s !     |                |          |          | sends one request when the panel becomes visible and the network is back at once
  10s r 4s O                               | l 19999ms l 49999ms k                                             | 71s !     |                | 20s (a|) |          | never sends two requests at once, but sends the one that became due after the response
  10s r                                    | l 9999ms k                                                        | 20s !     |                |          |          | starts at once when the host page asks for a refresh
  10s O                                    | l 9999ms l                                                        | 20s !     |                |          |          | requests an outdated list at once
  10s m                                    | l 9999ms 2 30004ms K                                              | 45s !     |                |          |          | requests more notes at once, and then polls every 30 s
                                           | l 60004ms l 90004ms l 120004ms l 30004ms k                        | 310s !    | 503 503 503 ok |          |          | backs off while it fails, and waits 30 s again after a success
                                           | l 60004ms l 90004ms l 120004ms l 150004ms l 180004ms l 180004ms l | 790s !    | 503            |          |          | [failed-list] waits at most 180 s after a failure
  10s r                                    | l 9999ms l                                                        | 20s !     | 503 ok         |          |          | starts at once after a failure when the host page asks for a refresh
  10s h 9s v                               | l 19s l                                                           | 20s !     | 503 ok         |          |          | starts at once after a failure when the panel becomes visible again
  10s h 1s v 1s p 1s P 1s N 1s n 1s r 9s r | l 11000ms l 29999ms l                                             | 100s !    | 503            |          |          | [wake-ups-of-a-failing-list] sends at most one extra request in 30 s while it fails, however often it is woken
  10s 2 3s 2                               | l 9999ms l 3s l                                                   | 20s !     | 503            |          |          | [wake-ups-of-a-failing-list] starts at once after a failure each time the blogger asks
  10s p                                    | l 9999ms k 300004ms k                                             | 400s !    |                |          |          | [silent-channel] polls once when the push channel is subscribed, and then every five minutes
  10s p 299s r                             | l 9999ms k 299s k 300004ms k                                      | 800s !    |                |          |          | [polling-without-push] polls when a check is due, and again five minutes after it
  10s p 99s h 300s v                       | l 9999ms k 399001ms k                                             | 500s !    |                |          |          | [silent-channel] sends the poll that became due in a hidden tab when it becomes visible
  10s T                                    | l 9999ms k                                                        | 800s !    |                |          |          | polls only for news in a tab that follows another one
  10s m 9s T                               | l 9999ms 2 9s K 300004ms K                                        | 400s !    |                |          |          | [lists-of-different-lengths] polls every five minutes in a tab that follows another one and has asked for more than ten notes
  10s p 99s h 59s v                        | l 9999ms k                                                        | 200s !    |                |          |          | [visible-again] does not start when the panel becomes visible while the push channel is subscribed
  10s p 99s h 59s r 59s v                  | l 9999ms k 217002ms k                                             | 300s !    |                |          |          | [visible-again] starts as soon as the panel is visible if a check became due while it was hidden
  10s p 99s P                              | l 9999ms k 99s k 30004ms k                                        | 140s !    |                |          |          | [polling-without-push] starts again at once when the push channel is lost
  10s p 9s P                               | l 9999ms k 9s k                                                   | 20s !     | ok 503 ok      |          |          | starts again at once after a failure when the push channel is lost
  10s 1                                    | l                                                                 | 30s !     |                |          |          | does not start when an attempt to subscribe fails
  10s p                                    | l 9999ms k 60004ms k 90004ms k                                    | 400s !    | ok 503 503 ok  |          |          | retries failures while the push channel is subscribed
                                           | l 50004ms k                                                       | 70s !     |                |          | 20000    | delays a light poll by the jitter
  10s p                                    | l 9999ms k 320004ms k                                             | 400s !    |                |          | 20000    | delays the poll of an open push channel by the jitter
                                           | l 80004ms l 110004ms l 140004ms l 170004ms l 180004ms l           | 790s !    | 503            |          | 20000    | delays a retry by the jitter, up to 180 s
  10s p 89999ms P                          | l 9999ms k 109999ms k                                             | 150s !    |                |          | 20000    | starts after the jitter when the push channel is lost
  10s p 89999ms P 4999ms p                 | l 9999ms k 94999ms k                                              | 150s !    |                |          | 20000    | polls once if the push channel returns within the jitter
`),
);

const NOTES = '/rest/v1.1/notifications/';
/** The fields that the screens show. */
const FIELDS = [
  ...['id', 'type', 'unread', 'body', 'subject', 'timestamp', 'meta', 'note_hash'],
  ...['read', 'header', 'url', 'icon', 'noticon', 'title'],
].join();

/** A client that logs the addresses of its requests. */
function loggingClient() {
  const addresses = createLog<string>();
  const request = ({ url }: { readonly url: string }) =>
    defer(() => {
      addresses.add(decodeURIComponent(url).replace('https://platform.test', ''));
      return NEVER;
    });
  const transport: Transport = { send: request, connect: request };
  const client = createPanelClient({ apiOrigin: 'https://platform.test', token: 'token', transport });
  return { client, addresses$: addresses.entries$ };
}

test.each<[string, Behaviour, string]>([
  ['[list-of-notes] the list with what screens show', polling, `${NOTES}?fields=${FIELDS}&number=10`],
  ['[one-note] a single note with what screens show', fetchPushed, `${NOTES}7?fields=${FIELDS}`],
  ['[real-time-channel] the channel of the newest note', pushChannel, '/pinghub/wpcom/me/newest-note-data'],
])('%s is requested', (_name, behaviour, address) => {
  marbles((m) => {
    const { client, addresses$ } = loggingClient();
    const values: Record<string, Event> = { 7: { type: 'push.received', noteId: 7 } };
    const emitted$ = emittedBy(m, behaviour, { events: '7', values, world: { client } });
    m.expect(emitted$.pipe(ignoreElements()), '1s !').toBeObservable('');
    m.expect(addresses$).toBeObservable('a', { a: address });
  })();
});

cases(
  'a list',
  (m, { count, isComplete }) => {
    const notes = Array.from({ length: Number(count) }, (_, index) => wireNote(index + 1));
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: notesResponse(...notes) }));
    const isComplete$ = emittedBy(m, polling, { platform }).pipe(
      map((event) => event.type === 'notes.listed' && event.isComplete),
    );
    m.expect(isComplete$, '1s !').toBeObservable('5ms c', { c: isComplete === 'yes' });
  },
  table(`
  count | isComplete | name
  10    | no         | of as many notes as were requested is not complete
  9     | yes        | of fewer notes is complete
`),
);
