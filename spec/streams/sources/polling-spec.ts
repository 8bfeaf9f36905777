import { ignoreElements } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { polling } from '../../../src/streams/sources/polling';
import type { Event } from '../../../src/streams/state/events';
import { answersOf } from '../../support/behaviour';
import { polled, wireNote } from '../../support/notes';
import { answer, fakePlatform, notesAnswer } from '../../support/platform';

const values: Record<string, Event> = {
  h: { type: 'visibility.changed', isVisible: false },
  v: { type: 'visibility.changed', isVisible: true },
  f: { type: 'network.changed', isOnline: false },
  n: { type: 'network.changed', isOnline: true },
  s: { type: 'push.subscribed' },
  g: { type: 'push.lost', attempt: 0, retryInMs: 1000 },
  a: { type: 'push.lost', attempt: 1, retryInMs: 1000 },
  r: { type: 'notes.refreshRequested' },
  o: { type: 'notes.outdated' },
  m: { type: 'notes.moreWanted' },
  t: { type: 'panel.toggled', isOpen: false },
};

const requests = {
  l: 'GET /notifications/?number=10',
  L: 'GET /notifications/?number=20',
  p: 'POLL /notifications/?number=10',
};

interface Case {
  readonly name: string;
  readonly events?: string;
  /** How long the platform takes. */
  readonly takes?: string;
  readonly status?: readonly number[];
  readonly until: string;
  readonly sent: string;
}

const rules: Case[] = [
  {
    name: 'the list at the start, then a light poll 30 s after each answer',
    until: '60011ms !',
    sent: 'l 30004ms p 30004ms p',
  },
  { name: 'not at 29999 ms', until: '30004ms !', sent: 'l' },
  { name: 'none while hidden', events: '1s h', until: '100s !', sent: 'l' },
  { name: 'at once when visible again', events: '1s h 59s v', until: '61s !', sent: 'l 60s p' },
  { name: 'none while offline', events: '1s f', until: '100s !', sent: 'l' },
  { name: 'at once when online again', events: '1s f 59s n', until: '61s !', sent: 'l 60s p' },
  { name: 'visible again but offline is not enough', events: '1s (hf) 9s v', until: '60s !', sent: 'l' },
  { name: 'goes on while the panel is closed', events: '1s t', until: '31s !', sent: 'l 30004ms p' },
  {
    name: 'visible and online again at once is one reason',
    events: '1s (hf) 996ms (vn)',
    until: '20s !',
    sent: 'l 1999ms p',
  },
  {
    name: 'never two requests at once: what falls due meanwhile is asked for after it',
    events: '10s r 4s o',
    takes: '20s (a|)',
    until: '71s !',
    sent: 'l 19999ms l 49999ms p',
  },
  { name: 'a refresh from the host polls now', events: '10s r', until: '20s !', sent: 'l 9999ms p' },
  { name: 'an outdated list is asked for now', events: '10s o', until: '20s !', sent: 'l 9999ms l' },
  { name: 'more notes are asked for now', events: '10s m', until: '20s !', sent: 'l 9999ms L' },
  {
    name: 'back-off while it fails, 30 s again after a success',
    status: [503, 503, 503, 200],
    until: '310s !',
    sent: 'l 60004ms l 90004ms l 120004ms l 30004ms p',
  },
  {
    name: 'never later than 180 s after a failure',
    status: [503],
    until: '790s !',
    sent: 'l 60004ms l 90004ms l 120004ms l 150004ms l 180004ms l 180004ms l',
  },
  {
    name: 'a refresh from the host polls now after a failure, too',
    events: '10s r',
    status: [503, 200],
    until: '20s !',
    sent: 'l 9999ms l',
  },
  {
    name: 'visible again polls now after a failure, too',
    events: '10s h 9s v',
    status: [503, 200],
    until: '20s !',
    sent: 'l 19s l',
  },
  {
    name: 'subscribing checks once, and ends the polling',
    events: '10s s',
    until: '300s !',
    sent: 'l 9999ms p',
  },
  {
    name: 'losing the subscription checks at once, and polls again',
    events: '10s s 99s g',
    until: '140s !',
    sent: 'l 9999ms p 99s p 30004ms p',
  },
  {
    name: 'losing the subscription checks at once after a failure, too',
    events: '10s s 9s g',
    status: [200, 503, 200],
    until: '20s !',
    sent: 'l 9999ms p 9s p',
  },
  { name: 'a failed attempt to subscribe checks nothing', events: '10s a', until: '30s !', sent: 'l' },
  {
    name: 'while subscribed, failures are still tried again',
    events: '10s s',
    status: [200, 503, 503, 200],
    until: '400s !',
    sent: 'l 9999ms p 60004ms p 90004ms p',
  },
];

cases(
  'the notes are asked for',
  (m, { events = '', takes = '5ms (a|)', status = [200], until, sent }: Case) => {
    let count = 0;
    const platform = fakePlatform((line) => {
      const code = status[Math.min(count++, status.length - 1)];
      const notes = line.startsWith('POLL') ? [polled(1)] : [wireNote(1)];
      return m.cold(takes, { a: code === 200 ? notesAnswer(...notes) : answer({}, code) });
    });
    const answers$ = answersOf(m, polling, { events, values, platform });
    m.expect(answers$.pipe(ignoreElements()), until).toBeObservable('');
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  rules,
);
