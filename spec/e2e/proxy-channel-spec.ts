import type { Page } from '@playwright/test';
import { expect, test } from './support/client-test';
import { MATRIX } from './support/matrix';
import { platformState } from './support/platform';
import type { Sandbox } from './support/sandbox';

/** Connects to the channel of new notes in the page, and records its events in `window.emitted`. */
const connect = (page: Page, { platform }: Sandbox): Promise<void> =>
  page.evaluate((origin) => {
    const { framed, ChannelError } = window.notestream;
    const { client, transport } = framed(origin);
    window.emitted = [];
    const subscription = client.pinghub.connect('/wpcom/me/newest-note-data').subscribe({
      next: (event) => window.emitted?.push(event),
      error: (error: unknown) => window.emitted?.push(error instanceof ChannelError ? error.code : error),
    });
    window.unsubscribe = () => subscription.unsubscribe();
    window.closeFrame = () => transport.close();
  }, platform);

const emitted = (page: Page): Promise<readonly unknown[] | undefined> => page.evaluate(() => window.emitted);

declare global {
  interface Window {
    /** The events of the channel, and the close code at the end. */
    emitted?: unknown[];
    unsubscribe?: () => void;
    closeFrame?: () => void;
  }
}

test('opens a channel through the frame and emits its messages', async ({ clientPage, sandbox }) => {
  await connect(clientPage, sandbox);
  await expect.poll(() => emitted(clientPage)).toEqual([{ type: 'open' }]);
  await sandbox.control('push', { message: 'one' });
  await sandbox.control('push', { message: 'two' });
  await expect
    .poll(() => emitted(clientPage))
    .toEqual([{ type: 'open' }, { type: 'message', data: 'one' }, { type: 'message', data: 'two' }]);
});

test('closes the socket on unsubscribe', MATRIX, async ({ clientPage, sandbox }) => {
  await connect(clientPage, sandbox);
  await expect.poll(() => emitted(clientPage)).toHaveLength(1);
  await clientPage.evaluate(() => window.unsubscribe?.());
  await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(0);
  expect(await emitted(clientPage)).toHaveLength(1);
});

test('emits an error with the close code if the socket is dropped', async ({ clientPage, sandbox }) => {
  await connect(clientPage, sandbox);
  await expect.poll(() => emitted(clientPage)).toHaveLength(1);
  await sandbox.control('socket/drop');
  await expect.poll(() => emitted(clientPage)).toEqual([{ type: 'open' }, 1006]);
});

test('emits an error if the socket is refused', MATRIX, async ({ clientPage, sandbox }) => {
  await sandbox.control('socket', { accept: false });
  await connect(clientPage, sandbox);
  await expect.poll(() => emitted(clientPage)).toEqual([1006]);
});

test('emits an error and closes the socket when the frame is closed', async ({ clientPage, sandbox }) => {
  await connect(clientPage, sandbox);
  await expect.poll(() => emitted(clientPage)).toHaveLength(1);
  await clientPage.evaluate(() => window.closeFrame?.());
  expect(await emitted(clientPage)).toEqual([{ type: 'open' }, 1006]);
  await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(0);
});
