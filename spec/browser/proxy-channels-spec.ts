import type { Page } from '@playwright/test';
import { expect, test } from './support/client-test';
import { platformState } from './support/platform';
import type { Sandbox } from './support/sandbox';

const CHANNEL = '/wpcom/me/newest-note-data';

declare global {
  interface Window {
    /** What each who listens has heard, and how each leaves. */
    listeners?: { readonly said: unknown[]; readonly leave: () => void }[];
    listen?: () => void;
  }
}

/** Somebody listens to the channel of new notes, through the frame or straight, by one client for all. */
const listen = (page: Page, { platform }: Sandbox, how: string): Promise<void> =>
  page.evaluate(
    ({ apiOrigin, how, channel }) => {
      const { framed, createClient, ChannelError } = window.notestream;
      if (window.listen === undefined) {
        const token = new URLSearchParams(location.hash.slice(1)).get('access_token') ?? '';
        const client = how === 'the frame' ? framed(apiOrigin).client : createClient({ apiOrigin, token });
        window.listeners = [];
        window.listen = () => {
          const said: unknown[] = [];
          const subscription = client.pinghub.connect(channel).subscribe({
            next: (event) => said.push(event.type === 'message' ? event.data : event.type),
            error: (error: unknown) => {
              said.push(error instanceof ChannelError ? error.code : error);
              // At once, while the error is still being told to others.
              if (said.length < 10 && said.includes('again')) window.listen?.();
            },
          });
          window.listeners?.push({ said, leave: () => subscription.unsubscribe() });
        };
      }
      window.listen();
    },
    { apiOrigin: platform, how, channel: CHANNEL },
  );

const said = (page: Page): Promise<readonly (readonly unknown[])[] | undefined> =>
  page.evaluate(() => window.listeners?.map((listener) => listener.said));

const leave = (page: Page, index: number): Promise<void> =>
  page.evaluate((at) => window.listeners?.[at]?.leave(), index);

for (const how of ['the frame', 'a WebSocket']) {
  test(`two who listen to one channel through ${how} hear it both, and leave it each for itself`, async ({
    clientPage,
    sandbox,
  }) => {
    await listen(clientPage, sandbox, how);
    await expect.poll(() => said(clientPage)).toEqual([['open']]);
    await sandbox.control('push', { message: 'one' });
    await expect.poll(() => said(clientPage)).toEqual([['open', 'one']]);
    await listen(clientPage, sandbox, how);
    await expect.poll(() => said(clientPage)).toEqual([['open', 'one'], ['open']]);
    await sandbox.control('push', { message: 'two' });
    await expect
      .poll(() => said(clientPage))
      .toEqual([
        ['open', 'one', 'two'],
        ['open', 'two'],
      ]);
    await leave(clientPage, 0);
    await sandbox.control('push', { message: 'three' });
    await expect
      .poll(() => said(clientPage))
      .toEqual([
        ['open', 'one', 'two'],
        ['open', 'two', 'three'],
      ]);
    await leave(clientPage, 1);
    await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(0);
    await listen(clientPage, sandbox, how);
    await expect.poll(async () => (await said(clientPage))?.at(-1)).toEqual(['open']);
  });
}

test('who connects again the moment that the channel ends has a new one, with a beginning and an end of its own', async ({
  clientPage,
  sandbox,
}) => {
  await listen(clientPage, sandbox, 'the frame');
  await expect.poll(() => said(clientPage)).toEqual([['open']]);
  await sandbox.control('push', { message: 'again' });
  await expect.poll(() => said(clientPage)).toEqual([['open', 'again']]);
  await sandbox.control('socket/drop');
  await expect.poll(() => said(clientPage)).toEqual([['open', 'again', 1006], ['open']]);
  await listen(clientPage, sandbox, 'the frame');
  await expect.poll(async () => (await said(clientPage))?.at(-1)).toEqual(['open']);
  expect((await platformState(sandbox)).sockets).toBe(1);
});
