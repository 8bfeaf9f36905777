import { expect, test } from './support/client-test';
import { requestsTo } from './support/platform';
import { PROVIDER, provide } from './support/provider';
import { wait } from './support/waiting';

const terminated = { name: 'TerminatedError', code: 'ECONNRESET', isRetryable: true, status: 0 };

test('a setting that the provider does not answer to errs in time', async ({ clientPage }) => {
  await provide(clientPage, '');
  const error = await clientPage.evaluate((origin) => {
    const { framed, rx } = window.notestream;
    const { transport } = framed(origin, { loadTimeoutMs: 300 });
    return rx.lastValueFrom(transport.accessAllUsersBlogs()).then(String, String);
  }, PROVIDER);
  expect(error).toBe('ProxyFrameError: The proxy frame did not answer within 300ms');
});

test('a channel of which the provider says nothing errs in time', async ({ clientPage }) => {
  await provide(clientPage, '');
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

test('a channel that cannot be opened errs', async ({ clientPage, sandbox }) => {
  const code = await clientPage.evaluate(async (origin) => {
    const { framed, rx, ChannelError } = window.notestream;
    const { client } = framed(origin);
    const error: unknown = await rx.lastValueFrom(client.pinghub.connect('/x#y')).catch((e: unknown) => e);
    return error instanceof ChannelError && error.code;
  }, sandbox.platform);
  expect(code).toBe(1006);
});

test('requests that the provider stops are errors of each', async ({ clientPage, sandbox }) => {
  await wait(clientPage, sandbox);
  await clientPage
    .frames()
    .at(-1)
    ?.evaluate(() => window.stop());
  expect(await clientPage.evaluate(() => window.waiting)).toMatchObject([terminated, terminated]);
});

test('an upload that the page stops is an error', async ({ clientPage, sandbox }) => {
  await sandbox.control('faults', { kind: 'timeout' });
  await clientPage.evaluate((apiOrigin) => {
    const { createClient, factsOf, rx } = window.notestream;
    const media = createClient({ apiOrigin }).site(1).media();
    window.waiting = factsOf(media.upload(new File(['x'], 'x.png')).pipe(rx.toArray()));
  }, sandbox.platform);
  await expect.poll(() => requestsTo(sandbox, '/media/new')).toHaveLength(1);
  await clientPage.evaluate(() => window.stop());
  expect(await clientPage.evaluate(() => window.waiting)).toMatchObject(terminated);
});

test('a request whose answer has status 207 is answered', async ({ clientPage }) => {
  await provide(clientPage, `say([{ several: true }, 207, {}, wish.callback]);`);
  const answer = await clientPage.evaluate((origin) => {
    const { framed, rx } = window.notestream;
    return rx.lastValueFrom<unknown>(framed(origin).client.me().get());
  }, PROVIDER);
  expect(answer).toEqual({ several: true });
});
