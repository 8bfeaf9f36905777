import { expect, test } from './support/client-test';
import { serveProvider, PROVIDER } from './support/fake-provider';
import { MATRIX } from './support/matrix';

/** Responds to every message with the message itself. */
const ECHO = `
  const formData = request.formData?.map(([name, value]) => [name, value.name ?? value]);
  const echoed = { ...request, ...(formData && { formData }), callback: typeof request.callback };
  send([request.metaAPI ? 'metaAPIupdated' : echoed, 200, {}, request.callback]);
`;

test('[hidden-provider-frame] [token-through-the-frame] sends the frame the same messages as wpcom-proxy-request', async ({
  clientPage,
}) => {
  await serveProvider(clientPage, ECHO);
  const [ours, theirs] = await clientPage.evaluate(async (origin) => {
    const { framed, rx, wpcomProxyRequest } = window.notestream;
    const { client } = framed(origin);
    const file = new File(['x'], 'x.png');
    const site = client.site(1);
    const calls = [
      client.request('GET', '/me', { query: { fields: ['ID', 'username'] } }),
      client.notifications.markSeen(1),
      site.comment(2).update('x', { apiVersion: '1.2' }),
      site.creditVouchers().list(),
      site.media().addFiles(file),
    ];
    const common = { apiVersion: '1.1', query: '' };
    const requests = [
      { ...common, path: '/me', query: 'fields%5B%5D=ID&fields%5B%5D=username' },
      { ...common, path: '/notifications/seen', method: 'post', body: { time: 1 } },
      { ...common, path: '/sites/1/comments/2', method: 'put', body: { content: 'x' }, apiVersion: '1.2' },
      { path: '/sites/1/vouchers', query: '', apiNamespace: 'wpcom/v2' },
      { ...common, path: '/sites/1/media/new', method: 'post', formData: [['media[]', file]] },
    ];
    return [
      await Promise.all(calls.map((call$) => rx.firstValueFrom<unknown>(call$))),
      await Promise.all(requests.map((params) => wpcomProxyRequest(params))),
    ];
  }, PROVIDER);
  expect(ours).toEqual(theirs);
  expect(ours).toHaveLength(5);
});

const MALFORMED = `
  const about = request.callback;
  for (const message of [null, 17, 'ready?', 'ready', {}, [], [{}, 200, {}, 'another'], [{}, 200, {}, 17]]) send(message);
  for (const message of [{ callbackId: about }, { upload: true, callbackId: about, loaded: '1' }]) send(message);
  for (const header of [{ toString: null }, null, [], undefined]) send([{}, 200, { A: header }, 'nobody']);
  for (let times = 0; times < 2; times += 1) send([{ ok: times }, 200, { A: { toString: null }, B: 1, C: 'c' }, about]);
`;

test('ignores malformed messages, second responses and repeated ready messages of the frame', async ({
  clientPage,
}) => {
  await serveProvider(clientPage, MALFORMED);
  const [answers, headers, refused] = await clientPage.evaluate(async (origin) => {
    const { framed, requestHandler, rx } = window.notestream;
    const { client, transport } = framed(origin);
    const answers = await rx.lastValueFrom(client.me().get().pipe(rx.toArray()));
    const headers = await new Promise((resolve) => {
      const params = { path: '/me', method: 'GET', query: '' };
      requestHandler({ apiOrigin: origin, transport })(params, (...[, , received]) => resolve(received));
    });
    const refused: unknown = await rx.firstValueFrom(transport.accessAllUsersBlogs()).catch(String);
    return [answers, headers, refused];
  }, PROVIDER);
  expect(answers).toEqual([{ ok: 0 }]);
  expect(headers).toEqual({ status: 200, b: '1', c: 'c' });
  expect(refused).toBe('ProxyFrameError: The proxy frame refused');
});

test('sends the frame what `JSON.stringify` keeps of a body, with `toJSON` applied', async ({
  clientPage,
}) => {
  await serveProvider(clientPage, `send([request.body, 200, {}, request.callback]);`);
  const sent = await clientPage.evaluate((origin) => {
    const { framed, rx } = window.notestream;
    class Secretive {
      readonly secret = 'hidden';
      toJSON = () => ({ public: true });
    }
    const body = { a: new Secretive(), b: () => 1, c: undefined, d: new Date(0), e: [undefined] };
    const response$ = framed(origin).client.request('POST', '/sites/1/posts/new', { body });
    body.e.push(undefined);
    return rx.lastValueFrom<unknown>(response$);
  }, PROVIDER);
  expect(sent).toEqual({ a: { public: true }, d: '1970-01-01T00:00:00.000Z', e: [null] });
});

test('accepts a response with status 207', MATRIX, async ({ clientPage }) => {
  await serveProvider(clientPage, `send([{ several: true }, 207, {}, request.callback]);`);
  const answer = await clientPage.evaluate((origin) => {
    const { framed, rx } = window.notestream;
    return rx.lastValueFrom<unknown>(framed(origin).client.me().get());
  }, PROVIDER);
  expect(answer).toEqual({ several: true });
});
