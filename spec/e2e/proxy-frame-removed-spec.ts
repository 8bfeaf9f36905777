import { expect, test } from './support/client-test';
import { rowDetails } from './support/matrix';
import { requestsTo } from './support/platform';
import { sendPendingRequests } from './support/pending-requests';

const resetErrors = (message: string) => [
  { name: 'ProxyFrameError', message, code: 'ECONNRESET', isRetryable: true, path: '/rest/v1.1/me' },
  { name: 'ProxyFrameError', message, code: 'ECONNRESET', path: '/rest/v1.1/notifications/seen' },
];

/** Sends another request with the same client. */
async function requestAgain(): Promise<{ me: unknown; frames: number }> {
  const { rx } = window.notestream;
  const me = window.client && (await rx.firstValueFrom(window.client.me().get()));
  return { me, frames: document.querySelectorAll('iframe').length };
}

for (const [how, remove] of [
  ['the frame', () => document.querySelector('iframe')?.remove()],
  ['the whole page content', () => document.documentElement.replaceChildren()],
] as const) {
  test(
    `fails pending requests and creates a new frame for the next one if ${how} is removed`,
    rowDetails(how === 'the frame'),
    async ({ clientPage, sandbox }) => {
      await sendPendingRequests(clientPage, sandbox);
      await clientPage.evaluate(remove);
      const facts = await clientPage.evaluate(() => window.pendingOutcomes);
      expect(facts).toMatchObject(resetErrors('The proxy frame was removed from the page'));
      expect(await clientPage.evaluate(requestAgain)).toMatchObject({
        me: { ID: expect.any(Number) },
        frames: 1,
      });
    },
  );
}

for (const [where, address] of [
  ["the provider's page again", (src: string) => src.replace('v=2.0', 'v=2.0&again')],
  ['an empty page', () => 'about:blank'],
  ['an unreachable address', () => 'http://localhost:9/'],
] as const) {
  test(
    `fails pending requests and creates a new frame for the next one if the frame navigates to ${where}`,
    rowDetails(where === 'an empty page'),
    async ({ clientPage, sandbox }) => {
      await sendPendingRequests(clientPage, sandbox);
      const src = await clientPage.locator('iframe').getAttribute('src');
      await clientPage.evaluate(
        (to) => document.querySelector('iframe')?.setAttribute('src', to),
        address(src ?? ''),
      );
      const facts = await clientPage.evaluate(() => window.pendingOutcomes);
      expect(facts).toMatchObject(resetErrors('The proxy frame loaded anew'));
      expect(await clientPage.evaluate(requestAgain)).toMatchObject({
        me: { ID: expect.any(Number) },
        frames: 1,
      });
    },
  );
}

test('fails pending requests when the transport is closed', async ({ clientPage, sandbox }) => {
  await sandbox.control('faults', { kind: 'timeout', count: 1 });
  const facts = await clientPage.evaluate(async (origin) => {
    const { framed, factsOf } = window.notestream;
    const { client, transport } = framed(origin);
    const pending = factsOf(client.me().get());
    transport.close();
    return { ...(await pending), frames: document.querySelectorAll('iframe').length };
  }, sandbox.platform);
  expect(facts).toMatchObject({ message: 'The proxy frame was closed', code: 'ECONNRESET', frames: 0 });
});

test("aborts the platform's request on unsubscribe", async ({ clientPage, sandbox }) => {
  await sandbox.control('faults', { kind: 'timeout' });
  await clientPage.evaluate((origin) => {
    const subscription = window.notestream.framed(origin).client.me().get().subscribe();
    window.unsubscribe = () => subscription.unsubscribe();
  }, sandbox.platform);
  await expect.poll(() => requestsTo(sandbox, '/me')).toHaveLength(1);
  await clientPage.evaluate(() => window.unsubscribe?.());
  await expect
    .poll(() => sandbox.look('requests'))
    .toMatchObject({ requests: [{ path: '/rest/v1.1/me', aborted: true }] });
});
