import { EMPTY, of, throwError, timer } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { ApiError } from '../../../src/client';
import { type AttemptResult, repeatWithBackoff$ } from '../../../src/streams/operators/repeat-with-backoff';
import { backOffMs } from '../../../src/lib/backoff';

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

interface Case {
  readonly name: string;
  /** The results of the attempts in turn; the last one is repeated. */
  readonly attempts: readonly ('ok' | 'fails' | 'refused' | 'busy' | 'down' | 'throws' | 'never')[];
  readonly wake?: string;
  readonly demand?: string;
  readonly ready?: string;
  readonly expected: string;
  readonly until: string;
}

const rules: Case[] = [
  {
    name: 'fetches at once, then after each interval',
    attempts: ['ok'],
    expected: 'k 29999ms k 29999ms k',
    until: '                    70s !',
  },
  {
    name: 'waits one interval longer after each failure in a row',
    attempts: ['fails', 'fails', 'fails', 'ok'],
    expected: '1 59999ms 2 89999ms 3 119999ms k 29999ms k',
    until: '                                        301s !',
  },
  {
    name: 'waits one interval again after a success',
    attempts: ['fails', 'ok', 'fails', 'ok'],
    expected: '1 59999ms k 29999ms 1 59999ms k',
    until: '                             151s !',
  },
  {
    name: 'fetches at once when it is woken after a success',
    attempts: ['ok'],
    wake: '          7s *',
    expected: 'k 6999ms k',
    until: '          8s !',
  },
  {
    name: 'fetches at once when it is woken after a failure',
    attempts: ['fails', 'ok'],
    wake: '          7s *',
    expected: '1 6999ms k',
    until: '          8s !',
  },
  {
    name: 'waits as long as the answer asks for, if that is longer',
    attempts: ['busy', 'ok'],
    expected: 'b 99999ms k',
    until: '          101s !',
  },
  {
    name: '[retry-after] waits as long as the answer asks for, also when it is woken',
    attempts: ['busy', 'ok'],
    wake: '   7s *',
    expected: 'b 99999ms k',
    until: '          101s !',
  },
  {
    name: '[retry-after] waits 180 s at most, however long the answer asks for',
    attempts: ['down', 'ok'],
    wake: '   7s *',
    expected: 'd 179999ms k',
    until: '          181s !',
  },
  {
    name: '[try-again] fetches at once on each demand, also while the answer asks to wait',
    attempts: ['down', 'busy', 'ok'],
    demand: '7s * 9s *',
    expected: 'd 6999ms c 9s k',
    until: '        20s !',
  },
  {
    name: 'fetches at most once an interval when it is woken again and again while it fails',
    attempts: ['fails'],
    wake: '          7s * 9s * 9s *',
    expected: '1 6999ms 2 29999ms 3',
    until: '                       90s !',
  },
  {
    name: 'fetches at once when it is woken an interval after the last time',
    attempts: ['fails'],
    wake: '          7s * 29999ms *',
    expected: '1 6999ms 2 29999ms 3',
    until: '                       90s !',
  },
  {
    name: 'fetches at once each time it is woken while it succeeds',
    attempts: ['ok'],
    wake: '          7s * 1s * 1s *',
    expected: 'k 6999ms k 1s k 1s k',
    until: '                       12s !',
  },
  {
    name: 'fetches at once on each demand, also while it fails',
    attempts: ['fails', 'fails', 'ok'],
    wake: '          7s *',
    demand: '             9s *',
    expected: '1 6999ms 2 1999ms k',
    until: '                  12s !',
  },
  {
    name: 'starts no second request when it is woken during one',
    attempts: ['never'],
    wake: '    7s *',
    expected: '',
    until: '    9s !',
  },
  {
    name: 'waits until it is ready',
    attempts: ['ok'],
    ready: '   n   4s r',
    expected: '4001ms k',
    until: '        5s !',
  },
  {
    name: 'waits until it is woken after a failure that a retry cannot help',
    attempts: ['refused', 'ok'],
    wake: '          400s *',
    expected: 'r 399999ms k',
    until: '          401s !',
  },
  {
    name: 'counts a fetch that throws as a failure',
    attempts: ['throws'],
    expected: '1',
    until: '   9s !',
  },
];

cases(
  'poll$',
  (m, { attempts, wake = '', demand = '', ready, expected, until }: Case) => {
    let count = 0;
    const fetch = () => {
      const result = attempts[Math.min(count++, attempts.length - 1)];
      if (result === 'throws') throw failure;
      if (result === 'fails') return throwError(() => failure);
      if (result === 'busy') return throwError(() => busy);
      if (result === 'down') return throwError(() => down);
      if (result === 'refused') return throwError(() => refusal);
      return result === 'ok' ? of('news') : m.cold('-');
    };
    const polled$ = repeatWithBackoff$({
      fetch,
      ready$: ready === undefined ? of(true) : m.hot(ready, { n: false, r: true }),
      rest$: timer(INTERVAL),
      wake$: m.hot(wake),
      demand$: m.hot(demand),
      isWorthRetrying: (error) => error !== refusal,
      intervalMs: INTERVAL,
      capMs: CAP,
      jitterMs: () => 0,
    });
    m.expect(polled$, until).toBeObservable(expected, results);
  },
  rules,
);

cases(
  'the request of poll$',
  (m, { until, subscribed }: { name: string; until: string; subscribed: string }) => {
    const request$ = m.cold('-');
    const polled$ = repeatWithBackoff$({
      fetch: () => request$,
      ready$: of(true),
      rest$: timer(INTERVAL),
      wake$: EMPTY,
      demand$: EMPTY,
      isWorthRetrying: () => true,
      intervalMs: INTERVAL,
      capMs: CAP,
      jitterMs: () => 0,
    });
    m.expect(polled$, until).toBeObservable('');
    m.expect(request$).toHaveSubscriptions(subscribed);
  },
  [
    {
      name: 'is cancelled when polling is unsubscribed',
      subscribed: '^ 4999ms !',
      until: '           5s !',
    },
  ],
);
