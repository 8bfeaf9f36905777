import { cases } from 'rxjs-marbles/jest';
import { statusBar } from '../../../src/streams/effects/status-bar';
import type { Event } from '../../../src/streams/state/events';
import type { StatusMessage } from '../../../src/streams/state/state';
import { answersOf } from '../../support/behaviour';

const url = 'https://blog.example/#comment-9';

const values: Record<string, Event> = {
  s: { type: 'reply.sent', id: 7, url },
  n: { type: 'reply.sent', id: 7, url: '' },
  m: { type: 'reads.allRequested' },
  f: { type: 'reply.failed', id: 7, isDuplicate: false },
  d: { type: 'reply.failed', id: 7, isDuplicate: true },
  a: { type: 'approval.failed', id: 7, isApproved: true },
  u: { type: 'approval.failed', id: 7, isApproved: false },
  l: { type: 'like.failed', id: 7, isLiked: true },
  k: { type: 'like.failed', id: 7, isLiked: false },
  w: { type: 'follow.failed', siteId: 1, isFollowing: true },
  v: { type: 'follow.failed', siteId: 1, isFollowing: false },
  p: { type: 'moderation.failed', id: 7, kind: 'spam' },
  t: { type: 'moderation.failed', id: 7, kind: 'trash' },
  x: { type: 'status.dismissed' },
  o: { type: 'moderation.confirmed', id: 7, kind: 'trash' },
};

const failure = (message: StatusMessage, durationMs = 4000): Event => ({
  type: 'status.shown',
  status: { message, kind: 'failure', durationMs },
});
const sent = (link: { readonly url?: string } = {}): Event => ({
  type: 'status.shown',
  status: { message: 'reply.sent', kind: 'success', durationMs: 12_000, ...link },
});

const answers: Record<string, Event> = {
  s: sent({ url }),
  n: sent(),
  m: { type: 'status.shown', status: { message: 'reads.all', kind: 'success', durationMs: 4000 } },
  f: failure('reply.failed', 6000),
  d: failure('reply.duplicate', 6000),
  a: failure('approve.failed'),
  u: failure('unapprove.failed'),
  l: failure('like.failed'),
  k: failure('unlike.failed'),
  w: failure('follow.failed'),
  v: failure('unfollow.failed'),
  p: failure('spam.failed'),
  t: failure('trash.failed'),
  x: { type: 'status.dismissed' },
};

interface Case {
  readonly name: string;
  readonly events: string;
  readonly expected: string;
}

const rules: Case[] = [
  { name: 'a posted reply, with its link, for 12 s', events: 's', expected: 's 11999ms x' },
  { name: 'a posted reply without an address has no link', events: 'n', expected: 'n 11999ms x' },
  { name: 'a failed reply for 6 s', events: 'f', expected: 'f 5999ms x' },
  { name: 'a duplicate reply for 6 s', events: 'd', expected: 'd 5999ms x' },
  { name: 'a failed approval for 4 s', events: 'a', expected: 'a 3999ms x' },
  { name: 'a failed unapproval', events: 'u', expected: 'u 3999ms x' },
  { name: 'a failed like', events: 'l', expected: 'l 3999ms x' },
  { name: 'a failed unlike', events: 'k', expected: 'k 3999ms x' },
  { name: 'a failed follow', events: 'w', expected: 'w 3999ms x' },
  { name: 'a failed unfollow', events: 'v', expected: 'v 3999ms x' },
  { name: 'a failed spam', events: 'p', expected: 'p 3999ms x' },
  { name: 'a failed trash', events: 't', expected: 't 3999ms x' },
  {
    name: 'the next one replaces it and has its own time',
    events: 'a 2999ms f',
    expected: 'a 2999ms f 5999ms x',
  },
  { name: 'that all are marked as read', events: 'm', expected: 'm 3999ms x' },
  { name: 'dismissed, it is over', events: 'a 999ms x', expected: 'a' },
  { name: 'the next one after that has its whole time', events: 'a 999ms x a', expected: 'a 1s a 3999ms x' },
  { name: 'nothing of what went well', events: 'o', expected: '' },
];

cases(
  'the status bar says',
  (m, { events, expected }: Case) => {
    m.expect(answersOf(m, statusBar, { events, values })).toBeObservable(expected, answers);
  },
  rules,
);
