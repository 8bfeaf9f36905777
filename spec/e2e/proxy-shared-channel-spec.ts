import type { Page } from '@playwright/test';
import { expect, test } from './support/client-test';
import { rowDetails } from './support/matrix';
import { platformState } from './support/platform';
import type { Sandbox } from './support/sandbox';

const CHANNEL = '/wpcom/me/newest-note-data';

declare global {
  interface Window {
    /** What each subscriber received, and how it unsubscribes. */
    subscribers?: { readonly emitted: unknown[]; readonly unsubscribe: () => void }[];
    subscribe?: () => void;
  }
}

/**
 * Subscribes to the channel of new notes, through the frame or directly. All subscribers share one
 * client.
 */
const subscribe = (page: Page, { platform }: Sandbox, through: string): Promise<void> =>
  page.evaluate(
    ({ apiOrigin, through, channel }) => {
      const { framed, createClient, ChannelError } = window.notestream;
      if (window.subscribe === undefined) {
        const token = new URLSearchParams(location.hash.slice(1)).get('access_token') ?? '';
        const client =
          through === 'the frame' ? framed(apiOrigin).client : createClient({ apiOrigin, token });
        window.subscribers = [];
        window.subscribe = () => {
          const emitted: unknown[] = [];
          const subscription = client.pinghub.connect(channel).subscribe({
            next: (event) => emitted.push(event.type === 'message' ? event.data : event.type),
            error: (error: unknown) => {
              emitted.push(error instanceof ChannelError ? error.code : error);
              // Subscribe again while the error is still being emitted to the other subscribers.
              if (emitted.length < 10 && emitted.includes('again')) window.subscribe?.();
            },
          });
          window.subscribers?.push({ emitted, unsubscribe: () => subscription.unsubscribe() });
        };
      }
      window.subscribe();
    },
    { apiOrigin: platform, through, channel: CHANNEL },
  );

const emitted = (page: Page): Promise<readonly (readonly unknown[])[] | undefined> =>
  page.evaluate(() => window.subscribers?.map((subscriber) => subscriber.emitted));

const unsubscribe = (page: Page, index: number): Promise<void> =>
  page.evaluate((at) => window.subscribers?.[at]?.unsubscribe(), index);

for (const through of ['the frame', 'a WebSocket']) {
  test(
    `shares one connection of two subscribers through ${through} until both unsubscribe`,
    rowDetails(through === 'the frame'),
    async ({ clientPage, sandbox }) => {
      await subscribe(clientPage, sandbox, through);
      await expect.poll(() => emitted(clientPage)).toEqual([['open']]);
      await sandbox.control('push', { message: 'one' });
      await expect.poll(() => emitted(clientPage)).toEqual([['open', 'one']]);
      await subscribe(clientPage, sandbox, through);
      await expect.poll(() => emitted(clientPage)).toEqual([['open', 'one'], ['open']]);
      await sandbox.control('push', { message: 'two' });
      await expect
        .poll(() => emitted(clientPage))
        .toEqual([
          ['open', 'one', 'two'],
          ['open', 'two'],
        ]);
      await unsubscribe(clientPage, 0);
      await sandbox.control('push', { message: 'three' });
      await expect
        .poll(() => emitted(clientPage))
        .toEqual([
          ['open', 'one', 'two'],
          ['open', 'two', 'three'],
        ]);
      await unsubscribe(clientPage, 1);
      await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(0);
      await subscribe(clientPage, sandbox, through);
      await expect.poll(async () => (await emitted(clientPage))?.at(-1)).toEqual(['open']);
    },
  );
}

test('opens a new connection for a subscriber that reconnects in the error handler', async ({
  clientPage,
  sandbox,
}) => {
  await subscribe(clientPage, sandbox, 'the frame');
  await expect.poll(() => emitted(clientPage)).toEqual([['open']]);
  await sandbox.control('push', { message: 'again' });
  await expect.poll(() => emitted(clientPage)).toEqual([['open', 'again']]);
  await sandbox.control('socket/drop');
  await expect.poll(() => emitted(clientPage)).toEqual([['open', 'again', 1006], ['open']]);
  await subscribe(clientPage, sandbox, 'the frame');
  await expect.poll(async () => (await emitted(clientPage))?.at(-1)).toEqual(['open']);
  expect((await platformState(sandbox)).sockets).toBe(1);
});
