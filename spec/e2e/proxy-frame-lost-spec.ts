import type { Page } from '@playwright/test';
import { expect, openClientPage, PROVIDER, serveProvider, test } from './support/client-test';
import { requestsTo } from './support/platform';
import type { Sandbox } from './support/sandbox';

declare global {
  interface Window {
    /** The outcomes of the pending requests. */
    pendingOutcomes?: Promise<unknown>;
    unsubscribe?: () => void;
    closeFrame?: () => void;
    client?: ReturnType<Window['notestream']['framed']>['client'];
  }
}

/** Sends two requests through a new frame, the only one, to which the platform never responds. */
async function sendPendingRequests(page: Page, sandbox: Sandbox): Promise<void> {
  await sandbox.reset();
  await sandbox.control('faults', { kind: 'timeout', count: 2 });
  await page.evaluate((origin) => {
    window.closeFrame?.();
    const { framed, factsOf } = window.notestream;
    const { client, transport } = framed(origin);
    window.client = client;
    window.closeFrame = () => transport.close();
    window.pendingOutcomes = Promise.all([
      factsOf(client.me().get()),
      factsOf(client.notifications.markSeen(1)),
    ]);
  }, sandbox.platform);
  await expect.poll(() => requestsTo(sandbox, '/rest/')).toHaveLength(2);
}

const outcomes = (page: Page): Promise<unknown> => page.evaluate(() => window.pendingOutcomes);

/** Sends another request with the same client. */
async function requestAgain(): Promise<{ me: unknown; frames: number }> {
  const { rx } = window.notestream;
  const me = window.client && (await rx.firstValueFrom(window.client.me().get()));
  return { me, frames: document.querySelectorAll('iframe').length };
}

/** The error of a lost request, which only a GET may be repeated after. */
const lost = (message: string) => [
  { name: 'ProxyFrameError', message, code: 'ECONNRESET', isRetryable: true, path: '/rest/v1.1/me' },
  { name: 'ProxyFrameError', message, code: 'ECONNRESET', path: '/rest/v1.1/notifications/seen' },
];

/** What may become of a frame, and the message. */
const LOSSES = [
  {
    how: 'removed with the whole page content',
    lose: () => document.documentElement.replaceChildren(),
    message: 'The proxy frame was removed from the page',
  },
  {
    how: 'navigated to an empty page',
    lose: () => document.querySelector('iframe')?.setAttribute('src', 'about:blank'),
    message: 'The proxy frame loaded anew',
  },
  {
    how: "navigated to the provider's page again",
    lose: () => {
      const frame = document.querySelector('iframe');
      if (frame) frame.src = frame.src.replace('v=2.0', 'v=2.0&again');
    },
    message: 'The proxy frame loaded anew',
  },
  {
    how: 'closed with the transport',
    lose: () => window.closeFrame?.(),
    message: 'The proxy frame was closed',
  },
];

test('fails pending requests, and creates a new frame for the next one, when the frame is lost, closed or stopped, and aborts on unsubscribe', async ({
  clientPage,
  sandbox,
}) => {
  for (const { how, lose, message } of LOSSES)
    await test.step(how, async () => {
      await sendPendingRequests(clientPage, sandbox);
      await clientPage.evaluate(lose);
      expect(await outcomes(clientPage)).toMatchObject(lost(message));
      expect(await clientPage.evaluate(requestAgain)).toMatchObject({
        me: { ID: expect.any(Number) },
        frames: 1,
      });
    });
  await sendPendingRequests(clientPage, sandbox);
  await clientPage
    .frames()
    .at(-1)
    ?.evaluate(() => window.stop());
  const stopped = { name: 'TerminatedError', code: 'ECONNRESET', isRetryable: true, status: 0 };
  expect(await outcomes(clientPage)).toMatchObject([stopped, stopped]);
  await test.step('aborts the request of the platform on unsubscribe', async () => {
    await sandbox.reset();
    await sandbox.control('faults', { kind: 'timeout' });
    await clientPage.evaluate(() => {
      const subscription = window.client?.me().get().subscribe();
      window.unsubscribe = () => subscription?.unsubscribe();
    });
    await expect.poll(() => requestsTo(sandbox, '/me')).toHaveLength(1);
    await clientPage.evaluate(() => window.unsubscribe?.());
    await expect
      .poll(() => sandbox.look('requests'))
      .toMatchObject({ requests: [{ path: '/rest/v1.1/me', aborted: true }] });
  });
});

