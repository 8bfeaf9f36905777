import { of, Subject } from 'rxjs';
import type { TransportEvent, TransportRequest } from '../../../src/client/transports/transport';
import { tokenVerdict, verdicts } from '../../../src/browser/sign-in/rejected-token';
import { watchRefusals } from '../../../src/browser/sign-in/watch-refusals';

const response = (status: number, body: unknown): TransportEvent => ({ status, text: JSON.stringify(body) });

const request = (method: string, path: string): TransportRequest => ({
  method,
  url: `https://example.com${path}`,
  headers: {},
  keepalive: false,
  progress: false,
  api: { path, query: '', token: 'T1' },
});
const LIST = request('GET', '/notifications/');
const OTHER = request('POST', '/notifications/read');
const SITE = request('POST', '/sites/1/comments/2/delete');

describe('a token is rejected by any call that answers', () => {
  it.each([
    ['401 invalid_token', response(401, { error: 'invalid_token' })],
    ['400 invalid_token', response(400, { error: 'invalid_token', message: 'The OAuth2 token is invalid.' })],
    ['403 authorization_required', response(403, { error: 'authorization_required' })],
    ['401 authorization_required', response(401, { error: 'authorization_required' })],
    ['403 with a code instead of an error', response(403, { code: 'authorization_required' })],
    ['the first of several errors', response(403, { errors: [{ error: 'authorization_required' }] })],
    ['a body that the transport has parsed', { status: 400, body: { error: 'invalid_token' } }],
  ] as const)('%s', (_name, event) => {
    expect([tokenVerdict(LIST, event), tokenVerdict(OTHER, event)]).toEqual(['rejected', 'rejected']);
  });
});

test('[end-of-the-session] a site that answers 403 authorization_required refuses one action, and only casts doubt on the token', () => {
  const refused = response(403, { error: 'authorization_required' });
  expect([SITE, OTHER, request('GET', '/me')].map((each) => tokenVerdict(each, refused))).toEqual([
    'doubted',
    'rejected',
    'rejected',
  ]);
});

describe('a token is rejected by a site, too, that answers', () => {
  it.each([
    ['401 authorization_required', response(401, { error: 'authorization_required' })],
    ['400 invalid_token', response(400, { error: 'invalid_token' })],
    ['403 invalid_token', response(403, { error: 'invalid_token' })],
  ] as const)('%s', (_name, event) => {
    expect(tokenVerdict(SITE, event)).toBe('rejected');
  });
});

describe('a token is rejected by the list, and only doubted after another call, that answers', () => {
  it.each([
    ['401 unauthorized', response(401, { error: 'unauthorized' })],
    ['401 with a code instead of an error', response(401, { code: 'rest_not_logged_in' })],
    ['401 with any other name', response(401, { error: 'two_step_required' })],
    ['401 that is not JSON', { status: 401, text: '<h1>Unauthorized</h1>' }],
    ['401 without a body', { status: 401, text: '' }],
  ] as const)('%s', (_name, event) => {
    expect([tokenVerdict(LIST, event), tokenVerdict(OTHER, event)]).toEqual(['rejected', 'doubted']);
    expect(tokenVerdict(request('GET', '/notifications/7'), event)).toBe('doubted');
  });
});

describe('nothing is said about the token by', () => {
  it.each([
    ['403 unauthorized, which refuses one action', response(403, { error: 'unauthorized' })],
    ['403 without a name', response(403, {})],
    ['400 with another name', response(400, { error: 'invalid_input' })],
    ['a success with the error name', response(200, { error: 'invalid_token' })],
    ['a server error with the error name', response(500, { error: 'invalid_token' })],
    ['an error name that is not a string', response(403, { error: ['invalid_token'] })],
    ['upload progress', { type: 'progress', loaded: 1, total: 2 }],
  ] as const)('%s', (_name, event) => {
    expect(tokenVerdict(LIST, event)).toBeUndefined();
  });
});

test('[end-of-the-session] the token of each rejection is emitted, and each doubt, also to late subscribers', () => {
  const events = [response(200, {}), response(401, {}), response(400, { error: 'invalid_token' })];
  const { transport, refusals$ } = watchRefusals({ send: () => of(...events), connect: () => new Subject() });
  const passed: unknown[] = [];
  transport.send(OTHER).subscribe((event) => passed.push(event));
  expect(passed).toEqual(events);
  const seen: unknown[] = [];
  const { tokenRejected$, tokenDoubted$ } = verdicts(refusals$);
  tokenRejected$.subscribe((token) => seen.push(token));
  tokenDoubted$.subscribe((doubt) => seen.push(doubt));
  expect(seen).toEqual(['T1', { request: OTHER, event: events[1] }]);
});
