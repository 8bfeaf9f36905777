import { catchError, defer, of } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { retryable, type RetryOptions } from '../../../src/client/request/retry';
import { statusError } from '../../../src/client/response/read-response';

const failure = (status: number, method = 'GET', headers: Record<string, string> = {}): Error =>
  statusError({ path: '/rest/v1.1/me', method }, { status, body: {}, headers });

const errors: Record<string, Error> = {
  u: failure(503),
  n: failure(501),
  f: failure(404),
  p: failure(503, 'POST'),
  x: new Error('not ours'),
  w: failure(503, 'GET', { 'retry-after': '5' }),
  m: failure(429, 'POST', { 'retry-after': '2' }),
  y: failure(503, 'GET', { 'retry-after': '31536000' }),
};

/** The outcome of each attempt after a millisecond: an error's letter, or k for an answer. */
type Rule = readonly [
  name: string,
  attempts: string,
  options: RetryOptions,
  expected: string,
  error?: string,
];

const second = { delay: 1000 };

const rules: readonly Rule[] = [
  ['repeats the call after the delay, up to the retries', 'uuk', { retries: 2, ...second }, '2003ms (k|)'],
  ['waits 1000 ms if there is no delay', 'uuk', { retries: 2 }, '2003ms (k|)'],
  ['emits the last error after all attempts', 'uuuk', { retries: 2, ...second }, '2003ms #', 'u'],
  [
    'takes the delay from a function',
    'uuk',
    { retries: 3, delay: (attempt) => attempt * 2000 },
    '6003ms (k|)',
  ],
  ['waits at least as long as the answer asks for', 'wuk', { retries: 2, ...second }, '6003ms (k|)'],
  ['does not repeat status 501', 'nk', { retries: 3, ...second }, '-#', 'n'],
  ['does not repeat status 404', 'fk', { retries: 3, ...second }, '-#', 'f'],
  ['does not repeat an error of others', 'xk', { retries: 3, ...second }, '-#', 'x'],
  ['never repeats a POST by default', 'pk', { retries: 3, ...second }, '-#', 'p'],
  ['repeats a POST if it is unsafe', 'pk', { retries: 3, ...second, unsafe: true }, '1002ms (k|)'],
  ['does not repeat a 429 by default', 'mk', { retries: 3, unsafe: true }, '-#', 'm'],
  [
    'repeats a 429 of any verb with `tooMany`, when it allows',
    'mk',
    { retries: 3, tooMany: true },
    '2002ms (k|)',
  ],
  ['waits at most `maxDelay`', 'yk', { retries: 3, maxDelay: 4000 }, '4002ms (k|)'],
  ['starts no retry after `total`', 'uuuk', { retries: 3, ...second, total: 1500 }, '1002ms #', 'u'],
  ['adds at most the share `jitter`', 'uk', { retries: 1, ...second, jitter: 0.5 }, '1252ms (k|)'],
];
afterEach(() => jest.restoreAllMocks());

cases(
  'retryable',
  (m, { attempts, options, expected, error = '' }) => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const each = attempts[Symbol.iterator]();
    const call$ = defer(() => {
      const { value = '' } = each.next();
      return value === 'k' ? m.cold('-(k|)') : m.cold('-#', {}, errors[value]);
    });
    m.expect(call$.pipe(retryable(options))).toBeObservable(m.cold(expected, { k: 'k' }, errors[error]));
  },
  rules.map(([name, attempts, options, expected, error]) => ({ name, attempts, options, expected, error })),
);

it(
  'makes no further attempt after unsubscribing during the delay',
  marbles((m) => {
    const call$ = m.cold('-#', {}, errors.u);
    m.expect(call$.pipe(retryable({ retries: 5, delay: 1000 })), '500ms !').toBeObservable('-');
    m.expect(call$).toHaveSubscriptions(['^!']);
  }),
);

it(
  'names a wait that was cut in the message of the error, and its observer knows each wait',
  marbles((m) => {
    const waits: unknown[] = [];
    const call$ = m.cold('-#', {}, errors.y);
    const options = { retries: 1, maxDelay: 4000, onRetry: (wait: unknown) => waits.push(wait) };
    const messages$ = call$.pipe(
      retryable(options),
      catchError((error: unknown) => of(error instanceof Error ? error.message : '')),
    );
    m.expect(messages$).toBeObservable('4002ms (m|)', {
      m: '503 status code for "GET /rest/v1.1/me" (Retry-After asks for 2147483647 ms, maxDelay is 4000)',
    });
    m.flush();
    expect(waits).toEqual([{ attempt: 1, delayMs: 4000, error: errors.y }]);
  }),
);

it.each<[string, RetryOptions]>([
  ['retries is not a number', { retries: NaN }],
  ['delay is not a number', { retries: 1, delay: NaN }],
  ['retries is negative', { retries: -1 }],
  ['delay is negative', { retries: 1, delay: -1 }],
  ['maxDelay is negative', { retries: 1, maxDelay: -1 }],
  ['maxDelay is not a number', { retries: 1, maxDelay: NaN }],
  ['jitter is negative', { retries: 1, jitter: -0.1 }],
  ['jitter is above 1', { retries: 1, jitter: 1.1 }],
  ['total is negative', { retries: 1, total: -1 }],
])('throws a TypeError at once if an option is out of range: %s', (message, options) => {
  expect(() => retryable(options)).toThrow(new TypeError(message));
});
