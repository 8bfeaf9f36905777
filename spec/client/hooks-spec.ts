import { catchError, firstValueFrom, forkJoin, lastValueFrom, NEVER, of, throwError } from 'rxjs';
import { createClient, retryable } from '../../src/client';
import { batchedTransport } from '../../src/client/batch';
import { type Hooks, hookedTransport } from '../../src/client/hooks';
import type { Transport, TransportRequest } from '../../src/client/transports/transport';

const sent: TransportRequest[] = [];
beforeEach(() => sent.splice(0));

const network: Transport = {
  send: (request) => {
    sent.push(request);
    return request.url.endsWith('/sites/1')
      ? throwError(() => new Error('offline'))
      : of({ status: 200, headers: { 'x-wp-total': '7' }, body: { ID: 5 } });
  },
  connect: () => NEVER,
};
const clientWith = (hooks: Hooks) =>
  createClient({ apiOrigin: 'https://api.example', transport: hookedTransport(network, hooks) });

test('a hook sees the request and the answer with its headers', async () => {
  const seen: unknown[] = [];
  const client = clientWith({
    beforeRequest: ({ method, url }) => void seen.push(`${method} ${url}`),
    afterAnswer: ({ status, headers }) => void seen.push([status, headers]),
  });
  expect(await firstValueFrom(client.me().get())).toEqual({ ID: 5 });
  expect(seen).toEqual(['GET https://api.example/rest/v1.1/me', [200, { 'x-wp-total': '7' }]]);
});

test('what a hook returns takes the place of the request and of the answer', async () => {
  const client = clientWith({
    beforeRequest: (request) => ({ ...request, headers: { ...request.headers, Signature: 'ours' } }),
    afterAnswer: (answer) => ({ ...answer, body: { ID: 6 } }),
  });
  expect(await firstValueFrom(client.me().get())).toEqual({ ID: 6 });
  expect(sent[0]?.headers.Signature).toBe('ours');
});

test('a hook that changes what it sees throws, and nothing is sent', async () => {
  const client = clientWith({
    beforeRequest: (request) => {
      Reflect.set(request, 'url', 'https://other.example/');
      Object.assign(request.headers, { Authorization: 'Bearer stolen' });
    },
  });
  await expect(lastValueFrom(client.me().get())).rejects.toThrow(TypeError);
  expect(sent).toEqual([]);
});

test('a hook that changes the answer which it sees does not change the caller’s', async () => {
  const client = clientWith({
    afterAnswer: (answer) => void ('body' in answer && Object.assign(Object(answer.body), { ID: 99 })),
  });
  expect(await firstValueFrom(client.me().get())).toEqual({ ID: 5 });
});

test('a hook sees a failure, which still fails the call', async () => {
  const failures: string[] = [];
  const client = clientWith({
    onFailure: (error, { method }) => failures.push(`${method}: ${String(error)}`),
  });
  await expect(lastValueFrom(client.site(1).get())).rejects.toMatchObject({ name: 'TerminatedError' });
  expect(failures).toEqual(['GET: Error: offline']);
});

test.each<keyof Hooks>(['beforeRequest', 'afterAnswer', 'onFailure'])(
  'an error of the hook %s fails the call unchanged, and is not repeated',
  async (name) => {
    const error = new Error('a defect of the hook');
    const hooks: Hooks = {
      [name]: () => {
        throw error;
      },
    };
    const call$ = clientWith(hooks)
      .site(name === 'onFailure' ? 1 : 2)
      .get();
    await expect(lastValueFrom(call$.pipe(retryable({ retries: 2, delay: 0 })))).rejects.toBe(error);
    expect(sent.length).toBeLessThanOrEqual(1);
  },
);

test('a hook that makes a malformed request is a TypeError', async () => {
  const client = clientWith({ beforeRequest: (request) => ({ ...request, body: '{}' }) });
  // The error is of another realm than this file.
  await expect(lastValueFrom(client.me().get())).rejects.toHaveProperty('name', 'TypeError');
  expect(sent).toEqual([]);
});

test('a hook sees a timeout with its error, and an abort as an AbortError', async () => {
  const failures: unknown[] = [];
  const transport = hookedTransport(
    { ...network, send: () => NEVER },
    { onFailure: (error) => failures.push(Reflect.get(Object(error), 'name')) },
  );
  const client = createClient({ apiOrigin: 'https://api.example', transport, timeoutMs: 1 });
  await expect(lastValueFrom(client.me().get())).rejects.toMatchObject({ name: 'TimeoutError' });
  client.me().get().subscribe().unsubscribe();
  expect(failures).toEqual(['TimeoutError', 'AbortError']);
});

test.each<[where: string, wrap: (hooked: Transport) => Transport]>([
  ['in a batch', batchedTransport],
  [
    'of a request that an outer hook replaced',
    (inner) => hookedTransport(inner, { beforeRequest: (each) => ({ ...each }) }),
  ],
])('a hook sees the timeout %s as a TimeoutError', async (_where, wrap) => {
  const onFailure = jest.fn();
  const hooked = hookedTransport({ ...network, send: () => NEVER }, { onFailure });
  const client = createClient({ apiOrigin: 'https://api.example', transport: wrap(hooked), timeoutMs: 1 });
  const calls$ = forkJoin(
    [client.site(2).get(), client.site(3).get()].map((call$) => call$.pipe(catchError(() => of(0)))),
  );
  await lastValueFrom(calls$);
  expect(onFailure).toHaveBeenCalled();
  for (const [error] of onFailure.mock.calls) expect(error).toHaveProperty('name', 'TimeoutError');
});

test('a hook sees no failure after an answer', async () => {
  const onFailure = jest.fn();
  await firstValueFrom(clientWith({ onFailure }).me().get());
  expect(onFailure).not.toHaveBeenCalled();
});

test('a hook that is not a function throws', () => {
  const hooks: Hooks = {};
  Object.assign(hooks, { afterAnswer: 'log' });
  expect(() => hookedTransport(network, hooks)).toThrow(new TypeError('afterAnswer is not a function'));
  // @ts-expect-error unknown hook
  expect(() => hookedTransport(network, { afterAnswr: () => undefined })).toThrow(
    new TypeError('options.afterAnswr is not known'),
  );
  expect(() => void Reflect.apply(hookedTransport, undefined, [network])).toThrow(
    new TypeError('options is not an object'),
  );
});
