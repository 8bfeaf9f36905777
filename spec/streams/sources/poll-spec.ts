import { EMPTY, of, throwError, timer } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { backOffMs, poll$, type PollResult } from '../../../src/streams/sources/poll';

const INTERVAL = 30_000;
const CAP = 180_000;
const failure = new Error('no answer');
const refusal = new Error('not for you');

test.each([
  [1, 60_000],
  [2, 90_000],
  [3, 120_000],
  [4, 150_000],
  [5, 180_000],
  [6, 180_000],
  [100, 180_000],
])('after failure %i in a row the next attempt comes in %i ms', (failures, ms) => {
  expect(backOffMs(failures, INTERVAL, CAP)).toBe(ms);
});

const failed = (failures: number): PollResult<string> => ({
  isOk: false,
  error: failure,
  failures,
  retryInMs: backOffMs(failures, INTERVAL, CAP),
});
const results: Record<string, PollResult<string>> = {
  k: { isOk: true, value: 'news', failures: 0 },
  1: failed(1),
  2: failed(2),
  3: failed(3),
  r: { isOk: false, error: refusal, failures: 1, retryInMs: Infinity },
};

interface Case {
  readonly name: string;
  /** What each attempt in turn comes to; the last one's answer is every later one's. */
  readonly answers: readonly ('ok' | 'fails' | 'refused' | 'throws' | 'never')[];
  readonly wake?: string;
  readonly ready?: string;
  readonly expected: string;
  readonly until: string;
}

const rules: Case[] = [
  {
    name: 'asks at once, then each interval',
    answers: ['ok'],
    expected: 'k 29999ms k 29999ms k',
    until: '70s !',
  },
  {
    name: 'each failure in a row waits one interval longer',
    answers: ['fails', 'fails', 'fails', 'ok'],
    expected: '1 59999ms 2 89999ms 3 119999ms k 29999ms k',
    until: '301s !',
  },
  {
    name: 'a success ends the row',
    answers: ['fails', 'ok', 'fails', 'ok'],
    expected: '1 59999ms k 29999ms 1 59999ms k',
    until: '151s !',
  },
  {
    name: 'waking ends the rest after a success',
    answers: ['ok'],
    wake: '7s w',
    expected: 'k 6999ms k',
    until: '8s !',
  },
  {
    name: 'waking ends the wait after a failure',
    answers: ['fails', 'ok'],
    wake: '7s w',
    expected: '1 6999ms k',
    until: '8s !',
  },
  {
    name: 'waking during a request starts no second one',
    answers: ['never'],
    wake: '7s w',
    expected: '',
    until: '9s !',
  },
  {
    name: 'waits until asking makes sense',
    answers: ['ok'],
    ready: 'n 4s r',
    expected: '4001ms k',
    until: '5s !',
  },
  {
    name: 'a failure that no retry can help waits until it is woken',
    answers: ['refused', 'ok'],
    wake: '400s w',
    expected: 'r 399999ms k',
    until: '401s !',
  },
  { name: 'a fetch that throws is a failure', answers: ['throws'], expected: '1', until: '9s !' },
];

cases(
  'fetch, wait, fetch again',
  (m, { answers, wake = '', ready, expected, until }: Case) => {
    let attempts = 0;
    const fetch = () => {
      const come = answers[Math.min(attempts++, answers.length - 1)];
      if (come === 'throws') throw failure;
      if (come === 'fails') return throwError(() => failure);
      if (come === 'refused') return throwError(() => refusal);
      return come === 'ok' ? of('news') : m.cold('-');
    };
    const polled$ = poll$({
      fetch,
      ready$: ready === undefined ? of(true) : m.hot(ready, { n: false, r: true }),
      rest$: timer(INTERVAL),
      wake$: m.hot(wake),
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
  'a request',
  (m, { until, subscribed }: { name: string; until: string; subscribed: string }) => {
    const request$ = m.cold('-');
    const polled$ = poll$({
      fetch: () => request$,
      ready$: of(true),
      rest$: timer(INTERVAL),
      wake$: EMPTY,
      isWorthRetrying: () => true,
      intervalMs: INTERVAL,
      capMs: CAP,
      jitterMs: () => 0,
    });
    m.expect(polled$, until).toBeObservable('');
    m.expect(request$).toHaveSubscriptions(subscribed);
  },
  [{ name: 'is given up with the polling', until: '5s !', subscribed: '^ 4999ms !' }],
);
