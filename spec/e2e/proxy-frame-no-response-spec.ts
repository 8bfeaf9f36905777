import { expect, test } from './support/client-test';
import { requestsTo } from './support/platform';
import { serveProvider, PROVIDER } from './support/fake-provider';
import { MATRIX } from './support/matrix';
import { sendPendingRequests } from './support/pending-requests';

const TERMINATED = { name: 'TerminatedError', code: 'ECONNRESET', isRetryable: true, status: 0 };

test('times out if the provider does not respond to a setting', async ({ clientPage }) => {
  await serveProvider(clientPage, '');
  const error = await clientPage.evaluate((origin) => {
    const { framed, rx } = window.notestream;
    const { transport } = framed(origin, { loadTimeoutMs: 300 });
    return rx.lastValueFrom(transport.accessAllUsersBlogs()).then(String, String);
  }, PROVIDER);
  expect(error).toBe('ProxyFrameError: The proxy frame did not answer within 300ms');
});

test('times out if the provider does not open a channel', MATRIX, async ({ clientPage }) => {
  await serveProvider(clientPage, '');
  const error = await clientPage.evaluate(async (origin) => {
    const { framed, rx, ChannelError } = window.notestream;
    const { client } = framed(origin, { loadTimeoutMs: 300 });
    const error: unknown = await rx.lastValueFrom(client.pinghub.connect('/a')).catch((e: unknown) => e);
    return error instanceof ChannelError && { code: error.code, cause: String(error.cause) };
  }, PROVIDER);
  expect(error).toEqual({
    code: 1006,
    cause: 'ProxyFrameError: The proxy frame did not answer within 300ms',
  });
});

test('emits an error if a channel cannot be opened', MATRIX, async ({ clientPage, sandbox }) => {
  const code = await clientPage.evaluate(async (origin) => {
    const { framed, rx, ChannelError } = window.notestream;
    const { client } = framed(origin);
    const error: unknown = await rx.lastValueFrom(client.pinghub.connect('/x#y')).catch((e: unknown) => e);
    return error instanceof ChannelError && error.code;
  }, sandbox.platform);
  expect(code).toBe(1006);
});

test('emits an error for every request that the provider stops', async ({ clientPage, sandbox }) => {
  await sendPendingRequests(clientPage, sandbox);
  await clientPage
    .frames()
    .at(-1)
    ?.evaluate(() => window.stop());
  expect(await clientPage.evaluate(() => window.pendingOutcomes)).toMatchObject([TERMINATED, TERMINATED]);
});

test('emits an error for an upload that the page stops', MATRIX, async ({ clientPage, sandbox }) => {
  await sandbox.control('faults', { kind: 'timeout' });
  await clientPage.evaluate((apiOrigin) => {
    const { createClient, factsOf, rx } = window.notestream;
    const media = createClient({ apiOrigin }).site(1).media();
    window.pendingOutcomes = factsOf(media.upload(new File(['x'], 'x.png')).pipe(rx.toArray()));
  }, sandbox.platform);
  await expect.poll(() => requestsTo(sandbox, '/media/new')).toHaveLength(1);
  await clientPage.evaluate(() => window.stop());
  expect(await clientPage.evaluate(() => window.pendingOutcomes)).toMatchObject(TERMINATED);
});
