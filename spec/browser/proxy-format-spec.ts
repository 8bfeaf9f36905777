import { expect, test } from './support/client-test';

/** The one provider that wpcom-proxy-request knows; here a page that gives every message back as its answer. */
const PROVIDER = 'https://public-api.wordpress.com';
const echo = `<script>
  addEventListener('message', ({ data, origin }) => {
    const formData = data.formData?.map(([name, value]) => [name, value.name ?? value]);
    const said = { ...data, ...(formData && { formData }), callback: typeof data.callback };
    parent.postMessage([data.metaAPI ? 'metaAPIupdated' : said, 200, {}, data.callback], origin);
  });
  parent.postMessage('ready', '*');
</script>`;

test('what is said to the frame is what wpcom-proxy-request says', async ({ clientPage }) => {
  await clientPage.route(`${PROVIDER}/wp-admin/rest-proxy/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: echo }),
  );
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

const noisy = `<script>
  addEventListener('message', ({ data: { callback }, origin }) => {
    const noise = [null, 17, 'ready?', {}, [], [{}, 200, {}, 'another'], [{}, 200, {}, 17]];
    const progress = [{ callbackId: callback }, { upload: true, callbackId: callback, loaded: '1' }];
    const early = [{ not: 'the last' }, 207, {}, callback];
    const answer = [{ ok: true }, 200, null, callback];
    for (const message of [...noise, ...progress, early, answer, answer]) parent.postMessage(message, origin);
  });
  parent.postMessage('ready', '*');
</script>`;

test('what the frame says that makes no sense is ignored; status 207 announces more', async ({
  clientPage,
}) => {
  await clientPage.route(`${PROVIDER}/wp-admin/rest-proxy/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: noisy }),
  );
  const [answers, refused] = await clientPage.evaluate(async (origin) => {
    const { framed, rx } = window.notestream;
    const { client, transport } = framed(origin);
    const answers = await rx.lastValueFrom(client.me().get().pipe(rx.toArray()));
    const refused: unknown = await rx.firstValueFrom(transport.accessAllUsersBlogs()).catch(String);
    return [answers, refused];
  }, PROVIDER);
  expect(answers).toEqual([{ ok: true }]);
  expect(refused).toBe('ProxyFrameError: The proxy frame refused a setting');
});
