import { cases } from 'rxjs-marbles/jest';
import { undo } from '../../../src/streams/effects/undo';
import type { Event } from '../../../src/streams/state/events';
import type { Moderation, ModerationKind } from '../../../src/streams/state/state';
import { answersOf } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { answer, fakePlatform } from '../../support/platform';

const restored = (kind: ModerationKind, phase: Moderation['phase'], endsAt: number): Event => ({
  type: 'moderation.restored',
  id: 7,
  kind,
  phase,
  endsAt,
  site: 1,
  comment: 70,
});

const values: Record<string, Event> = {
  t: { type: 'moderation.requested', id: 7, kind: 'trash' },
  s: { type: 'moderation.requested', id: 7, kind: 'spam' },
  T: { type: 'moderation.requested', id: 8, kind: 'trash' },
  n: { type: 'moderation.requested', id: 99, kind: 'trash' },
  u: { type: 'moderation.undone', id: 7 },
  c: { type: 'moderation.closed', id: 7 },
  w: restored('trash', 'pending', 4000),
  o: restored('trash', 'pending', -1),
  O: restored('trash', 'pending', 1e12),
  k: restored('trash', 'running', 3000),
  K: restored('spam', 'running', 3000),
};

const answers: Record<string, Event> = {
  r: { type: 'moderation.started', id: 7 },
  x: { type: 'moderation.confirmed', id: 7, kind: 'trash' },
  y: { type: 'moderation.confirmed', id: 7, kind: 'spam' },
  f: { type: 'moderation.failed', id: 7, kind: 'trash' },
  h: { type: 'moderation.failed', id: 7, kind: 'spam' },
  R: { type: 'moderation.started', id: 8 },
  X: { type: 'moderation.confirmed', id: 8, kind: 'trash' },
};

const requests = {
  d: 'POST /sites/1/comments/70/delete keepalive',
  D: 'POST /sites/1/comments/80/delete keepalive',
  g: 'GET /sites/1/comments/70',
  p: 'PUT /sites/1/comments/70 {"status":"spam"} keepalive',
};

interface Case {
  readonly name: string;
  readonly events: string;
  readonly expected: string;
  readonly sent: string;
  readonly status?: number;
  readonly body?: object;
  readonly leaves?: string;
}

