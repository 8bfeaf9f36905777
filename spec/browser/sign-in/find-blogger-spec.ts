import { firstValueFrom, NEVER, of } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import type { Transport } from '../../../src/client';
import { findBlogger$ } from '../../../src/browser/sign-in/find-blogger';
import { createPanelClient } from '../../../src/streams/panel-client';
import { bloggerId$ } from '../../../src/streams/outbox/blogger';
import { UNKNOWN_OWNER } from '../../../src/streams/outbox/record';
import { memoryStorage } from '../../support/behaviour';

/** A client whose platform gives this answer to every request, and the addresses of the requests. */
function answering(body: unknown, status = 200) {
  const urls: string[] = [];
  const transport: Transport = {
    send: ({ url }) => {
      urls.push(url);
      return of({ status, text: JSON.stringify(body) });
    },
    connect: () => NEVER,
  };
  return { urls, client: createPanelClient({ apiOrigin: 'https://api.example', transport, token: 't' }) };
}

test('the panel requests only the ID of GET /me', async () => {
  const { urls, client } = answering({ ID: 7, username: 'joan' });
  expect(await firstValueFrom(findBlogger$(client))).toBe('7');
  expect(await firstValueFrom(bloggerId$({ client, storage: memoryStorage(), token: () => 't' }))).toBe('7');
  expect(urls.map((url) => new URL(url)).map(({ pathname, search }) => [pathname, search])).toEqual([
    ['/rest/v1.1/me', '?fields=ID'],
    ['/rest/v1.1/me', '?fields=ID'],
  ]);
});

test.each([
  ['a string of digits', { ID: '7' }],
  ['a number among other fields that are malformed', { ID: 7, username: null, primary_blog: 'x' }],
])('the ID may be %s', async (_name, body) => {
  const { client } = answering(body);
  expect(await firstValueFrom(findBlogger$(client))).toBe('7');
  expect(await firstValueFrom(bloggerId$({ client, storage: memoryStorage(), token: () => 't' }))).toBe('7');
});

test.each([
  ['has no ID', {}],
  ['has the ID 0', { ID: 0 }],
  ['has a negative ID', { ID: -7 }],
  ['has a fraction as its ID', { ID: 7.5 }],
  ['has an object as its ID', { ID: { id: 7 } }],
  ['has a text as its ID', { ID: 'joan' }],
  ['has an ID in lower case', { id: 7 }],
  ['is a list', [{ ID: 7 }]],
  ['is null', null],
])('the blogger is unknown if the response %s', async (_name, body) => {
  const { client } = answering(body);
  expect(await firstValueFrom(findBlogger$(client))).toBeUndefined();
  expect(await firstValueFrom(bloggerId$({ client, storage: memoryStorage(), token: () => 't' }))).toBe(
    UNKNOWN_OWNER,
  );
});

test('the blogger is unknown if the request fails', async () => {
  expect(await firstValueFrom(findBlogger$(answering({ error: 'x' }, 500).client))).toBeUndefined();
});

test('the blogger is unknown without a response for 5 s', () => {
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(({ expectObservable }) => {
    const client = createPanelClient({
      apiOrigin: 'https://api.example',
      transport: { send: () => NEVER, connect: () => NEVER },
      token: 't',
    });
    expectObservable(findBlogger$(client)).toBe('5s (a|)', { a: undefined });
  });
});
