import type { Page } from '@playwright/test';
import { expect, openClientPage, test } from './support/client-test';
import { requestsTo } from './support/platform';

/**
 * The error of a request through a frame that has 300 ms to load, and the number of frames left.
 */
const loadError = (page: Page, origin: string) =>
  page.evaluate(async (provider) => {
    const { framed, factsOf } = window.notestream;
    const facts = await factsOf(framed(provider, { loadTimeoutMs: 300 }).client.me().get());
    return { ...facts, frames: document.querySelectorAll('iframe').length };
  }, origin);

const LOAD_TIMEOUT = {
  name: 'ProxyFrameError',
  message: 'The proxy frame did not get ready within 300ms',
  code: 'ETIMEDOUT',
  isRetryable: true,
  path: '/rest/v1.1/me',
  frames: 0,
};

test('emits an error and removes the frame if it does not load', async ({ clientPage, sandbox }) => {
  await clientPage.route('**/wp-admin/rest-proxy/**', (route) => route.abort());
  expect(await loadError(clientPage, sandbox.platform)).toMatchObject(LOAD_TIMEOUT);
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
  const timedOut = { name: LOAD_TIMEOUT.name, message: 'The proxy frame did not get ready within 20000ms' };
  expect(await clientPage.evaluate(() => window.pendingOutcomes)).toMatchObject([
    [undefined, timedOut],
    timedOut,
  ]);
  await clientPage.unroute('**/wp-admin/rest-proxy/**');
  const me = await clientPage.evaluate(
    () => window.client && window.notestream.rx.firstValueFrom(window.client.me().get()),
  );
  expect(me).toMatchObject({ ID: expect.any(Number) });
});

test("emits an error if the provider forbids the page's origin", async ({
  page,
  sandbox,
  clientScript,
  consoleLog,
}) => {
  const foreign = sandbox.panel.replace('localhost', '127.0.0.1');
  await openClientPage(page, sandbox, clientScript, foreign);
  expect(await loadError(page, sandbox.platform)).toMatchObject(LOAD_TIMEOUT);
  expect(await requestsTo(sandbox, '/rest/')).toEqual([]);
  await expect.poll(() => consoleLog.violations.join()).toContain('frame-ancestors');
  consoleLog.violations.length = 0;
});
