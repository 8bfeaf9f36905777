import type { Page } from '@playwright/test';
import { expect, test } from './support/client-test';
import { sendPendingRequests } from './support/pending-requests';

/** The outcomes of the pending requests, or 'still pending', after all messages sent so far. */
const outcomeSoFar = (page: Page) =>
  page.evaluate(async () => {
    // Wait until the client has handled the messages that were sent before.
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage('turn');
    });
    return Promise.race([window.pendingOutcomes, Promise.resolve('still pending')]);
  });

test('ignores responses of another frame of the provider', async ({ clientPage, sandbox }) => {
  await sendPendingRequests(clientPage, sandbox);
  await clientPage.evaluate(async (origin) => {
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
      const request = {
        metaAPI: { accessAllUsersBlogs: true },
        supports_args: true,
        callback: `notestream-${id}`,
      };
      other.contentWindow?.postMessage(request, origin);
    }
    await lastResponse;
  }, sandbox.platform);
  expect(await outcomeSoFar(clientPage)).toBe('still pending');
});

test('ignores messages of its frame after it has navigated to another origin', async ({
  clientPage,
  sandbox,
}) => {
  await sendPendingRequests(clientPage, sandbox);
  const forger = `<script>
    for (let id = 0; id < 10; id += 1) parent.postMessage([{ forged: true }, 200, {}, 'notestream-' + id], '*');
    parent.postMessage('ready', '*');
  </script>`;
  await clientPage.route(`${sandbox.host}/forger`, (route) =>
    route.fulfill({ contentType: 'text/html', body: forger }),
  );
  await clientPage.evaluate(async (host) => {
    const ready = new Promise((resolve) => {
      addEventListener(
        'message',
        ({ data, origin }) => origin === host && data === 'ready' && resolve(undefined),
      );
    });
    document.querySelector('iframe')?.setAttribute('src', `${host}/forger`);
    await ready;
  }, sandbox.host);
  const left = { name: 'ProxyFrameError', message: 'The proxy frame loaded anew' };
  expect(await clientPage.evaluate(() => window.pendingOutcomes)).toMatchObject([left, left]);
});
