import { ignoreElements } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { polling } from '../../../src/streams/list/polling';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy } from '../../support/behaviour';
import { legend } from '../../support/legend';
import { polled, wireNote } from '../../support/notes';
import { response, fakePlatform, notesResponse } from '../../support/platform';

const values: Record<string, Event> = {
  ...legend,
  1: { type: 'push.lost', attempt: 1, retryInMs: 1000 },
  2: { type: 'notes.retryRequested' },
};

const requests = {
  l: 'GET /notifications/?number=10',
  2: 'GET /notifications/?number=20',
  k: 'POLL /notifications/?number=10',
};

interface Case {
  readonly name: string;
  readonly events?: string;
  /** The platform's response time. */
  readonly takes?: string;
  readonly status?: readonly number[];
  readonly until: string;
  readonly sent: string;
}

const rules: Case[] = [
  {
    name: '[light-poll] requests the list at the start, then a light poll 30 s after each response',
    sent: ' l 30004ms k 30004ms k',
    until: '             60011ms !',
  },
  {
    name: '[poll-interval] requests nothing before the 30 s end',
    sent: ' l',
    until: '30004ms !',
  },
  {
    name: 'requests nothing while the panel is hidden',
    events: '1s h',
    sent: '  l',
    until: ' 100s !',
  },
  {
    name: 'starts at once when the panel becomes visible again',
    events: '1s h 59s v',
    sent: '  l    60s k',
    until: '       61s !',
  },
  {
    name: 'requests nothing while there is no network',
    events: '1s N',
    sent: '  l',
    until: ' 100s !',
  },
  {
    name: '[polling-after-sleep] starts at once when the network is back',
    events: '1s N 59s n',
    sent: '  l    60s k',
    until: '       61s !',
  },
  {
    name: 'does not start when the panel becomes visible without a network',
    events: '1s (hN) 9s v',
    sent: '  l',
    until: '         60s !',
  },
  {
    name: 'continues while the panel is closed',
    events: '1s c',
    sent: '  l 30004ms k',
    until: '        31s !',
  },
  {
    name: 'sends one request when the panel becomes visible and the network is back at once',
    events: '1s (hN) 996ms (vn)',
    sent: '  l      1999ms k',
    until: '            20s !',
  },
  {
    name: 'never sends two requests at once, but sends the one that became due after the response',
    takes: '       20s (a|)',
    events: '10s r 4s O',
    sent: '  l 19999ms l 49999ms k',
    until: '                  71s !',
  },
  {
    name: 'starts at once when the host page asks for a refresh',
    events: '     10s r',
    sent: '  l 9999ms k',
    until: '       20s !',
  },
  {
    name: 'requests an outdated list at once',
    events: '     10s O',
    sent: '  l 9999ms l',
    until: '       20s !',
  },
  {
    name: 'requests more notes at once',
    events: '     10s m',
    sent: '  l 9999ms 2',
    until: '       20s !',
  },
  {
    name: 'backs off while it fails, and waits 30 s again after a success',
    status: [503, 503, 503, 200],
    sent: ' l 60004ms l 90004ms l 120004ms l 30004ms k',
    until: '                                     310s !',
  },
  {
    name: '[failed-list] waits at most 180 s after a failure',
    status: [503],
    sent: ' l 60004ms l 90004ms l 120004ms l 150004ms l 180004ms l 180004ms l',
    until: '                                                            790s !',
  },
  {
    name: 'starts at once after a failure when the host page asks for a refresh',
    status: [503, 200],
    events: '     10s r',
    sent: '  l 9999ms l',
    until: '       20s !',
  },
  {
    name: 'starts at once after a failure when the panel becomes visible again',
    status: [503, 200],
    events: '10s h 9s v',
    sent: '  l    19s l',
    until: '       20s !',
  },
  {
    name: '[wake-ups-of-a-failing-list] sends at most one extra request in 30 s while it fails, however often it is woken',
    status: [503],
    events: '10s h 1s v 1s p 1s P 1s N 1s n 1s r 9s r',
    sent: '  l 11000ms l 29999ms l',
    until: '                                        100s !',
  },
  {
    name: '[wake-ups-of-a-failing-list] starts at once after a failure each time the blogger asks',
    status: [503],
    events: '     10s 2 3s 2',
    sent: '  l 9999ms l 3s l',
    until: '               20s !',
  },
  {
    name: '[polling-without-push] polls once when the push channel is subscribed, and then only when a check is due',
    events: '     10s p 300s r',
    sent: '  l 9999ms k 300s k',
    until: '      800s !',
  },
  {
    name: '[visible-again] does not start when the panel becomes visible while the push channel is subscribed',
    events: '     10s p 99s h 59s v',
    sent: '  l 9999ms k',
    until: '      200s !',
  },
  {
    name: '[visible-again] starts as soon as the panel is visible if a check became due while it was hidden',
    events: '     10s p 99s h 59s r 59s v',
    sent: '  l 9999ms k 217002ms k',
    until: '      300s !',
  },
  {
    name: '[polling-without-push] starts again at once when the push channel is lost',
    events: '     10s p 99s P',
    sent: '  l 9999ms k 99s k 30004ms k',
    until: '                      140s !',
  },
  {
    name: 'starts again at once after a failure when the push channel is lost',
    status: [200, 503, 200],
    events: '     10s p 9s P',
    sent: '  l 9999ms k 9s k',
    until: '            20s !',
  },
  {
    name: 'does not start when an attempt to subscribe fails',
    events: '10s 1',
    sent: '  l',
    until: '  30s !',
  },
  {
    name: 'retries failures while the push channel is subscribed',
    status: [200, 503, 503, 200],
    events: '     10s p',
    sent: '  l 9999ms k 60004ms k 90004ms k',
    until: '                          400s !',
  },
];

cases(
  'polling',
  (m, { events = '', takes = '5ms (a|)', status = [200], until, sent }: Case) => {
    let count = 0;
    const platform = fakePlatform((line) => {
      const code = status[Math.min(count++, status.length - 1)];
      const notes = line.startsWith('POLL') ? [polled(1)] : [wireNote(1)];
      return m.cold(takes, { a: code === 200 ? notesResponse(...notes) : response({}, code) });
    });
    const emitted$ = emittedBy(m, polling, { events, values, platform });
    m.expect(emitted$.pipe(ignoreElements()), until).toBeObservable('');
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  rules,
);
