import { expect, test } from './support/client-test';
import { requestsTo } from './support/platform';
import { wait } from './support/waiting';

const gone = (message: string) => [
  { name: 'ProxyFrameError', message, code: 'ECONNRESET', isRetryable: true, path: '/rest/v1.1/me' },
  { name: 'ProxyFrameError', message, code: 'ECONNRESET', path: '/rest/v1.1/notifications/seen' },
];

/** One more request, by the same client. */
async function askAgain(): Promise<{ me: unknown; frames: number }> {
  const { rx } = window.notestream;
  const me = window.client && (await rx.firstValueFrom(window.client.me().get()));
  return { me, frames: document.querySelectorAll('iframe').length };
}

for (const [how, remove] of [
  ['itself', () => document.querySelector('iframe')?.remove()],
  ['with all that is in the page', () => document.documentElement.replaceChildren()],
] as const) {
  test(`a frame that is removed in mid-request (${how}) is an error of each, and the next makes a new one`, async ({
    clientPage,
    sandbox,
  }) => {
    await wait(clientPage, sandbox);
    await clientPage.evaluate(remove);
    const facts = await clientPage.evaluate(() => window.waiting);
    expect(facts).toMatchObject(gone('The proxy frame was removed from the page'));
    expect(await clientPage.evaluate(askAgain)).toMatchObject({ me: { ID: expect.any(Number) }, frames: 1 });
  });
}

for (const [where, address] of [
  ["to the provider's page once more", (src: string) => src.replace('v=2.0', 'v=2.0&again')],
  ['to an empty page', () => 'about:blank'],
  ['to where nobody is', () => 'http://localhost:9/'],
] as const) {
  test(`a frame that goes ${where} has lost what it was asked: an error of each, and the next makes a new one`, async ({
    clientPage,
    sandbox,
  }) => {
    await wait(clientPage, sandbox);
    const src = await clientPage.locator('iframe').getAttribute('src');
    await clientPage.evaluate(
      (to) => document.querySelector('iframe')?.setAttribute('src', to),
      address(src ?? ''),
    );
    const facts = await clientPage.evaluate(() => window.waiting);
    expect(facts).toMatchObject(gone('The proxy frame loaded anew'));
    expect(await clientPage.evaluate(askAgain)).toMatchObject({ me: { ID: expect.any(Number) }, frames: 1 });
  });
}

test('closing is an error of each that waits', async ({ clientPage, sandbox }) => {
  await sandbox.control('faults', { kind: 'timeout', count: 1 });
  const facts = await clientPage.evaluate(async (origin) => {
    const { framed, factsOf } = window.notestream;
    const { client, transport } = framed(origin);
    const waiting = factsOf(client.me().get());
    transport.close();
    return { ...(await waiting), frames: document.querySelectorAll('iframe').length };
  }, sandbox.platform);
  expect(facts).toMatchObject({ message: 'The proxy frame was closed', code: 'ECONNRESET', frames: 0 });
});

test('unsubscribing aborts the request: the platform sees the connection close', async ({
  clientPage,
  sandbox,
}) => {
  await sandbox.control('faults', { kind: 'timeout' });
  await clientPage.evaluate((origin) => {
    const subscription = window.notestream.framed(origin).client.me().get().subscribe();
    window.leave = () => subscription.unsubscribe();
  }, sandbox.platform);
  await expect.poll(() => requestsTo(sandbox, '/me')).toHaveLength(1);
  await clientPage.evaluate(() => window.leave?.());
  await expect
    .poll(() => sandbox.look('requests'))
    .toMatchObject({ requests: [{ path: '/rest/v1.1/me', aborted: true }] });
});
