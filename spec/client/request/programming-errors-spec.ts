import { EMPTY, lastValueFrom, NEVER } from 'rxjs';
import { type ClientOptions, createClient, isRetryable, requestHandler } from '../../../src/client';
import { clientFor } from '../../../src/client/core';
import { me } from '../../../src/client/tables/me';
import type { Transport } from '../../../src/client/transports/transport';
import { errorOf } from '../../support/error-facts';
import { type LocalServer, startServer } from '../support/server';

let server: LocalServer;
beforeAll(async () => {
  server = await startServer(({ url }, response) => {
    response.writeHead(302, { Location: url === '/rest/v1.1/plans' ? 'http://' : url }).end();
  });
});
afterAll(() => server.close());

test('a platform that redirects in a circle is an error that names it, and is not repeated', async () => {
  const error = await errorOf(createClient({ apiOrigin: server.origin }).me().get());
  expect(error).toMatchObject({ name: 'RequestError', code: 'EINVAL', path: '/rest/v1.1/me' });
  expect(error).toHaveProperty('message', 'redirect count exceeded');
  expect(isRetryable(error)).toBe(false);
});

test('a port that `fetch` forbids is not a lost connection, and the message says so', async () => {
  const error = await errorOf(createClient({ apiOrigin: 'http://127.0.0.1:6000' }).me().get());
  const message = 'bad port';
  expect(error).toMatchObject({ name: 'RequestError', code: 'EINVAL', message });
});

test('a redirect to a malformed address is not a lost connection', async () => {
  const error = await errorOf(createClient({ apiOrigin: server.origin }).plans().list());
  const message = 'Invalid URL';
  expect(error).toMatchObject({ name: 'RequestError', code: 'EINVAL', message });
});

test('a transport that completes without a response is named as the cause', async () => {
  const transport: Transport = { send: () => EMPTY, connect: () => NEVER };
  const error = await errorOf(createClient({ apiOrigin: server.origin, transport }).me().get());
  expect(error).toMatchObject({
    name: 'TerminatedError',
    cause: { message: 'transport: no response' },
  });
});

test('a GET with a body throws at the call', () => {
  const client = createClient({ apiOrigin: server.origin });
  expect(() => client.request('GET', '/me', { body: { a: 1 } })).toThrow(TypeError);
});

test.each(['http://', 'http://a b', 'http://[1', 'http://a:99999', 'https://me:secret@a.example', 'ftp://a'])(
  'the origin %j throws when the client is created',
  (apiOrigin) => {
    const message = 'apiOrigin is not an http(s) origin';
    expect(() => createClient({ apiOrigin })).toThrow(new TypeError(message));
    expect(() => requestHandler({ apiOrigin })).toThrow(new TypeError(message));
    expect(() => clientFor({ apiOrigin }, { me })).toThrow(new TypeError(message));
  },
);

test.each([
  ['options.tokn is not known', { tokn: 'secret' }],
  ['timeoutMs is negative', { timeoutMs: -1 }],
  ['responseTimeoutMs is not a number', { responseTimeoutMs: '5' }],
  ['apiOrigin is not an http(s) origin', { apiOrigin: null }],
  ['apiOrigin is not an http(s) origin', { apiOrigin: new URL('https://a.example') }],
])('an option of a client that is unknown or invalid throws: %s', (message, options) => {
  const all = { apiOrigin: server.origin, ...options };
  for (const make of [createClient, requestHandler, (each: ClientOptions) => clientFor(each, { me })])
    expect(() => void Reflect.apply(make, undefined, [all])).toThrow(new TypeError(message));
});

test('an unknown or negative option of a call throws', () => {
  const client = createClient({ apiOrigin: server.origin });
  expect(() => client.me().get({ timeoutMs: -1 })).toThrow(new TypeError('timeoutMs is negative'));
  // @ts-expect-error unknown option
  expect(() => client.me().get({ timeout: 1 })).toThrow(new TypeError('options.timeout is not known'));
});

test('a connection that is refused is still a TerminatedError', async () => {
  const { origin, close } = await startServer(() => undefined);
  await close();
  await expect(lastValueFrom(createClient({ apiOrigin: origin }).me().get())).rejects.toMatchObject({
    name: 'TerminatedError',
    code: 'ECONNRESET',
  });
});
