import {
  asyncScheduler,
  filter,
  map,
  mergeMap,
  NEVER,
  type Observable,
  of,
  ReplaySubject,
  startWith,
  Subject,
} from 'rxjs';
import type { Context } from 'rxjs-marbles';
import { cases } from 'rxjs-marbles/jest';
import type { Input } from '../../../src/streams/outbox/input';
import { type OutboxRecord, stateOf, UNKNOWN_OWNER } from '../../../src/streams/outbox/record';
import { sendOutbox$ } from '../../../src/streams/outbox/send';
import { createRecords } from '../../../src/streams/outbox/store';
import { recordKey } from '../../../src/streams/outbox/target';
import { transition } from '../../../src/streams/outbox/transitions';
import { createPanelClient } from '../../../src/streams/panel-client';
import { createLog } from '../../support/behaviour';
import { keptStore } from '../../support/outbox';
import { fakePlatform, type FakeResponse, response } from '../../support/platform';
import { wantedBy } from './records';

/** Clicks by their letter; each is stored when its frame comes. */
const clicks: Readonly<Record<string, Input>> = {
  l: wantedBy('like', { id: 'l' }),
  m: wantedBy('like', { id: 'm', target: { site: 1, comment: 80 } }),
  u: wantedBy('unlike', { id: 'u' }),
  a: wantedBy('approve', { id: 'a' }),
  t: wantedBy('trash', { id: 't' }),
  f: wantedBy('follow', { id: 'f' }),
  r: wantedBy('reply', { id: 'r' }),
  y: wantedBy('restore', { id: 'y' }),
  p: wantedBy('restore', { id: 'p', before: 'spam' }),
  z: { type: 'undone', id: 't', newId: 'z' },
  o: wantedBy('like', { id: 'o', owner: '6' }),
  q: wantedBy('like', { id: 'q', owner: UNKNOWN_OWNER }),
  h: { type: 'hastened', id: 't' },
};

const OK = {
  like: { i_like: true, like_count: 1 },
  comment: { URL: 'https://blog.test/c', status: 'approved' },
};
const responses: Readonly<Record<string, FakeResponse>> = {
  l: response(OK.like),
  c: response(OK.comment),
  t: response({ ...OK.comment, status: 'trash' }),
  q: response({ ...OK.comment, status: 'spam' }),
  f: response({ is_following: true }),
  5: response({ error: 'busy' }, 503),
  w: response({ error: 'busy' }, 503, { 'retry-after': '60' }),
  4: response({ error: 'authorization_required' }, 403),
  0: response({ error: 'not_found' }, 404),
  h: { status: 403, text: '<html>Sign in to this network</html>' },
  1: response({ error: 'unauthorized' }, 401),
  d: response({ error: 'comment_duplicate', name: 'CommentDuplicateError' }, 409),
  n: response({ i_like: false }),
  g: response({ error: 'unknown_comment', message: 'Unknown comment' }, 404),
};

const lines: Readonly<Record<string, string>> = {
  l: 'POST /sites/1/comments/70/likes/new keepalive',
  m: 'POST /sites/1/comments/80/likes/new keepalive',
  u: 'POST /sites/1/comments/70/likes/mine/delete keepalive',
  a: 'PUT /sites/1/comments/70 {"status":"approved"} keepalive',
  t: 'POST /sites/1/comments/70/delete keepalive',
  v: 'PUT /sites/1/comments/70 {"status":"trash"} keepalive',
  f: 'PUT /sites/1/follows/new keepalive',
  r: 'POST /sites/1/comments/70/replies/new {"content":"Thanks"} keepalive',
  y: 'PUT /sites/1/comments/70 {"status":"untrash"} keepalive',
  p: 'PUT /sites/1/comments/70 {"status":"unspam"} keepalive',
  s: 'GET /sites/1/comments/70',
  i: 'GET /sites/1/comments/70/likes/mine',
};

interface Case {
  readonly name: string;
  readonly clicks: string;
  /** One answer for each request, by the letters of `responses`; the last one repeats. `x` is no answer. */
  readonly answers?: string;
  readonly online?: string;
  readonly active?: string;
  /** '5' or '6' is signed in; '-' nobody, '?' somebody unknown. */
  readonly blogger?: string;
  /** When the page began, in milliseconds. */
  readonly since?: number;
  readonly sent: string;
  /** The states that the answers lead to: the first letters of waiting, uncertain, failed, done; x is deleted. */
  readonly becomes?: string;
}

