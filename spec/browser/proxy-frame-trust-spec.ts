import type { Page } from '@playwright/test';
import { expect, openClientPage, test } from './support/client-test';
import { requestsTo } from './support/platform';
import { wait } from './support/waiting';

/** The error of a request through a frame that has 300 ms to get ready. */
const impatient = (page: Page, origin: string) =>
  page.evaluate(async (provider) => {
    const { framed, factsOf } = window.notestream;
    const facts = await factsOf(framed(provider, { loadTimeoutMs: 300 }).client.me().get());
    return { ...facts, frames: document.querySelectorAll('iframe').length };
  }, origin);

const never = {
  name: 'ProxyFrameError',
  message: 'The proxy frame did not get ready within 300ms',
  code: 'ETIMEDOUT',
  isRetryable: true,
  path: '/rest/v1.1/me',
  frames: 0,
};

test('a frame that never loads is an error, and is taken away', async ({ clientPage, sandbox }) => {
  await clientPage.route('**/wp-admin/rest-proxy/**', (route) => route.abort());
  expect(await impatient(clientPage, sandbox.platform)).toMatchObject(never);
});

test('who asks while the frame loads waits as long as the first, and the next makes a new frame', async ({
  clientPage,
  sandbox,
}) => {
  await clientPage.route('**/wp-admin/rest-proxy/**', (route) => route.abort());
  await clientPage.clock.install();
  const ask = () =>
    clientPage.evaluate((origin) => {
      const { framed, factsOf } = window.notestream;
      window.client ??= framed(origin, { loadTimeoutMs: 20_000, timeoutMs: 0 }).client;
      const asked = factsOf(window.client.me().get());
      window.waiting = Promise.all([window.waiting, asked]);
    }, sandbox.platform);
  await ask();
  await clientPage.clock.runFor(15_000);
  await ask();
  await clientPage.clock.runFor(5000);
  const late = { name: never.name, message: 'The proxy frame did not get ready within 20000ms' };
  expect(await clientPage.evaluate(() => window.waiting)).toMatchObject([[undefined, late], late]);
  await clientPage.unroute('**/wp-admin/rest-proxy/**');
  const me = await clientPage.evaluate(
    () => window.client && window.notestream.rx.firstValueFrom(window.client.me().get()),
  );
  expect(me).toMatchObject({ ID: expect.any(Number) });
});

test('a page of a foreign origin is refused by the provider', async ({
  page,
  sandbox,
  clientScript,
  consoleLog,
}) => {
  const foreign = sandbox.panel.replace('localhost', '127.0.0.1');
  await openClientPage(page, sandbox, clientScript, foreign);
  expect(await impatient(page, sandbox.platform)).toMatchObject(never);
  expect(await requestsTo(sandbox, '/rest/')).toEqual([]);
  await expect.poll(() => consoleLog.violations.join()).toContain('frame-ancestors');
  consoleLog.violations.length = 0;
});

/** Whether requests still wait when this many messages have come from an origin. */
const stillWaiting = (page: Page) =>
  page.evaluate(async () => {
    // A turn of the message loop, in which the client has heard what came before.
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage('turn');
    });
    return Promise.race([window.waiting, Promise.resolve('still waiting')]);
  });

test("another frame of the provider's is not taken for this one", async ({ clientPage, sandbox }) => {
  await wait(clientPage, sandbox);
  await clientPage.evaluate(async (origin) => {
    const next = (isIt: (data: unknown) => boolean) =>
      new Promise((resolve) => {
        addEventListener('message', ({ data }) => isIt(data) && resolve(undefined));
      });
    const other = document.createElement('iframe');
    other.src = `${origin}/wp-admin/rest-proxy/?v=2.0#${location.origin}`;
    document.body.append(other);
    await next((data) => data === 'ready');
    // It answers under the names of requests that the client's own frame was asked.
    const last = 'notestream-9';
    const answered = next((data) => Array.isArray(data) && data.at(-1) === last);
    for (let id = 0; id < 10; id += 1) {
      const wish = {
        metaAPI: { accessAllUsersBlogs: true },
        supports_args: true,
        callback: `notestream-${id}`,
      };
      other.contentWindow?.postMessage(wish, origin);
    }
    await answered;
  }, sandbox.platform);
  expect(await stillWaiting(clientPage)).toBe('still waiting');
});

test('the same window under another origin is not heard', async ({ clientPage, sandbox }) => {
  await wait(clientPage, sandbox);
  const forger = `<script>
    for (let id = 0; id < 10; id += 1) parent.postMessage([{ forged: true }, 200, {}, 'notestream-' + id], '*');
    parent.postMessage('ready', '*');
  </script>`;
  await clientPage.route(`${sandbox.host}/forger`, (route) =>
    route.fulfill({ contentType: 'text/html', body: forger }),
  );
  await clientPage.evaluate(async (host) => {
    const heard = new Promise((resolve) => {
      addEventListener(
        'message',
        ({ data, origin }) => origin === host && data === 'ready' && resolve(undefined),
      );
    });
    document.querySelector('iframe')?.setAttribute('src', `${host}/forger`);
    await heard;
  }, sandbox.host);
  const left = { name: 'ProxyFrameError', message: 'The proxy frame loaded anew' };
  expect(await clientPage.evaluate(() => window.waiting)).toMatchObject([left, left]);
});
