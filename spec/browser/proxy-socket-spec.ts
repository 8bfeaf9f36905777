import type { Page } from '@playwright/test';
import { expect, test } from './support/client-test';
import { platformState } from './support/platform';
import type { Sandbox } from './support/sandbox';

/** Connects to the channel of new notes in the page, which keeps what it says in `said`. */
const connect = (page: Page, { platform }: Sandbox): Promise<void> =>
  page.evaluate((origin) => {
    const { framed, ChannelError } = window.notestream;
    const { client, transport } = framed(origin);
    window.said = [];
    const subscription = client.pinghub.connect('/wpcom/me/newest-note-data').subscribe({
      next: (event) => window.said?.push(event),
      error: (error: unknown) => window.said?.push(error instanceof ChannelError ? error.code : error),
    });
    window.leave = () => subscription.unsubscribe();
    window.closeFrame = () => transport.close();
  }, platform);

const said = (page: Page): Promise<readonly unknown[] | undefined> => page.evaluate(() => window.said);

declare global {
  interface Window {
    /** What the channel said, its close code last. */
    said?: unknown[];
    leave?: () => void;
    closeFrame?: () => void;
  }
}

test('a socket through the frame opens, and gives message upon message', async ({ clientPage, sandbox }) => {
  await connect(clientPage, sandbox);
  await expect.poll(() => said(clientPage)).toEqual([{ type: 'open' }]);
  await sandbox.control('push', { message: 'one' });
  await sandbox.control('push', { message: 'two' });
  await expect
    .poll(() => said(clientPage))
    .toEqual([{ type: 'open' }, { type: 'message', data: 'one' }, { type: 'message', data: 'two' }]);
});

test('leaving closes the socket', async ({ clientPage, sandbox }) => {
  await connect(clientPage, sandbox);
  await expect.poll(() => said(clientPage)).toHaveLength(1);
  await clientPage.evaluate(() => window.leave?.());
  await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(0);
  expect(await said(clientPage)).toHaveLength(1);
});

test('a socket that is dropped errs with its close code', async ({ clientPage, sandbox }) => {
  await connect(clientPage, sandbox);
  await expect.poll(() => said(clientPage)).toHaveLength(1);
  await sandbox.control('socket/drop');
  await expect.poll(() => said(clientPage)).toEqual([{ type: 'open' }, 1006]);
});

test('a socket that is refused errs', async ({ clientPage, sandbox }) => {
  await sandbox.control('socket', { accept: false });
  await connect(clientPage, sandbox);
  await expect.poll(() => said(clientPage)).toEqual([1006]);
});

test('a socket errs, and is closed, when its frame goes', async ({ clientPage, sandbox }) => {
  await connect(clientPage, sandbox);
  await expect.poll(() => said(clientPage)).toHaveLength(1);
  await clientPage.evaluate(() => window.closeFrame?.());
  expect(await said(clientPage)).toEqual([{ type: 'open' }, 1006]);
  await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(0);
});