const rules: Case[] = [
  { name: 'sends at once', clicks: '-l', sent: '-l', becomes: '6ms d' },
  { name: 'sends a follow', clicks: '-f', answers: 'f', sent: '-f', becomes: '6ms d' },
  {
    name: 'sends a trash after its undo window, when the comment is not in the trash',
    clicks: '-t',
    answers: 'ct',
    sent: '4501ms s 4ms t',
    becomes: '4511ms d',
  },
  {
    name: '[never-deleted-twice] sets spam to trash by its status, because a delete would be for ever',
    clicks: '-t',
    answers: 'qt',
    sent: '4501ms s 4ms v',
    becomes: '4511ms d',
  },
  {
    name: 'does not trash what is in the trash',
    clicks: '-t',
    answers: 't',
    sent: '4501ms s',
    becomes: '4506ms d',
  },
  {
    name: '[restore-request] restores from the trash at once',
    clicks: '-y',
    answers: 'c',
    sent: '-y',
    becomes: '6ms d',
  },
  {
    name: '[restore-request] restores from spam at once',
    clicks: '-p',
    answers: 'c',
    sent: '-p',
    becomes: '6ms d',
  },
  {
    name: '[restore-request] looks for the comment if the answer was lost',
    clicks: '-y',
    answers: 'xc',
    sent: '-y 4999ms s',
    becomes: '6ms u 4999ms d',
  },
  {
    name: '[restore-request] does not count a comment as restored that is still in the trash',
    clicks: '-y',
    answers: 'tc',
    sent: '-y 4999ms s',
    becomes: '6ms u 4999ms d',
  },
  {
    name: '[restore-gone] fails for good if the comment was deleted',
    clicks: '-y',
    answers: 'g',
    sent: '-y',
    becomes: '6ms f',
  },
  { name: 'sends nothing that was undone', clicks: '-t 4498ms z', sent: '', becomes: '' },
  {
    name: '[turns-of-a-target] sends one after another for one target',
    clicks: '-(la)',
    answers: 'lc',
    sent: '-l 4ms a',
    becomes: '6ms d 4ms d',
  },
  {
    name: '[turns-of-a-target] sends side by side for different targets',
    clicks: '-(lm)',
    sent: '-(lm)',
    becomes: '6ms (dd)',
  },
  {
    name: '[last-intention-counts] sends what was toggled back meanwhile',
    clicks: '-lu',
    sent: '-l 4ms u',
    becomes: '6ms w 4ms d',
  },
  {
    name: '[action-that-waits] [reply-offline] waits for the network',
    clicks: '-l',
    online: '0--- 1',
    sent: '----l',
    becomes: '9ms d',
  },
  {
    name: '[action-of-a-blogger] waits for its blogger',
    clicks: '-l',
    blogger: '- 3ms 5',
    sent: '----l',
    becomes: '9ms d',
  },
  {
    name: '[action-that-waits] waits for another attempt after a 503',
    clicks: '-l',
    answers: '5l',
    sent: '-l 2004ms l',
    becomes: '6ms w 2004ms d',
  },
  {
    name: '[action-that-waits] waits as long as the platform asks, and so does another one, which goes first',
    clicks: '-l 998ms m',
    answers: 'wl',
    sent: '-l 60004ms m 4ms l',
    becomes: '6ms w 60004ms d 4ms d',
  },
  {
    name: 'fails what the platform refuses, and only that',
    clicks: '-l--m',
    answers: '4l',
    sent: '-l--m',
    becomes: '6ms f--d',
  },
  {
    name: '[failed-reply] does not retry a reply that is not allowed',
    clicks: '-r',
    answers: '4',
    sent: '-r',
    becomes: '6ms f',
  },
  {
    name: "[cause-of-a-failure] asks the platform after a network's own page with 403, which refuses nothing",
    clicks: '-l',
    answers: 'hhl',
    sent: '-l 4999ms i 30004ms i',
    becomes: '6ms u 4999ms u 30004ms d',
  },
  {
    name: '[action-without-an-answer] asks after a lost answer, when the platform has had its time',
    clicks: '-l',
    answers: 'xl',
    sent: '-l 4999ms i',
    becomes: '6ms u 4999ms d',
  },
  {
    name: '[action-without-an-answer] sends again what the platform does not have',
    clicks: '-l',
    answers: 'xnl',
    sent: '-l 4999ms i 2004ms l',
    becomes: '6ms u 4999ms w 2004ms d',
  },
  {
    name: '[action-without-an-answer] asks again if it cannot be told whether the platform has it',
    answers: 'x0l',
    clicks: '-l',
    sent: '-l 4999ms i 30004ms i',
    becomes: '6ms u 4999ms u 30004ms d',
  },
  {
    name: 'fails if the blogger may not ask whether the platform has it',
    clicks: '-l',
    answers: 'x4',
    sent: '-l 4999ms i',
    becomes: '6ms u 4999ms f',
  },
  { name: '[action-of-a-blogger] sends nothing of another blogger', clicks: '-o', sent: '', becomes: '-x' },
  {
    name: '[turns-of-a-target] sends nothing in a hidden tab that does not lead',
    clicks: '-l',
    active: '0',
    sent: '',
    becomes: '',
  },
  {
    name: 'ends its request when it gets hidden, and begins nothing more until it is visible',
    clicks: '-l--m',
    active: '1--0- 5s 1',
    sent: '-l 5003ms m',
    becomes: '6ms d 5003ms d',
  },
  {
    name: 'sends a trash at once when its undo bar is closed',
    clicks: '-t 998ms h',
    answers: 'ct',
    sent: '    1s s 4ms t',
    becomes: '1010ms d',
  },
  {
    name: '[action-of-an-unknown-blogger] sends what an unknown blogger has done on this page for the one who is signed in',
    clicks: '-q',
    sent: '-l',
    becomes: '6ms d',
  },
  {
    name: '[action-of-an-unknown-blogger] fails what an unknown blogger did before this page, without a request, unless that page sends it',
    clicks: '-q',
    since: 2,
    sent: '',
    becomes: '5001ms f',
  },
  {
    name: 'sends what an unknown blogger has done while it is not known who is signed in',
    clicks: '-q',
    blogger: '?',
    sent: '-l',
    becomes: '6ms d',
  },
  {
    name: 'does not send what a known blogger did, and keeps it, while it is not known who is signed in',
    clicks: '-l',
    blogger: '? 3ms 5',
    sent: '----l',
    becomes: '9ms d',
  },
];

