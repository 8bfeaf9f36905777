import { expect, test } from './support/client-test';
import { requestsTo } from './support/platform';
import { wait } from './support/waiting';

const gone = (message: string) => [
  { name: 'ProxyFrameError', message, code: 'ECONNRESET', isRetryable: true, path: '/rest/v1.1/me' },
  { name: 'ProxyFrameError', message, code: 'ECONNRESET', path: '/rest/v1.1/notifications/seen' },
];

for (const [how, remove] of [
  ['itself', () => document.querySelector('iframe')?.remove()],
  ['with all that is in the page', () => document.body.replaceChildren()],
] as const) {
  test(`a frame that is removed in mid-request (${how}) is an error of each, and the next makes a new one`, async ({
    clientPage,
    sandbox,
  }) => {
    await wait(clientPage, sandbox);
    await clientPage.evaluate(remove);
    const facts = await clientPage.evaluate(() => window.waiting);
    expect(facts).toMatchObject(gone('The proxy frame was removed from the page'));
    const again = await clientPage.evaluate(async () => {
      const { rx } = window.notestream;
      const me = window.client && (await rx.firstValueFrom(window.client.me().get()));
      return { me, frames: document.querySelectorAll('iframe').length };
    });
    expect(again).toMatchObject({ me: { ID: expect.any(Number) }, frames: 1 });
  });
}

test('a frame that loads anew has lost what it was asked: an error of each', async ({
  clientPage,
  sandbox,
}) => {
  await wait(clientPage, sandbox);
  await clientPage.evaluate(() => {
    const frame = document.querySelector('iframe');
    frame?.setAttribute('src', frame.src.replace('v=2.0', 'v=2.0&again'));
  });
  expect(await clientPage.evaluate(() => window.waiting)).toMatchObject(gone('The proxy frame loaded anew'));
});

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
