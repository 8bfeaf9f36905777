import { of, Subject } from 'rxjs';
import type { TransportEvent, TransportRequest } from '../../../src/client/transports/transport';
import { isTokenRejected, watchRejectedToken } from '../../../src/browser/sign-in/rejected-token';

const response = (status: number, body: unknown): TransportEvent => ({ status, text: JSON.stringify(body) });

describe('isTokenRejected is true for', () => {
  it.each([
    ['401 invalid_token', response(401, { error: 'invalid_token' })],
    ['400 invalid_token', response(400, { error: 'invalid_token', message: 'The OAuth2 token is invalid.' })],
    ['403 authorization_required', response(403, { error: 'authorization_required' })],
    ['401 authorization_required', response(401, { error: 'authorization_required' })],
    ['401 unauthorized', response(401, { error: 'unauthorized' })],
    ['401 with a code instead of an error', response(401, { code: 'rest_not_logged_in' })],
    ['the first of several errors', response(403, { errors: [{ error: 'authorization_required' }] })],
    ['401 with any other name', response(401, { error: 'two_step_required' })],
    ['401 that is not JSON', { status: 401, text: '<h1>Unauthorized</h1>' }],
    ['401 without a body', { status: 401, text: '' }],
    ['a body that the transport has parsed', { status: 400, body: { error: 'invalid_token' } }],
  ])('%s', (_name, event) => {
    expect(isTokenRejected(event)).toBe(true);
  });
});

describe('isTokenRejected is false for', () => {
  it.each([
    ['403 unauthorized, which refuses one action', response(403, { error: 'unauthorized' })],
    ['403 without a name', response(403, {})],
    ['400 with another name', response(400, { error: 'invalid_input' })],
    ['a success with the error name', response(200, { error: 'invalid_token' })],
    ['a server error with the error name', response(500, { error: 'invalid_token' })],
    ['an error name that is not a string', response(403, { error: ['invalid_token'] })],
    ['upload progress', { type: 'progress', loaded: 1, total: 2 }],
  ] as const)('%s', (_name, event) => {
    expect(isTokenRejected(event)).toBe(false);
  });
});

test('watchRejectedToken emits each rejection, and passes on every event', () => {
  const events = [response(200, {}), response(400, { error: 'invalid_token' })];
  const { transport, tokenRejected$ } = watchRejectedToken({
    send: () => of(...events),
    connect: () => new Subject(),
  });
  const rejections: unknown[] = [];
  const passed: unknown[] = [];
  tokenRejected$.subscribe((event) => rejections.push(event));
  const request: TransportRequest = {
    method: 'GET',
    url: 'https://example.com/',
    headers: {},
    keepalive: false,
    progress: false,
    api: { path: '/me', query: '' },
  };
  transport.send(request).subscribe((event) => passed.push(event));
  expect(passed).toEqual(events);
  expect(rejections).toEqual(events.slice(1));
});