cases(
  'the outbox',
  (
    m: Context,
    {
      clicks: clicked,
      answers = 'l',
      online = '1',
      active = '1',
      blogger = '5',
      since = 0,
      sent,
      becomes = '',
    }: Case,
  ) => {
    let count = 0;
    const platform = fakePlatform(() => {
      const letter = answers[Math.min(count++, answers.length - 1)] ?? '';
      return letter === 'x' ? m.cold('5ms #') : m.cold(`5ms (${letter}|)`, { ...responses });
    });
    const shared = createRecords();
    const store = keptStore({ ...shared, changes$: new Subject() });
    m.hot(clicked, { ...clicks })
      .pipe(
        mergeMap((input) => {
          const { aspect, target } = input.type === 'wanted' ? input : wantedBy('trash');
          return store.change(recordKey(aspect, target), (record) =>
            transition(record, input, asyncScheduler.now()),
          );
        }),
      )
      .subscribe();
    /** Emits its current value, then each change. */
    const current = <T>(diagram: string, valueOf: (letter: string) => T): Observable<T> => {
      const current$ = new ReplaySubject<T>(1);
      m.hot(diagram).pipe(map(valueOf)).subscribe(current$);
      return current$;
    };
    const isOne = (letter: string): boolean => letter === '1';
    const states = createLog<string>();
    const settled$ = sendOutbox$({
      client: createPanelClient({
        apiOrigin: 'https://platform.test',
        token: 'token',
        transport: platform.transport,
      }),
      store,
      locks: { hold: () => NEVER.pipe(startWith(null)) },
      isActive$: current(active, isOne),
      isOnline$: current(online, isOne),
      blogger$: current(blogger, (letter) => letter),
      sessionEnded: () => of(false),
      clock: asyncScheduler,
      since,
      report: (problem) => states.add(problem),
    }).pipe(
      // A done one is removed a day later.
      filter(({ record }) => stateOf(record) !== 'done'),
      map(({ outcome }) => letterOf(outcome)),
    );
    m.expect(settled$).toBeObservable(becomes);
    m.expect(platform.requests$).toBeObservable(sent, { ...lines });
  },
  rules,
);

const letterOf = (outcome: OutboxRecord | 'deleted' | 'refused'): string =>
  typeof outcome === 'string' ? 'x' : stateOf(outcome).slice(0, 1);
