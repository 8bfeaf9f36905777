import { firstValueFrom, of } from 'rxjs';
import { createClient } from '../../../src/client';
import type { TransportResponse } from '../../../src/client';
import { recordingTransport } from '../support/transports';

const { transport, sent } = recordingTransport(of({ status: 200, body: { found: 2 } }));
const client = createClient({ apiOrigin: 'https://api.example', token: 'secret', transport });

test('a request by its path has the client’s version and token, a query and a body', async () => {
  const { found } = await firstValueFrom(
    client.request<{ readonly found: number }>('POST', '/sites/1/tags/new', {
      query: { fields: 'found' },
      body: { name: 'One' },
    }),
  );
  expect(found).toBe(2);
  expect(sent).toEqual([
    expect.objectContaining({
      method: 'POST',
      url: 'https://api.example/rest/v1.1/sites/1/tags/new?fields=found',
      body: '{"name":"One"}',
    }),
  ]);
  expect(sent[0]?.headers.Authorization).toBe('Bearer secret');
});

test.each([
  '/a/%2e%2E/b',
  '/%2e',
  '/a/.%2e',
  '/a\\..\\b',
  '/\\other.example',
  'me',
  '//other.example/me',
  '/a/../../b',
  '/me?x=1',
  '/me#x',
  '/a b',
  '/.',
  '',
])('the path %j throws, and nothing is sent', (path) => {
  expect(() => client.request('GET', path)).toThrow(new TypeError(`path is not a path: ${path}`));
});

test.each([
  [{ timeoutMs: 'soon' }, 'timeoutMs is not a number'],
  [{ retries: 2 }, 'options.retries is not known'],
])('the options %j throw', (options, message) => {
  expect(() => void Reflect.apply(client.request, undefined, ['GET', '/me', options])).toThrow(
    new TypeError(message),
  );
});

test.each<[what: string, answer: TransportResponse, value: unknown]>([
  ['a 204 is null', { status: 204, text: '' }, null],
  ['true', { status: 200, text: 'true' }, true],
  ['a number', { status: 200, text: '5' }, 5],
  ['a text', { status: 200, text: '"five"' }, 'five'],
  ['false that the transport has parsed', { status: 200, body: false }, false],
])('the answer to a request by its path may be any JSON: %s', async (_what, answer, value) => {
  const { request } = createClient({
    apiOrigin: 'https://api.example',
    transport: recordingTransport(of(answer)).transport,
  });
  expect(await firstValueFrom(request('POST', '/me'))).toBe(value);
});

test.each<[what: string, answer: TransportResponse, name: string]>([
  ['HTML', { status: 200, text: '<html>' }, 'ParseError'],
  ['an error', { status: 404, text: 'true' }, 'NotFoundError'],
])('the answer to a request by its path is an error if it is %s', async (_what, answer, name) => {
  const { request } = createClient({
    apiOrigin: 'https://api.example',
    transport: recordingTransport(of(answer)).transport,
  });
  await expect(firstValueFrom(request('POST', '/me'))).rejects.toHaveProperty('name', name);
});

test('a method that is no verb throws', () => {
  expect(() => void Reflect.apply(client.request, undefined, ['PATCH', '/me'])).toThrow(
    'method is not a verb: PATCH',
  );
});