test('ignores responses of another frame of the provider, and messages of a page of another origin', async ({
  clientPage,
  sandbox,
}) => {
  await sendPendingRequests(clientPage, sandbox);
  const soFar = await clientPage.evaluate(async (origin) => {
    const next = (matches: (data: unknown) => boolean) =>
      new Promise((resolve) => {
        addEventListener('message', ({ data }) => matches(data) && resolve(undefined));
      });
    const other = document.createElement('iframe');
    other.src = `${origin}/wp-admin/rest-proxy/?v=2.0#${location.origin}`;
    document.body.append(other);
    await next((data) => data === 'ready');
    // The responses have the ids of the requests that the client sent to its own frame.
    const last = 'notestream-9';
    const lastResponse = next((data) => Array.isArray(data) && data.at(-1) === last);
    for (let id = 0; id < 10; id += 1) {
      const metaAPI = { accessAllUsersBlogs: true };
      const request = { metaAPI, supports_args: true, callback: `notestream-${id}` };
      other.contentWindow?.postMessage(request, origin);
    }
    await lastResponse;
    other.remove();
    // Until the client has handled the messages that were sent before.
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage('turn');
    });
    return Promise.race([window.pendingOutcomes, Promise.resolve('still pending')]);
  }, sandbox.platform);
  expect(soFar).toBe('still pending');
  const forger = `<script>
    for (let id = 0; id < 10; id += 1) parent.postMessage([{ forged: true }, 200, {}, 'notestream-' + id], '*');
    parent.postMessage('ready', '*');
  </script>`;
  await clientPage.route(`${sandbox.host}/forger`, (route) =>
    route.fulfill({ contentType: 'text/html', body: forger }),
  );
  await clientPage.evaluate((host) => {
    document.querySelector('iframe')?.setAttribute('src', `${host}/forger`);
  }, sandbox.host);
  expect(await outcomes(clientPage)).toMatchObject(lost('The proxy frame loaded anew'));
});

test('fails every request at the load timeout of the first, and creates a new frame for the next', async ({
  clientPage,
  sandbox,
}) => {
  await clientPage.route('**/wp-admin/rest-proxy/**', (route) => route.abort());
  await clientPage.clock.install();
  const sendRequest = () =>
    clientPage.evaluate((origin) => {
      const { framed, factsOf } = window.notestream;
      window.client ??= framed(origin, { loadTimeoutMs: 20_000, timeoutMs: 0 }).client;
      const outcome = factsOf(window.client.me().get());
      window.pendingOutcomes = Promise.all([window.pendingOutcomes, outcome]);
    }, sandbox.platform);
  await sendRequest();
  await clientPage.clock.runFor(15_000);
  await sendRequest();
  await clientPage.clock.runFor(5000);
  const timedOut = { name: 'ProxyFrameError', message: 'The proxy frame did not get ready within 20000ms' };
  expect(await outcomes(clientPage)).toMatchObject([[undefined, timedOut], timedOut]);
  await clientPage.unroute('**/wp-admin/rest-proxy/**');
  expect(await clientPage.evaluate(requestAgain)).toMatchObject({ me: { ID: expect.any(Number) } });
});

test("emits an error and removes the frame if the provider forbids the page's origin", async ({
  page,
  sandbox,
  clientScript,
  consoleLog,
}) => {
  const foreign = sandbox.panel.replace('localhost', '127.0.0.1');
  await openClientPage(page, sandbox, clientScript, foreign);
  const error = await page.evaluate(async (provider) => {
    const { framed, factsOf } = window.notestream;
    const facts = await factsOf(framed(provider, { loadTimeoutMs: 300 }).client.me().get());
    return { ...facts, frames: document.querySelectorAll('iframe').length };
  }, sandbox.platform);
  expect(error).toMatchObject({
    name: 'ProxyFrameError',
    message: 'The proxy frame did not get ready within 300ms',
    code: 'ETIMEDOUT',
    isRetryable: true,
    path: '/rest/v1.1/me',
    frames: 0,
  });
  expect(await requestsTo(sandbox, '/rest/')).toEqual([]);
  await expect.poll(() => consoleLog.violations.join()).toContain('frame-ancestors');
  consoleLog.violations.length = 0;
});

test('times out if the provider does not respond to a setting or open a channel', async ({ clientPage }) => {
  await serveProvider(clientPage, '');
  const errors = await clientPage.evaluate(async (origin) => {
    const { framed, rx, ChannelError } = window.notestream;
    const { client, transport } = framed(origin, { loadTimeoutMs: 300 });
    const error: unknown = await rx.lastValueFrom(client.pinghub.connect('/a')).catch((e: unknown) => e);
    return [
      await rx.lastValueFrom(transport.accessAllUsersBlogs()).then(String, String),
      error instanceof ChannelError && `${error.code} ${String(error.cause)}`,
    ];
  }, PROVIDER);
  const timedOut = 'ProxyFrameError: The proxy frame did not answer within 300ms';
  expect(errors).toEqual([timedOut, `1006 ${timedOut}`]);
});
