import { catchError, defer, lastValueFrom, of, throwError } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { retryable, type RetryOptions } from '../../../src/client/request/retry';
import { statusError } from '../../../src/client/response/read-response';
import { more, table } from '../../support/table';

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

afterEach(() => jest.restoreAllMocks());

const values: Readonly<Record<string, unknown>> = { yes: true, growing: (attempt: number) => attempt * 2000 };

/** `attempts` has the outcome of each one after a millisecond: an error's letter, or k for an answer. */
cases(
  'retryable',
  (m, { attempts, retries, given, expected, error }) => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const each = attempts[Symbol.iterator]();
    const call$ = defer(() => {
      const { value = '' } = each.next();
      return value === 'k' ? m.cold('-(k|)') : m.cold('-#', {}, errors[value]);
    });
    const options = more(given, 'delay', 'maxDelay', 'total', 'jitter', 'unsafe', 'tooMany');
    const named = Object.entries(options).filter(([, value]) => value !== '');
    const others = Object.fromEntries(named.map(([name, value]) => [name, values[value] ?? Number(value)]));
    const retried$ = call$.pipe(retryable({ retries: Number(retries), ...others }));
    m.expect(retried$).toBeObservable(m.cold(expected, { k: 'k' }, errors[error]));
  },
  table(`
  attempts | retries | given                    | expected    | error | name
  uuk      | 2       | delay: 1000              | 2003ms (k|) |       | repeats the call after the delay, up to the retries
  uuk      | 2       |                          | 2003ms (k|) |       | waits 1000 ms if there is no delay
  uuuk     | 2       | delay: 1000              | 2003ms #    | u     | emits the last error after all attempts
  uuk      | 3       | delay: growing           | 6003ms (k|) |       | takes the delay from a function
  wuk      | 2       | delay: 1000              | 6003ms (k|) |       | waits at least as long as the answer asks for
  nk       | 3       | delay: 1000              | -#          | n     | does not repeat status 501
  fk       | 3       | delay: 1000              | -#          | f     | does not repeat status 404
  xk       | 3       | delay: 1000              | -#          | x     | does not repeat an error of others
  pk       | 3       | delay: 1000              | -#          | p     | never repeats a POST by default
  pk       | 3       | delay: 1000; unsafe: yes | 1002ms (k|) |       | repeats a POST if it is unsafe
  mk       | 3       | unsafe: yes              | -#          | m     | does not repeat a 429 by default
  mk       | 3       | tooMany: yes             | 2002ms (k|) |       | repeats a 429 of any verb with \`tooMany\`, when it allows
  yk       | 3       | maxDelay: 4000           | 4002ms (k|) |       | waits at most \`maxDelay\`
  uuuk     | 3       | delay: 1000; total: 1500 | 1002ms #    | u     | starts no retry after \`total\`
  uk       | 1       | delay: 1000; jitter: 0.5 | 1252ms (k|) |       | adds at most the share \`jitter\`
`),
);

it.each([-3_600_000, 3_600_000])(
  'ends by `total` although the clock is set by %d ms between the attempts',
  async (change) => {
    const { now } = Date;
    const clock = jest.spyOn(Date, 'now');
    let count = 0;
    const call$ = defer(() => {
      count += 1;
      if (count === 1) clock.mockImplementation(() => now() + change);
      return throwError(() => errors.u);
    });
    const options = { retries: 3, delay: (attempt: number) => (attempt === 3 ? 60_000 : 0), total: 30_000 };
    await expect(lastValueFrom(call$.pipe(retryable(options)))).rejects.toBe(errors.u);
    expect(count).toBe(3);
  },
);

it('waits no longer than timers support', () => {
  const attempts = jest.fn(() => throwError(() => errors.u));
  const waits: number[] = [];
  const onRetry = ({ delayMs }: { readonly delayMs: number }): unknown => waits.push(delayMs);
  const running = defer(attempts)
    .pipe(retryable({ retries: 2, delay: 2 ** 40, onRetry }))
    .subscribe();
  running.unsubscribe();
  expect(waits).toEqual([2 ** 31 - 1]);
});

it('errors with a TypeError if the function for the delay returns no number', async () => {
  const call$ = throwError(() => errors.u).pipe(retryable({ retries: 2, delay: () => NaN }));
  await expect(lastValueFrom(call$)).rejects.toThrow(new TypeError('delay is not a number'));
});

it(
  'makes no further attempt after unsubscribing during the delay',
  marbles((m) => {
    const call$ = m.cold('-#', {}, errors.u);
    m.expect(call$.pipe(retryable({ retries: 5, delay: 1000 })), '500ms !').toBeObservable('-');
    m.expect(call$).toHaveSubscriptions(['^!']);
  }),
);

it(
  'passes on the error of a call that was never repeated',
  marbles((m) => {
    const call$ = m.cold('-#', {}, errors.y);
    const passed$ = call$.pipe(
      retryable({ retries: 0, maxDelay: 4000 }),
      catchError((error: unknown) => of(error === errors.y)),
    );
    m.expect(passed$).toBeObservable('-(t|)', { t: true });
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
  // @ts-expect-error unknown option
  ['options.dleay is not known', { retries: 1, dleay: 5 }],
])('throws a TypeError at once if an option is out of range: %s', (message, options) => {
  expect(() => retryable(options)).toThrow(new TypeError(message));
});
