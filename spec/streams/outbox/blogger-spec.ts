import { ignoreElements, map, mergeMap, take } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { bloggerId$ } from '../../../src/streams/outbox/blogger';
import { createPanelClient } from '../../../src/streams/panel-client';
import { memoryStorage } from '../../support/behaviour';
import { fakePlatform, response } from '../../support/platform';

interface Case {
  readonly name: string;
  /** The blogger that is stored with the token. */
  readonly stored?: string;
  /** Whether the panel has a token. */
  readonly hasToken?: boolean;
  /** When somebody wants to know. */
  readonly asks: string;
  /** Replies of the platform in turn, each after 5 ms; the last one repeats. */
  readonly answers?: string;
  readonly sent: string;
  /** What is emitted: 5, 6 or unknown (u). */
  readonly emits: string;
}

const OWNERS = { 5: '5', 6: '6', u: '?' };
const ANSWERS = {
  6: response({ ID: 6 }),
  // The platform refuses the question, fails, or names nobody.
  r: response({ error: 'authorization_required' }, 403),
  f: response('busy', 502),
  n: response({ username: 'joan' }),
};

cases(
  'the blogger of this page',
  (m, { stored, hasToken = true, asks, answers = '6', sent, emits }: Case) => {
    let count = 0;
    const platform = fakePlatform(() =>
      m.cold(`5ms (${answers[Math.min(count++, answers.length - 1)] ?? ''}|)`, ANSWERS),
    );
    const { transport } = platform;
    const client = createPanelClient({ apiOrigin: 'https://platform.test', token: 't', transport });
    const storage = memoryStorage(new Map(stored === undefined ? [] : [['auth_user', stored]]));
    const known$ = bloggerId$({ client, storage, token: () => (hasToken ? 't' : undefined) });
    const emitted$ = m
      .hot(asks)
      .pipe(mergeMap((letter) => known$.pipe(letter === 'o' ? take(1) : map((id) => id))));
    m.expect(emitted$).toBeObservable(emits, OWNERS);
    m.expect(platform.requests$).toBeObservable(sent, { m: 'GET /me' });
  },
  [
    { name: 'is stored with the token, so nobody is asked', stored: '5', asks: '-a', sent: '', emits: '-5' },
    { name: 'is not asked for before somebody wants to know', asks: '', sent: '', emits: '' },
    {
      name: 'is asked for once if nothing is stored',
      asks: '-a---------a',
      sent: '-m',
      emits: '6ms 6----6',
    },
    {
      name: 'is asked for once, also if two want to know at the same time',
      asks: '-aa',
      sent: '-m',
      emits: '6ms (66)',
    },
    {
      name: 'is asked for without a token, because a stored one belongs to an earlier token',
      stored: '5',
      hasToken: false,
      asks: '-a',
      sent: '-m',
      emits: '6ms 6',
    },
    {
      name: 'is asked for if it was stored as unknown',
      stored: '?',
      asks: '-a',
      sent: '-m',
      emits: '6ms 6',
    },
    {
      name: 'is unknown while the platform does not tell, and is asked for again after 30 s',
      answers: 'f6',
      asks: '-a',
      sent: '-m 30004ms m',
      emits: '6ms u 30004ms 6',
    },
    {
      name: 'is unknown while the answer names nobody',
      answers: 'n6',
      asks: '-a',
      sent: '-m 30004ms m',
      emits: '6ms u 30004ms 6',
    },
    {
      name: 'is asked for again, too, if the platform refuses to tell',
      answers: 'r6',
      asks: '-a',
      sent: '-m 30004ms m',
      emits: '6ms u 30004ms 6',
    },
    {
      name: 'is asked for again by the next one that wants to know it',
      answers: 'f6',
      asks: '-o 40s a',
      sent: '-m 40s m',
      emits: '6ms u 40s 6',
    },
  ],
);

const HOUR_MS = 3_600_000;

test(
  'is not asked for any more when nobody wants to know, after a day without an answer, either',
  marbles((m) => {
    // Requests that went on for ever would never end the virtual time.
    m.scheduler.maxFrames = 27 * HOUR_MS;
    const sentAt: number[] = [];
    const { transport } = fakePlatform(() => {
      sentAt.push(m.scheduler.now());
      return m.cold('5ms (f|)', ANSWERS);
    });
    const client = createPanelClient({ apiOrigin: 'https://platform.test', token: 't', transport });
    const known$ = bloggerId$({ client, storage: memoryStorage(), token: () => 't' });
    m.expect(known$.pipe(ignoreElements()), '1560m !').toBeObservable('-');
    m.flush();
    expect(sentAt.length).toBeGreaterThan(3000);
    expect(sentAt.filter((at) => at > 26 * HOUR_MS)).toEqual([]);
  }),
);
