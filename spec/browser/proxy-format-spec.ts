import { expect, test } from './support/client-test';
import { PROVIDER, provide } from './support/provider';

/** Every message is given back as its answer. */
const echo = `
  const formData = wish.formData?.map(([name, value]) => [name, value.name ?? value]);
  const said = { ...wish, ...(formData && { formData }), callback: typeof wish.callback };
  say([wish.metaAPI ? 'metaAPIupdated' : said, 200, {}, wish.callback]);
`;

test('what is said to the frame is what wpcom-proxy-request says', async ({ clientPage }) => {
  await provide(clientPage, echo);
  const [ours, theirs] = await clientPage.evaluate(async (origin) => {
    const { framed, rx, wpcomProxyRequest } = window.notestream;
    const { client } = framed(origin);
    const file = new File(['x'], 'x.png');
    const site = client.site(1);
    const calls = [
      client.me().get({ query: { fields: ['ID', 'username'] } }),
      client.notifications.markSeen(1),
      site.comment(2).update('x', { apiVersion: '1.2' }),
      site.creditVouchers().list(),
      site.media().addFiles(file),
    ];
    const common = { apiVersion: '1.1', query: '' };
    const asked = [
      { ...common, path: '/me', query: 'fields%5B%5D=ID&fields%5B%5D=username' },
      { ...common, path: '/notifications/seen', method: 'post', body: { time: 1 } },
      { ...common, path: '/sites/1/comments/2', method: 'put', body: { content: 'x' }, apiVersion: '1.2' },
      { path: '/sites/1/vouchers', query: '', apiNamespace: 'wpcom/v2' },
      { ...common, path: '/sites/1/media/new', method: 'post', formData: [['media[]', file]] },
    ];
    return [
      await Promise.all(calls.map((call$) => rx.firstValueFrom<unknown>(call$))),
      await Promise.all(asked.map((params) => wpcomProxyRequest(params))),
    ];
  }, PROVIDER);
  expect(ours).toEqual(theirs);
  expect(ours).toHaveLength(5);
});

const noise = `
  const about = wish.callback;
  for (const message of [null, 17, 'ready?', 'ready', {}, [], [{}, 200, {}, 'another'], [{}, 200, {}, 17]]) say(message);
  for (const message of [{ callbackId: about }, { upload: true, callbackId: about, loaded: '1' }]) say(message);
  for (const header of [{ toString: null }, null, [], undefined]) say([{}, 200, { A: header }, 'nobody']);
  for (let times = 0; times < 2; times += 1) say([{ ok: times }, 200, { A: { toString: null }, B: 1, C: 'c' }, about]);
`;

test('what the frame says that makes no sense is ignored, and a second answer, and that it is ready once more', async ({
  clientPage,
}) => {
  await provide(clientPage, noise);
  const [answers, headers, refused] = await clientPage.evaluate(async (origin) => {
    const { framed, requestHandler, rx } = window.notestream;
    const { client, transport } = framed(origin);
    const answers = await rx.lastValueFrom(client.me().get().pipe(rx.toArray()));
    const headers = await new Promise((resolve) => {
      const params = { path: '/me', method: 'GET', query: '' };
      requestHandler({ apiOrigin: origin, transport })(params, (...[, , told]) => resolve(told));
    });
    const refused: unknown = await rx.firstValueFrom(transport.accessAllUsersBlogs()).catch(String);
    return [answers, headers, refused];
  }, PROVIDER);
  expect(answers).toEqual([{ ok: 0 }]);
  expect(headers).toEqual({ status: 200, b: '1', c: 'c' });
  expect(refused).toBe('ProxyFrameError: The proxy frame refused');
});

test('the frame is asked what JSON says: no functions, no fields of classes that say it otherwise', async ({
  clientPage,
}) => {
  await provide(clientPage, `say([wish.body, 200, {}, wish.callback]);`);
  const said = await clientPage.evaluate((origin) => {
    const { framed, rx } = window.notestream;
    class Secretive {
      readonly secret = 'not to be told';
      toJSON = () => ({ told: true });
    }
    const body = { a: new Secretive(), b: () => 1, c: undefined, d: new Date(0), e: [undefined] };
    const asked$ = framed(origin).client.site(1).addPost(body);
    body.e.push(undefined);
    return rx.lastValueFrom<unknown>(asked$);
  }, PROVIDER);
  expect(said).toEqual({ a: { told: true }, d: '1970-01-01T00:00:00.000Z', e: [null] });
});
