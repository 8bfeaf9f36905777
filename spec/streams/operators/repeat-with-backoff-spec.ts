import { EMPTY, of, throwError, timer } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { ApiError } from '../../../src/client';
import { type AttemptResult, repeatWithBackoff$ } from '../../../src/streams/operators/repeat-with-backoff';
import { backOffMs } from '../../../src/lib/backoff';
import { inTurn } from '../../support/platform';
import { table } from '../../support/table';

const INTERVAL = 30_000;
const CAP = 180_000;
const failure = new Error('no response');
const refusal = new Error('not for you');
/** The platform asks to wait this long. */
const asksToWait = (seconds: number): ApiError =>
  new ApiError({
    name: 'TooManyRequests',
    message: '',
    path: '',
    method: 'GET',
    status: 429,
    headers: { 'retry-after': `${seconds}` },
  });
const busy = asksToWait(100);
const down = asksToWait(86_400);

test.each([
  [1, 60_000],
  [2, 90_000],
  [3, 120_000],
  [4, 150_000],
  [5, 180_000],
  [6, 180_000],
  [100, 180_000],
])('[failed-list] after %i failures in a row the next attempt follows after %i ms', (failures, ms) => {
  expect(backOffMs(failures, INTERVAL, CAP)).toBe(ms);
});

const failed = (failures: number): AttemptResult<string> => ({
  isOk: false,
  error: failure,
  failures,
  retryInMs: backOffMs(failures, INTERVAL, CAP),
});
const results: Record<string, AttemptResult<string>> = {
  k: { isOk: true, value: 'news', failures: 0 },
  1: failed(1),
  2: failed(2),
  3: failed(3),
  r: { isOk: false, error: refusal, failures: 1, retryInMs: Infinity },
  b: { isOk: false, error: busy, failures: 1, retryInMs: 100_000 },
  c: { isOk: false, error: busy, failures: 2, retryInMs: 100_000 },
  d: { isOk: false, error: down, failures: 1, retryInMs: CAP },
};

const rules = table(`
  attempts             | expected                                   | until  | wake           | demand    | ready  | name
  ok                   | k 29999ms k 29999ms k                      | 70s !  |                |           |        | fetches at once, then after each interval
  fails fails fails ok | 1 59999ms 2 89999ms 3 119999ms k 29999ms k | 301s ! |                |           |        | waits one interval longer after each failure in a row
  fails ok fails ok    | 1 59999ms k 29999ms 1 59999ms k            | 151s ! |                |           |        | waits one interval again after a success
  ok                   | k 6999ms k                                 | 8s !   | 7s *           |           |        | fetches at once when it is woken after a success
  fails ok             | 1 6999ms k                                 | 8s !   | 7s *           |           |        | fetches at once when it is woken after a failure
  busy ok              | b 99999ms k                                | 101s ! |                |           |        | waits as long as the answer asks for, if that is longer
  busy ok              | b 99999ms k                                | 101s ! | 7s *           |           |        | [retry-after] waits as long as the answer asks for, also when it is woken
  down ok              | d 179999ms k                               | 181s ! | 7s *           |           |        | [retry-after] waits 180 s at most, however long the answer asks for
  down busy ok         | d 6999ms c 9s k                            | 20s !  |                | 7s * 9s * |        | [try-again] fetches at once on each demand, also while the answer asks to wait
  fails                | 1 6999ms 2 29999ms 3                       | 90s !  | 7s * 9s * 9s * |           |        | fetches at most once an interval when it is woken again and again while it fails
  fails                | 1 6999ms 2 29999ms 3                       | 90s !  | 7s * 29999ms * |           |        | fetches at once when it is woken an interval after the last time
  ok                   | k 6999ms k 1s k 1s k                       | 12s !  | 7s * 1s * 1s * |           |        | fetches at once each time it is woken while it succeeds
  fails fails ok       | 1 6999ms 2 1999ms k                        | 12s !  | 7s *           | 9s *      |        | fetches at once on each demand, also while it fails
  never                |                                            | 9s !   | 7s *           |           |        | starts no second request when it is woken during one
  ok                   | 4001ms k                                   | 5s !   |                |           | n 4s r | waits until it is ready
  refused ok           | r 399999ms k                               | 401s ! | 400s *         |           |        | waits until it is woken after a failure that a retry cannot help
  throws               | 1                                          | 9s !   |                |           |        | counts a fetch that throws as a failure
`);

cases(
  'poll$',
  (m, { attempts, expected, until, wake, demand, ready }) => {
    const next = inTurn(attempts.split(' '));
    const fetch = () => {
      const result = next();
      if (result === 'throws') throw failure;
      if (result === 'fails') return throwError(() => failure);
      if (result === 'busy') return throwError(() => busy);
      if (result === 'down') return throwError(() => down);
      if (result === 'refused') return throwError(() => refusal);
      return result === 'ok' ? of('news') : m.cold('-');
    };
    const polled$ = repeatWithBackoff$({
      fetch,
      ready$: ready === '' ? of(true) : m.hot(ready, { n: false, r: true }),
      rest$: timer(INTERVAL),
      wake$: m.hot(wake),
      demand$: m.hot(demand),
      isWorthRetrying: (error) => error !== refusal,
      jitterMs: () => 0,
    });
    m.expect(polled$, until).toBeObservable(expected, results);
  },
  rules,
);

test(
  'the request of poll$ is cancelled when polling is unsubscribed',
  marbles((m) => {
    const request$ = m.cold('-');
    const ready = { ready$: of(true), rest$: timer(INTERVAL), wake$: EMPTY, demand$: EMPTY };
    const times = { isWorthRetrying: () => true, jitterMs: () => 0 };
    const polled$ = repeatWithBackoff$({ fetch: () => request$, ...ready, ...times });
    m.expect(polled$, '5s !').toBeObservable('');
    m.expect(request$).toHaveSubscriptions('^ 4999ms !');
  }),
);