const rules: Case[] = [
  { name: 'trash runs when the window ends', events: 't', expected: '4500ms r 4ms x', sent: '4500ms d' },
  { name: 'undo at 4499 ms is in time', events: 't 4498ms u', expected: '', sent: '' },
  { name: 'undo at 4501 ms is too late', events: 't 4500ms u', expected: '4500ms r 4ms x', sent: '4500ms d' },
  { name: 'closing the bar runs it at once', events: 't 999ms c', expected: '1s r 4ms x', sent: '1s d' },
  {
    name: 'spam fetches the comment, then sets its status',
    events: 's',
    expected: '4500ms r 9ms y',
    sent: '4500ms g 4ms p',
  },
  {
    name: 'several are pending at once, each for its own time',
    events: 't 999ms T',
    expected: '4500ms r 4ms x 994ms R 4ms X',
    sent: '4500ms d 999ms D',
  },
  {
    name: 'a second request while the first is pending is none',
    events: 't 999ms t',
    expected: '4500ms r 4ms x',
    sent: '4500ms d',
  },
  {
    name: 'undone, it can be requested again',
    events: 't 999ms u t',
    expected: '5501ms r 4ms x',
    sent: '5501ms d',
  },
  {
    name: 'all pending run at once, with keep-alive, when the page goes away',
    events: 't 999ms T',
    leaves: '2s l',
    expected: '2s (rR) 1ms (xX)',
    sent: '2s (dD)',
  },
  {
    name: 'spam that is still being fetched is set at once when the page goes away',
    events: 's',
    leaves: '4502ms l',
    expected: '4500ms r 6ms y',
    sent: '4500ms g-p',
  },
  {
    name: 'spam has no time for two requests when the page goes away',
    events: 's',
    leaves: '2s l',
    expected: '2s r 4ms y',
    sent: '2s p',
  },
  {
    name: 'a failing platform says so',
    events: 't',
    status: 500,
    expected: '4500ms r 4ms f',
    sent: '4500ms d',
  },
  {
    name: 'a 404 that says nothing of the comment is no success',
    events: 't',
    status: 404,
    expected: '4500ms r 4ms f',
    sent: '4500ms d',
  },
  {
    name: 'an answer that does not say what was done is a failure',
    events: 't',
    body: { notes: 7 },
    expected: '4500ms r 4ms f',
    sent: '4500ms d',
  },
  {
    name: 'spam that fetches something else is a failure, and nothing is set',
    events: 's',
    body: [],
    expected: '4500ms r 4ms h',
    sent: '4500ms g',
  },
  {
    name: 'what is gone already counts as done',
    body: { error: 'unknown_comment' },
    events: 't',
    status: 404,
    expected: '4500ms r 4ms x',
    sent: '4500ms d',
  },
  { name: 'of a note that is not held is none', events: 'n', expected: '', sent: '' },
  {
    name: 'of a page that died has the rest of its time, and is looked at 5 s after it was taken over',
    events: '1s w',
    body: { status: 'approved' },
    expected: '4s r 2009ms x',
    sent: '6s g 4ms d',
  },
  {
    name: 'of a page that died is not done twice, though all that could be kept is that it was pending',
    events: '1s w',
    body: { status: 'trash' },
    expected: '4s r 2004ms x',
    sent: '6s g',
  },
  {
    name: 'of a page that died is left to the next one when this one goes away, too: there is no time to look first',
    events: '1s w',
    leaves: '2s l',
    body: { status: 'approved' },
    expected: '4s r 2009ms x',
    sent: '6s g 4ms d',
  },
  {
    name: 'of a page that died whose bar is closed is looked at 5 s after that',
    events: 'w 999ms c',
    body: { status: 'approved' },
    expected: '1s r 5009ms x',
    sent: '6s g 4ms d',
  },
  { name: 'of a page that died can be undone', events: '1s w 1998ms u', expected: '', sent: '' },
  {
    name: 'whose time is over runs at once',
    events: 'o',
    body: { status: 'approved' },
    expected: 'r 5009ms x',
    sent: '5s g 4ms d',
  },
  {
    name: 'has no more than a whole window, however the clock was set',
    events: 'O',
    body: { status: 'approved' },
    expected: '4500ms r 509ms x',
    sent: '5s g 4ms d',
  },
  {
    name: 'that had been started is done when it has not arrived after 5 s',
    events: 'k',
    body: { status: 'approved' },
    expected: 'r 5009ms x',
    sent: '5s g 4ms d',
  },
  {
    name: 'that had been started is not done twice',
    events: 'k',
    body: { status: 'trash' },
    expected: 'r 5004ms x',
    sent: '5s g',
  },
  {
    name: 'that had been started is not done again where the platform does not say whether it was',
    events: 'k',
    body: {},
    expected: 'r 5004ms f',
    sent: '5s g',
  },
  {
    name: 'spam that had been started is not done twice',
    events: 'K',
    body: { status: 'spam' },
    expected: 'r 5004ms y',
    sent: '5s g',
  },
  {
    name: 'that had been started and is gone counts as done',
    events: 'k',
    status: 404,
    body: { error: 'unknown_comment' },
    expected: 'r 5004ms x',
    sent: '5s g',
  },
];

cases(
  'spam and trash run after an undo window of 4500 ms',
  (m, { events, expected, sent, status = 200, body = { status: 'trash' }, leaves = '' }: Case) => {
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: answer(body, status) }));
    const answers$ = answersOf(m, undo, {
      events,
      values,
      platform,
      state: holding(note(7), note(8)),
      world: { surroundings: { pageHide$: m.hot(leaves) } },
    });
    m.expect(answers$).toBeObservable(expected, answers);
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  rules,
);
