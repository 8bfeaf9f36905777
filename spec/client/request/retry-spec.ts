import { catchError, defer, of } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
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

interface Case {
  readonly name: string;
  /** The outcome of each attempt after a millisecond: an error's letter, or k for an answer. */
  readonly attempts: string;
  readonly options: RetryOptions;
  readonly expected: string;
  /** The error that `#` stands for. */
  readonly error?: string;
}

const rules: Case[] = [
  {
    name: 'repeats the call after the delay, up to the number of retries',
    attempts: 'uuk',
    options: { retries: 2, delay: 1000 },
    expected: '2003ms (k|)',
  },
  {
    name: 'waits 1000 ms if there is no delay',
    attempts: 'uuk',
    options: { retries: 2 },
    expected: '2003ms (k|)',
  },
  {
    name: 'emits the last error after all attempts have failed',
    attempts: 'uuuk',
    options: { retries: 2, delay: 1000 },
    expected: '2003ms #',
    error: 'u',
  },
  {
    name: 'takes the delay from a function of the attempt',
    attempts: 'uuk',
    options: { retries: 3, delay: (attempt) => attempt * 2000 },
    expected: '6003ms (k|)',
  },
  {
    name: 'waits at least as long as the answer asks for',
    attempts: 'wuk',
    options: { retries: 2, delay: 1000 },
    expected: '6003ms (k|)',
  },
  ...['n', 'f', 'x'].map((error) => ({
    name: `does not repeat an error that is not retryable (${error})`,
    attempts: `${error}k`,
    options: { retries: 3, delay: 1000 },
    expected: '-#',
    error,
  })),
  {
    name: 'never repeats a POST by default',
    attempts: 'pk',
    options: { retries: 3, delay: 1000 },
    expected: '-#',
    error: 'p',
  },
  {
    name: 'repeats a POST if it is unsafe',
    attempts: 'pk',
    options: { retries: 3, delay: 1000, unsafe: true },
    expected: '1002ms (k|)',
  },
  {
    name: 'does not repeat a 429 by default',
    attempts: 'mk',
    options: { retries: 3, unsafe: true },
    expected: '-#',
    error: 'm',
  },
  {
    name: 'repeats a 429 of any verb with `tooMany`, after the time that it asks for',
    attempts: 'mk',
    options: { retries: 3, tooMany: true },
    expected: '2002ms (k|)',
  },
  {
    name: 'waits at most `maxDelay`, also if the answer asks for a year',
    attempts: 'yk',
    options: { retries: 3, maxDelay: 4000 },
    expected: '4002ms (k|)',
  },
  {
    name: 'starts no retry after `total`',
    attempts: 'uuuk',
    options: { retries: 3, delay: 1000, total: 1500 },
    expected: '1002ms #',
    error: 'u',
  },
  {
    name: 'adds at most the share `jitter` of a delay',
    attempts: 'uk',
    options: { retries: 1, delay: 1000, jitter: 0.5 },
    expected: '1252ms (k|)',
  },
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
  rules,
);

cases(
  'unsubscribing during the delay',
  (m) => {
    const call$ = m.cold('-#', {}, errors.u);
    m.expect(call$.pipe(retryable({ retries: 5, delay: 1000 })), '500ms !').toBeObservable('-');
    m.expect(call$).toHaveSubscriptions(['^!']);
  },
  [{ name: 'makes no further attempt' }],
);

cases(
  'a wait that was cut',
  (m) => {
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
  },
  [{ name: 'is in the message of the error, and its observer knows each wait' }],
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
