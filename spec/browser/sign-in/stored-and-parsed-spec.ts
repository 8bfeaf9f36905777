import { Subject, of } from 'rxjs';
import {
  canStore,
  forgetPendingSignIns,
  pendingSignIns,
  savePendingSignIn,
  takePendingSignIn,
} from '../../../src/browser/sign-in/pending-sign-in';
import { memoryStorage } from '../../support/behaviour';
import {
  type OAuthResponse,
  parseOAuthResponse,
  sessionFromResponse,
} from '../../../src/browser/sign-in/parse-oauth-response';
import { removeBloggerData } from '../../../src/browser/sign-in/remove-blogger-data';
import { authorizeAddress } from '../../../src/browser/sign-in/authorize-address';
import type { TransportEvent, TransportRequest } from '../../../src/client/transports/transport';
import { verdictOf, verdicts } from '../../../src/browser/sign-in/rejected-token';
import { watchRefusals } from '../../../src/browser/sign-in/watch-refusals';

const DAY = 24 * 60 * 60 * 1000;
const pending = (state: string, startedAt = 0) => ({ state, search: '?locale=de', startedAt });

test('each pending sign-in can be taken once, by its state, and the others stay', () => {
  const storage = memoryStorage();
  savePendingSignIn(storage, pending('first'));
  savePendingSignIn(storage, pending('second'));
  expect(takePendingSignIn(storage, 'theirs', 0)).toBeUndefined();
  expect(takePendingSignIn(storage, 'first', 0)).toEqual(pending('first'));
  expect(takePendingSignIn(storage, 'first', 0)).toBeUndefined();
  expect(takePendingSignIn(storage, 'second', 0)).toEqual(pending('second'));
  expect(storage.keys()).toEqual([]);
});

test('a pending sign-in is dropped after 24 h', () => {
  const storage = memoryStorage();
  savePendingSignIn(storage, pending('old'));
  expect(pendingSignIns(storage, DAY - 1)).toEqual([pending('old')]);
  expect(takePendingSignIn(storage, 'old', DAY)).toBeUndefined();
});

test('[sign-in-in-several-tabs] the newest 20 pending sign-ins are kept', () => {
  const storage = memoryStorage();
  for (let at = 1; at <= 21; at += 1) savePendingSignIn(storage, pending(`state ${at}`, at));
  const states = pendingSignIns(storage, 21).map(({ state }) => state);
  expect([states.length, states[0], states.at(-1)]).toEqual([20, 'state 2', 'state 21']);
});

test('after sign-out no pending sign-in is accepted, and its token still leaves the address', () => {
  const storage = memoryStorage();
  savePendingSignIn(storage, pending('ours'));
  forgetPendingSignIns(storage);
  expect([pendingSignIns(storage, 0), storage.get('auth_state')]).toEqual([[], '[]']);
});

test('canStore is false if storage is denied, and leaves pending sign-ins alone', () => {
  const storage = memoryStorage();
  savePendingSignIn(storage, pending('ours'));
  expect(canStore(storage)).toBe(true);
  expect(pendingSignIns(storage, 0)).toEqual([pending('ours')]);
  expect(canStore({ ...memoryStorage(), get: () => undefined, set: () => undefined })).toBe(false);
});

const NOW = 1_000_000;
const DAY_MS = 86_400_000;

const NOTHING = { token: '', error: '', description: '', state: '', expiresIn: undefined };

test.each<[string, Partial<OAuthResponse> | undefined]>([
  ['#access_token=a%26b&expires_in=60&state=ours', { token: 'a&b', state: 'ours', expiresIn: 60 }],
  [
    '#error=access_denied&error_description=Not+today&state=ours',
    { error: 'access_denied', description: 'Not today', state: 'ours' },
  ],
  ['#state=ours', undefined],
])('the response in the fragment %s is %j', (fragment, response) => {
  expect(parseOAuthResponse(fragment)).toEqual(response && { ...NOTHING, ...response });
});

test("[stored-token] a session expires after the response's lifetime, and after 24 h if it has none", () => {
  const response = { ...NOTHING, token: 't' };
  expect(sessionFromResponse({ ...response, expiresIn: 60 }, NOW).expiresAt).toBe(NOW + 60_000);
  expect(sessionFromResponse(response, NOW).expiresAt).toBe(NOW + DAY_MS);
});

test("sign-out removes the blogger's data, and leaves settings and other applications' keys", () => {
  const storage = memoryStorage(
    new Map([
      ['reply_7', '["A draft",1]'],
      ['note_read_status_7', '1'],
      ['note_done_7', '{}'],
      ['outbox', '1'],
      ['notesLastMarkedSeen', '1'],
      ['kept_list', '{}'],
      ['notestream_shortcuts', 'off'],
      ["another's", 'thing'],
    ]),
  );
  removeBloggerData(storage);
  expect([...storage.held.keys()]).toEqual(['notestream_shortcuts', "another's"]);
});

test('the address of the sign-in page requests a token and has the random state', () => {
  const settings = { authorizeUrl: 'https://api.example/oauth2/authorize', clientId: '7' };
  const address = new URL(authorizeAddress(settings, 'https://panel.example/', 'random'));
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: '7',
    response_type: 'token',
    redirect_uri: 'https://panel.example/',
    scope: 'global',
    state: 'random',
  });
});

const REQUEST: TransportRequest = {
  method: 'POST',
  url: 'https://example.com/sites/1/comments/2/delete',
  headers: {},
  keepalive: false,
  progress: false,
  api: { path: '/sites/1/comments/2/delete', query: '', token: 'T1' },
};

test.each<[string, TransportEvent, unknown]>([
  ['a text', { status: 400, text: '{"error":"invalid_token"}' }, 'rejected'],
  ['a text that is not JSON', { status: 401, text: '<h1>Unauthorized</h1>' }, 'doubted'],
  ['a body that the transport has parsed', { status: 400, body: { error: 'invalid_token' } }, 'rejected'],
  ['upload progress', { type: 'progress', loaded: 1, total: 2 }, undefined],
])('the verdict reads %s', (_name, event, verdict) => {
  expect(verdictOf({ request: REQUEST, event })).toBe(verdict);
});

test('[end-of-the-session] the token of each rejection and of each doubt is emitted, also to late subscribers', () => {
  const events = [
    { status: 200, text: '{}' },
    { status: 401, text: '{}' },
    { status: 400, text: '{"error":"invalid_token"}' },
  ];
  const { transport, refusals$ } = watchRefusals({ send: () => of(...events), connect: () => new Subject() });
  const passed: unknown[] = [];
  transport.send(REQUEST).subscribe((event) => passed.push(event));
  expect(passed).toEqual(events);
  const seen: unknown[] = [];
  const { tokenRejected$, tokenDoubted$ } = verdicts(refusals$);
  tokenRejected$.subscribe((token) => seen.push(['rejected', token]));
  tokenDoubted$.subscribe((token) => seen.push(['doubted', token]));
  expect(seen).toEqual([
    ['rejected', 'T1'],
    ['doubted', 'T1'],
  ]);
});
