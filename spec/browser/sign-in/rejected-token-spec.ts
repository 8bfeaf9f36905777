import { of, Subject } from 'rxjs';
import type { TransportEvent, TransportRequest } from '../../../src/client/transports/transport';
import { verdictOf, verdicts } from '../../../src/browser/sign-in/rejected-token';
import { watchRefusals } from '../../../src/browser/sign-in/watch-refusals';

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
