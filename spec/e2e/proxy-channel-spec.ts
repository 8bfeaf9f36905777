import type { Page } from '@playwright/test';
import { expect, test } from './support/client-test';
import { platformState } from './support/platform';
import type { Sandbox } from './support/sandbox';

declare global {
  interface Window {
    /** What each subscriber received, and how it unsubscribes. */
    subscribers?: { readonly emitted: unknown[]; readonly unsubscribe: () => void }[];
    subscribe?: () => void;
    closeFrame?: () => void;
  }
}

/** Subscribes to the channel of new notes through the frame. All subscribers share one client. */
const subscribe = (page: Page, { platform }: Sandbox): Promise<void> =>
  page.evaluate((apiOrigin) => {
    const { framed, ChannelError } = window.notestream;
    if (window.subscribe === undefined) {
      const { client, transport } = framed(apiOrigin);
      window.closeFrame = () => transport.close();
      window.subscribers = [];
      window.subscribe = () => {
        const emitted: unknown[] = [];
        const subscription = client.pinghub.connect('/wpcom/me/newest-note-data').subscribe({
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
  }, platform);

const emitted = (page: Page): Promise<readonly (readonly unknown[])[] | undefined> =>
  page.evaluate(() => window.subscribers?.map((subscriber) => subscriber.emitted));

const unsubscribe = (page: Page, index: number): Promise<void> =>
  page.evaluate((at) => window.subscribers?.[at]?.unsubscribe(), index);

test('shares one connection of two subscribers through the frame until both unsubscribe', async ({
  clientPage,
  sandbox,
}) => {
  const expectEmitted = (...all: readonly (readonly unknown[])[]) =>
    expect.poll(() => emitted(clientPage)).toEqual(all);
  await subscribe(clientPage, sandbox);
  await expectEmitted(['open']);
  await sandbox.control('push', { message: 'one' });
  await expectEmitted(['open', 'one']);
  await subscribe(clientPage, sandbox);
  await expectEmitted(['open', 'one'], ['open']);
  await sandbox.control('push', { message: 'two' });
  await expectEmitted(['open', 'one', 'two'], ['open', 'two']);
  await unsubscribe(clientPage, 0);
  await sandbox.control('push', { message: 'three' });
  await expectEmitted(['open', 'one', 'two'], ['open', 'two', 'three']);
  await unsubscribe(clientPage, 1);
  await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(0);
  await subscribe(clientPage, sandbox);
  await expect.poll(async () => (await emitted(clientPage))?.at(-1)).toEqual(['open']);
});

test('emits the close code of a dropped socket, connects again in the error handler, and ends with its frame', async ({
  clientPage,
  sandbox,
}) => {
  await subscribe(clientPage, sandbox);
  await expect.poll(() => emitted(clientPage)).toEqual([['open']]);
  await sandbox.control('push', { message: 'again' });
  await expect.poll(() => emitted(clientPage)).toEqual([['open', 'again']]);
  await sandbox.control('socket/drop');
  await expect.poll(() => emitted(clientPage)).toEqual([['open', 'again', 1006], ['open']]);
  expect((await platformState(sandbox)).sockets).toBe(1);
  await clientPage.evaluate(() => window.closeFrame?.());
  expect((await emitted(clientPage))?.at(-1)).toEqual(['open', 1006]);
  await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(0);
});
