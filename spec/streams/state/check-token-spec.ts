import { map, mergeMap } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { checkToken$ } from '../../../src/streams/state/check-token';
import { tokenVerdict } from '../../../src/streams/state/token-verdict';
import { memoryStorage, quietDeps } from '../../support/behaviour';
import { createLocks } from '../../world/shared';
import { fakePlatform, response } from '../../support/platform';
import { table } from '../../support/table';

/** The blogger (y), a rejection (n), an error (5), or the refusal of a proxy (o). */
const ANSWERS = {
  y: response({ ID: 5 }),
  n: response({ error: 'authorization_required' }, 403),
  5: response({ error: 'busy' }, 503),
  o: response({}, 407),
};

/** A tab gets the lock 1 ms after it `checks`. */
cases(
  '[token-check] the check of a token requests the blogger',
  (m, { checks, answer, asked, ends }) => {
    const platform = fakePlatform(() => m.cold(answer, ANSWERS));
    const locks = createLocks();
    const storage = memoryStorage();
    const ended$ = m.hot(checks).pipe(
      mergeMap(() => checkToken$(quietDeps({ locks, storage: memoryStorage(storage.held) }, platform))),
      map(() => 'd'),
    );
    m.expect(ended$).toBeObservable(ends);
    m.expect(platform.requests$).toBeObservable(asked, { q: 'GET /me' });
  },
  table(`
  checks             | answer | asked        | ends                   | name
  c                  | 5ms y  | -q           | 6ms d                  | and ends with its answer
  (ccc)              | 5ms y  | -q           | 6ms d d d              | once for all tabs that doubt at the same time
  c 29998ms c 10ms c | 5ms n  | -q 30009ms q | 6ms d 29993ms d 15ms d | once in 30 s, whatever it decided
  c 9998ms c 10ms c  | 5ms 5  | -q 10009ms q | 6ms d 9993ms d 15ms d  | once in 10 s if the platform is out of order
  c                  | 5ms o  | -q           | 6ms d                  | and ends with the refusal of a proxy
  c                  |        | -q           | 10s d                  | for at most 10 s
`),
);

const LIST = '/notifications/';
const OWN = [LIST, '/me'];
const SITE = '/sites/1/comments/2/delete';
const OTHERS = [SITE, '/notifications/read', '/notifications/7', '/users/suggest'];

const verdicts = (paths: readonly string[], status: unknown, body: unknown): unknown[] => [
  ...new Set(paths.map((path) => tokenVerdict({ path, status, body }))),
];

describe('a token is rejected by any call that answers', () => {
  it.each([
    ['401 invalid_token', 401, { error: 'invalid_token' }],
    ['400 invalid_token', 400, { error: 'invalid_token', message: 'The OAuth2 token is invalid.' }],
    ['403 with a code instead of an error', 403, { code: 'invalid_token' }],
    ['the first of several errors', 403, { errors: [{ error: 'invalid_token' }] }],
  ])('%s', (_name, status, body) => {
    expect(verdicts([...OWN, ...OTHERS], status, body)).toEqual(['rejected']);
  });
});

describe('[end-of-the-session] only what every blogger may read rejects a token, and any other call leaves a doubt, that answers', () => {
  it.each([
    ['403 authorization_required', 403, { error: 'authorization_required' }],
    ['401 authorization_required', 401, { error: 'authorization_required' }],
    ['401 unauthorized', 401, { error: 'unauthorized' }],
    ['401 with a code instead of an error', 401, { code: 'rest_not_logged_in' }],
    ['401 with any other name', 401, { error: 'two_step_required' }],
    ['401 that is not JSON', 401, undefined],
  ])('%s', (_name, status, body) => {
    expect([verdicts(OWN, status, body), verdicts(OTHERS, status, body)]).toEqual([
      ['rejected'],
      ['doubted'],
    ]);
  });
});

describe('nothing is said about the token by', () => {
  it.each([
    ['403 unauthorized, which refuses one action', 403, { error: 'unauthorized' }],
    ['403 without a name', 403, {}],
    ['400 with another name', 400, { error: 'invalid_input' }],
    ['a success with the error name', 200, { error: 'invalid_token' }],
    ['a server error with the error name', 500, { error: 'invalid_token' }],
    ['an error name that is not a string', 403, { error: ['invalid_token'] }],
    ['an error without an answer', undefined, undefined],
  ])('%s', (_name, status, body) => {
    expect(verdicts([...OWN, ...OTHERS], status, body)).toEqual([undefined]);
  });
});
