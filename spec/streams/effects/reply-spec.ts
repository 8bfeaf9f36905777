import { cases } from 'rxjs-marbles/jest';
import { reply } from '../../../src/streams/effects/reply';
import type { Event } from '../../../src/streams/state/events';
import { answersOf } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { answer, fakePlatform } from '../../support/platform';

const submitted = (id: number, text: string): Event => ({ type: 'reply.submitted', id, text });

const values: Record<string, Event> = {
  7: submitted(7, 'Hello'),
  a: submitted(7, 'Again'),
  8: submitted(8, 'Hello'),
  9: submitted(9, 'Hello'),
  0: submitted(6, 'Hello'),
  e: submitted(7, ''),
  b: submitted(7, ' \n\t '),
  q: { type: 'session.ended' },
};

const url = 'https://blog.example/comment-page-1/#comment-9';
const answers: Record<string, Event> = {
  s: { type: 'reply.sent', id: 7, url },
  S: { type: 'reply.sent', id: 8, url },
  n: { type: 'reply.sent', id: 7, url: '' },
  p: { type: 'reply.sent', id: 9, url },
  f: { type: 'reply.failed', id: 7, isDuplicate: false },
  d: { type: 'reply.failed', id: 7, isDuplicate: true },
  x: { type: 'reply.failed', id: 6, isDuplicate: false },
};

const requests = {
  7: 'POST /sites/1/comments/70/replies/new {"content":"Hello"}',
  a: 'POST /sites/1/comments/70/replies/new {"content":"Again"}',
  8: 'POST /sites/1/comments/80/replies/new {"content":"Hello"}',
  9: 'POST /sites/1/posts/2/replies/new {"content":"Hello"}',
};

const ok = answer({ URL: url });
const broken = answer({}, 503);
const duplicate = answer({ error: 'comment_duplicate' }, 409);

interface Case {
  readonly name: string;
  readonly events: string;
  /** What the platform says, one after another; the last one from then on. */
  readonly says?: readonly ReturnType<typeof answer>[];
  readonly expected: string;
  readonly sent: string;
}

const rules: Case[] = [
  { name: 'to a comment', events: '7', expected: '5ms s', sent: '7' },
  { name: 'to a post where the note has no comment', events: '9', expected: '5ms p', sent: '9' },
  {
    name: 'is tried again 2, 4 and 6 s after the failures',
    events: '7',
    says: [broken],
    expected: '12020ms f',
    sent: '7 2004ms 7 4004ms 7 6004ms 7',
  },
  {
    name: 'succeeds with the last retry',
    events: '7',
    says: [broken, broken, broken, ok],
    expected: '12020ms s',
    sent: '7 2004ms 7 4004ms 7 6004ms 7',
  },
  {
    name: 'that is a duplicate is not tried again',
    events: '7',
    says: [duplicate],
    expected: '5ms d',
    sent: '7',
  },
  {
    name: 'whose retry turns out to be a duplicate was accepted before, and only its answer lost',
    events: '7',
    says: [broken, duplicate],
    expected: '2010ms n',
    sent: '7 2004ms 7',
  },
  { name: 'of another note does not wait', events: '78', expected: '5ms sS', sent: '78' },
  { name: 'submitted while one is in progress is none', events: '7-a', expected: '5ms s', sent: '7' },
  {
    name: 'submitted between retries is none',
    events: '7 999ms a',
    says: [broken, ok],
    expected: '2010ms s',
    sent: '7 2004ms 7',
  },
  {
    name: 'can be followed by the next one',
    events: '7 999ms a',
    expected: '5ms s 999ms s',
    sent: '7 999ms a',
  },
  {
    name: 'can be submitted again after it has failed',
    events: '7 999ms a',
    says: [duplicate, ok],
    expected: '5ms d 999ms s',
    sent: '7 999ms a',
  },
  {
    name: 'is not tried again once the token is refused',
    events: '7 999ms q',
    says: [broken],
    expected: '1s f',
    sent: '7',
  },
  { name: 'that is empty is none', events: 'e', expected: '', sent: '' },
  { name: 'of blanks alone is none', events: 'b', expected: '', sent: '' },
  { name: 'to nothing fails', events: '0', expected: '12s x', sent: '' },
  {
    name: 'is not linked to where the address is unsafe',
    events: '7',
    says: [answer({ URL: 'javascript:alert(1)' })],
    expected: '5ms n',
    sent: '7',
  },
  {
    name: 'is not linked to without an address',
    events: '7',
    says: [answer({ status: 'approved' })],
    expected: '5ms n',
    sent: '7',
  },
  {
    name: 'whose answer does not say that it is there is sent again, and not lost',
    events: '7',
    says: [answer([]), answer({ notes: 7 }), ok],
    expected: '6015ms s',
    sent: '7 2004ms 7 4004ms 7',
  },
];

cases(
  'a reply',
  (m, { events, says = [ok], expected, sent }: Case) => {
    let count = 0;
    const platform = fakePlatform(() =>
      m.cold('5ms (a|)', { a: says[Math.min(count++, says.length - 1)] ?? ok }),
    );
    const post = note(9, { meta: { ids: { site: 1, post: 2 } } });
    const answers$ = answersOf(m, reply, {
      events,
      values,
      platform,
      state: holding(note(6, { body: [] }), note(7), note(8), post),
    });
    m.expect(answers$).toBeObservable(expected, answers);
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  rules,
);
