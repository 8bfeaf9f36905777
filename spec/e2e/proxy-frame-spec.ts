import { expect, test } from './support/client-test';
import { serveProvider, PROVIDER } from './support/fake-provider';
import { MATRIX, rowDetails } from './support/matrix';
import { requestsTo } from './support/platform';
import type { Sandbox } from './support/sandbox';

/** Creates a comment; returns its id and that of its site. */
async function newComment(sandbox: Sandbox): Promise<{ site: number; id: number }> {
  const { comment_id: id } = await sandbox.control('comment', { text: 'Hello?' });
  const comment = await sandbox.look(`comments/${String(id)}`);
  const site: unknown = typeof comment === 'object' && comment !== null && Reflect.get(comment, 'siteId');
  return { site: Number(site), id: Number(id) };
}

test('[hidden-provider-frame] sends all requests through one hidden frame, as the user who is signed in there', async ({
  clientPage,
  sandbox,
}) => {
  const seen = await clientPage.evaluate(async (origin) => {
    const { framed, rx } = window.notestream;
    const { client, transport } = framed(origin);
    const [me, list, mark] = await Promise.all([
      rx.firstValueFrom(client.me().get({ query: { fields: 'ID,username' } })),
      rx.firstValueFrom(client.notifications.list({ query: { number: 3 } })),
      rx.firstValueFrom(client.notifications.markSeen(1_900_000_000)),
    ]);
    await rx.firstValueFrom(transport.accessAllUsersBlogs(), { defaultValue: undefined });
    const frames = [...document.querySelectorAll('iframe')];
    const isHidden = frames.every((frame) => frame.getClientRects().length === 0);
    const addresses = frames.map(({ src }) => src);
    transport.close();
    const left = document.querySelectorAll('iframe').length;
    return { me, notes: list.notes.length, marked: mark.success, addresses, isHidden, left };
  }, sandbox.platform);
  expect(seen).toMatchObject({
    me: { username: expect.any(String) },
    notes: 3,
    marked: true,
    addresses: [`${sandbox.platform}/wp-admin/rest-proxy/?v=2.0#${sandbox.panel}`],
    isHidden: true,
    left: 0,
  });
  expect(await requestsTo(sandbox, '/notifications/seen')).toEqual([
    'POST /rest/v1.1/notifications/seen {"time":1900000000}',
  ]);
});

test(
  'creates, reads, updates, likes and deletes a reply through the frame',
  MATRIX,
  async ({ clientPage, sandbox }) => {
    const { site, id } = await newComment(sandbox);
    const answers = await clientPage.evaluate(
      async ({ origin, site, id }) => {
        const { framed, rx } = window.notestream;
        const { client } = framed(origin);
        const reply = await rx.firstValueFrom(client.site(site).comment(id).reply('Through the frame.'));
        const own = client.site(site).comment(reply.ID);
        return [
          await rx.firstValueFrom(own.get()),
          await rx.firstValueFrom(own.update({ content: 'Changed.' })),
          await rx.firstValueFrom(own.like().add()),
          await rx.firstValueFrom(own.like().delete()),
          await rx.firstValueFrom(own.delete()),
        ];
      },
      { origin: sandbox.platform, site, id },
    );
    expect(answers).toMatchObject([
      { raw_content: 'Through the frame.' },
      { raw_content: 'Changed.' },
      { i_like: true },
      { i_like: false },
      { status: 'trash' },
    ]);
  },
);

test('passes namespaces, API versions and envelopes through the frame', async ({ clientPage, sandbox }) => {
  const { site } = await newComment(sandbox);
  await clientPage.evaluate(
    async ({ origin, site }) => {
      const { framed, rx } = window.notestream;
      const { client } = framed(origin);
      await rx.firstValueFrom(client.site(site).creditVouchers().list());
      await rx.firstValueFrom(client.me().get({ apiVersion: '1.2', query: { http_envelope: 1 } }));
    },
    { origin: sandbox.platform, site },
  );
  expect(await requestsTo(sandbox, '/')).toEqual([
    `GET /wp-json/wpcom/v2/sites/${site}/vouchers {}`,
    'GET /rest/v1.2/me {}',
  ]);
});

for (const kind of ['the frame', 'XMLHttpRequest'] as const) {
  test(
    `emits the progress of an upload through ${kind}, then the response`,
    rowDetails(kind === 'the frame'),
    async ({ clientPage, sandbox }) => {
      const { site } = await newComment(sandbox);
      const events = await clientPage.evaluate(
        async ({ apiOrigin, site, isFramed }) => {
          const { framed, createClient, rx } = window.notestream;
          const token = new URLSearchParams(location.hash.slice(1)).get('access_token') ?? '';
          const client = isFramed ? framed(apiOrigin).client : createClient({ apiOrigin, token });
          const file = new File([new Uint8Array(1_000_000)], 'large.png', { type: 'image/png' });
          return rx.lastValueFrom(client.site(site).media().upload(file).pipe(rx.toArray()));
        },
        { apiOrigin: sandbox.platform, site, isFramed: kind === 'the frame' },
      );
      const progress = events.flatMap((event) => (event.type === 'progress' ? [event] : []));
      expect(progress.length).toBeGreaterThan(0);
      expect(progress.at(-1)?.loaded).toBeGreaterThan(1_000_000);
      expect(progress.at(-1)?.loaded).toBe(progress.at(-1)?.total);
      expect(events.at(-1)).toMatchObject({ type: 'answer', body: { media: [{ file: 'large.png' }] } });
      expect(events).toHaveLength(progress.length + 1);
    },
  );
}

const MANY = 10_000;

test('returns each of 10,000 pending requests its own response', async ({ clientPage }) => {
  // The first response is sent after the last request. If every pending request parsed every
  // response, the test would time out.
  await serveProvider(
    clientPage,
    `(self.requests ??= []).push(request);
     if (requests.length < ${MANY}) return;
     const headers = Object.fromEntries(Array.from({ length: 50 }, (_, line) => ['X-Line-' + line, 'text']));
     for (const { path, callback } of requests.reverse()) send([{ path }, 200, headers, callback]);`,
  );
  const answers = await clientPage.evaluate(
    ({ origin, many }) => {
      const { framed, rx } = window.notestream;
      const { client } = framed(origin, { timeoutMs: 0 });
      return Promise.all(
        Array.from({ length: many }, (_, index) => rx.firstValueFrom<unknown>(client.site(index + 1).get())),
      );
    },
    { origin: PROVIDER, many: MANY },
  );
  expect(answers).toEqual(Array.from({ length: MANY }, (_, index) => ({ path: `/sites/${index + 1}` })));
});
