import { defer } from 'rxjs';
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
];

cases(
  'retryable',
  (m, { attempts, options, expected, error = '' }) => {
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

it.each<[string, RetryOptions]>([
  ['retries is not a number', { retries: NaN }],
  ['delay is not a number', { retries: 1, delay: NaN }],
])('throws a TypeError at once if an option is not a number: %s', (message, options) => {
  expect(() => retryable(options)).toThrow(new TypeError(message));
});
