import { lastValueFrom } from 'rxjs';
import type { TransportRequest } from '../../src/client/transports/transport';
import { earlyResponse$ } from '../../src/browser/early-response';
import { FIRST_LIST_KEY } from '../../src/lib/storage-keys';
import { EARLY_ANSWER_MS } from '../../src/streams/timing';
import { memoryStorage } from '../support/behaviour';

const url = 'https://platform.example/rest/v1.1/notifications/?number=10';
const request: TransportRequest = {
  method: 'GET',
  url,
  headers: { Authorization: 'Bearer secret' },
  keepalive: false,
  progress: false,
  api: { path: '/notifications/', query: 'number=10' },
};
const NOW = 1_700_000_000_000;

const earlyRequest = (response = Promise.resolve(new Response('[1]', { status: 200 }))) => {
  const aborter = new AbortController();
  return { url, token: 'secret', response, aborter, time: NOW };
};

/** Asks in a page with this early request, as `asked` at `now`. */
function ask(early: Window['early'], asked: Partial<TransportRequest> = {}, now = NOW + 1000) {
  const page: Pick<Window, 'early'> = { early };
  const storage = memoryStorage(new Map());
  const answer$ = earlyResponse$(page, storage, { ...request, ...asked }, now);
  return { answer$, page, kept: storage.get(FIRST_LIST_KEY) };
}

test('[early-list] the first list request gets the answer of the early one', async () => {
  const { answer$, page } = ask(earlyRequest());
  if (!answer$) throw new Error('there is no answer');
  expect(await lastValueFrom(answer$)).toMatchObject({ status: 200, text: '[1]' });
  expect(page.early).toBeUndefined();
});

test('the first list request gets the error of the early one', async () => {
  const { answer$ } = ask(earlyRequest(Promise.reject(new TypeError('Failed to fetch'))));
  if (!answer$) throw new Error('there is no answer');
  await expect(lastValueFrom(answer$)).rejects.toThrow('Failed to fetch');
});

test('a list request that is given up ends the early one', () => {
  const early = earlyRequest();
  ask(early).answer$?.subscribe().unsubscribe();
  expect(early.aborter.signal.aborted).toBe(true);
});

test.each([
  ['another address', { url: `${url}0` }, 1000],
  ['another token', { headers: { Authorization: 'Bearer other' } }, 1000],
  ['a request that comes much later', {}, EARLY_ANSWER_MS],
])('%s gets no early answer, and the early request is given up', (_name, asked, afterMs) => {
  const early = earlyRequest();
  expect(ask(early, asked, NOW + afterMs).answer$).toBeUndefined();
  expect(early.aborter.signal.aborted).toBe(true);
});

test('requests before that of the list leave the early answer to it', () => {
  const early = earlyRequest();
  const me = { ...request.api, path: '/me' };
  expect(ask(early, { api: me })).toMatchObject({ answer$: undefined, page: { early }, kept: undefined });
  expect(ask(early, { method: 'POST' })).toMatchObject({ answer$: undefined, page: { early } });
});

test('the address of the first list request is kept for the next start, if the screen is wanted at once', () => {
  expect(ask({}).kept).toBe(url);
  expect(ask({ ...earlyRequest(), url: 'https://old.example/' }).kept).toBe(url);
  expect(ask(undefined).kept).toBeUndefined();
});
