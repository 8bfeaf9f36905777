import { of, Subject } from 'rxjs';
import type { TransportEvent, TransportRequest } from '../../src/client/transports/transport';
import { refusesToken, watchUnauthorized } from '../../src/edge/unauthorized';

const answer = (status: number, body: unknown): TransportEvent => ({ status, text: JSON.stringify(body) });

describe('an answer that refuses the token', () => {
  it.each([
    ['401 invalid_token', answer(401, { error: 'invalid_token' })],
    ['400 invalid_token', answer(400, { error: 'invalid_token', message: 'The OAuth2 token is invalid.' })],
    ['403 authorization_required', answer(403, { error: 'authorization_required' })],
    ['401 authorization_required', answer(401, { error: 'authorization_required' })],
    ['401 unauthorized', answer(401, { error: 'unauthorized' })],
    ['401 of a namespace, by code', answer(401, { code: 'rest_not_logged_in' })],
    ['the first of several errors', answer(403, { errors: [{ error: 'authorization_required' }] })],
    ['401 by any name', answer(401, { error: 'two_step_required' })],
    ['401 that is not JSON', { status: 401, text: '<h1>Unauthorized</h1>' }],
    ['401 without a body', { status: 401, text: '' }],
    ['a body that the transport has parsed', { status: 400, body: { error: 'invalid_token' } }],
  ])('%s', (_name, event) => {
    expect(refusesToken(event)).toBe(true);
  });
});

describe('an answer that refuses one action, or nothing', () => {
  it.each([
    ['403 unauthorized: a site that they may not moderate', answer(403, { error: 'unauthorized' })],
    ['403 without a name', answer(403, {})],
    ['400 by another name', answer(400, { error: 'invalid_input' })],
    ['a success that has the words', answer(200, { error: 'invalid_token' })],
    ['a failure of the server that has the words', answer(500, { error: 'invalid_token' })],
    ['a name that is no text', answer(403, { error: ['invalid_token'] })],
    ['upload progress', { type: 'progress', loaded: 1, total: 2 }],
  ] as const)('%s', (_name, event) => {
    expect(refusesToken(event)).toBe(false);
  });
});

it('tells of each refusal, and passes every event on', () => {
  const events = [answer(200, {}), answer(400, { error: 'invalid_token' })];
  const { transport, unauthorized$ } = watchUnauthorized({
    send: () => of(...events),
    connect: () => new Subject(),
  });
  const told: unknown[] = [];
  const passed: unknown[] = [];
  unauthorized$.subscribe((event) => told.push(event));
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
  expect(told).toEqual(events.slice(1));
});
