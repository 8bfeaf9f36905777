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

test('two subscribers share a channel through the frame, which ends with its socket, opens again in the error handler, and ends with its frame', async ({
  clientPage,
  sandbox,
}) => {
  await subscribe(clientPage, sandbox);
  await expect.poll(() => emitted(clientPage)).toEqual([['open']]);
  await sandbox.control('push', { message: 'again' });
  await expect.poll(() => emitted(clientPage)).toEqual([['open', 'again']]);
  await subscribe(clientPage, sandbox);
  await expect.poll(() => emitted(clientPage)).toEqual([['open', 'again'], ['open']]);
  await clientPage.evaluate(() => window.subscribers?.[1]?.unsubscribe());
  await sandbox.control('socket/drop');
  await expect.poll(() => emitted(clientPage)).toEqual([['open', 'again', 1006], ['open'], ['open']]);
  expect((await platformState(sandbox)).sockets).toBe(1);
  await clientPage.evaluate(() => window.closeFrame?.());
  expect((await emitted(clientPage))?.at(-1)).toEqual(['open', 1006]);
  await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(0);
});
