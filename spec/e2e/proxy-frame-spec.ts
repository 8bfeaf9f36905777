import { callCases, expectedError, faultCases } from '../support/faults';
import { roundTrips } from '../support/round-trips';
import { expect, PROVIDER, serveProvider, test } from './support/client-test';
import { requestsTo } from './support/platform';

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

test('emits the progress of an upload through the frame and XMLHttpRequest, then the response, and delivers a keepalive request of any size', async ({
  clientPage,
  sandbox,
}) => {
  const uploads = await clientPage.evaluate(async (apiOrigin) => {
    const { framed, createClient, rx } = window.notestream;
    const token = new URLSearchParams(location.hash.slice(1)).get('access_token') ?? '';
    const file = new File([new Uint8Array(1_000_000)], 'large.png', { type: 'image/png' });
    return Promise.all(
      [framed(apiOrigin).client, createClient({ apiOrigin, token })].map((client) =>
        rx.lastValueFrom(client.site(2101).media().upload(file).pipe(rx.toArray())),
      ),
    );
  }, sandbox.platform);
  for (const events of uploads) {
    const progress = events.flatMap((event) => (event.type === 'progress' ? [event] : []));
    expect(progress.length).toBeGreaterThan(0);
    expect(progress.at(-1)?.loaded).toBeGreaterThan(1_000_000);
    expect(progress.at(-1)?.loaded).toBe(progress.at(-1)?.total);
    expect(events.at(-1)).toMatchObject({ type: 'answer', body: { media: [{ file: 'large.png' }] } });
    expect(events).toHaveLength(progress.length + 1);
  }
  // Browsers refuse a keepalive request above 65,536 bytes.
  const areDelivered = await clientPage.evaluate(async (apiOrigin) => {
    const { createClient, rx } = window.notestream;
    const token = new URLSearchParams(location.hash.slice(1)).get('access_token') ?? '';
    const bare = JSON.stringify({ title: '', content: 'é' }).length + 1;
    const bodies = [65_536, 65_537].map((bytes) => ({ title: '', content: `é${'x'.repeat(bytes - bare)}` }));
    const site = createClient({ apiOrigin, token }).site(2101);
    const posts = bodies.map((body) => rx.firstValueFrom(site.addPost(body, { keepalive: true })));
    return (await Promise.all(posts)).map(({ content }, at) => content === bodies[at]?.content);
  }, sandbox.platform);
  expect(areDelivered).toEqual([true, true]);
});

test('gets the same responses through the frame as over HTTP in all round trips', async ({
  clientPage,
  sandbox,
}) => {
  const seen = await clientPage.evaluate(async (origin) => {
    const { framed, roundTrips, take } = window.notestream;
    const { client } = framed(origin);
    const answers = [];
    for (const trip of roundTrips) {
      await fetch(`${origin}/sandbox/reset`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      });
      answers.push({ noun: trip.noun, ...(await take(trip, client)) });
    }
    return answers;
  }, sandbox.platform);
  expect(seen.map(({ noun }) => noun)).toEqual(roundTrips.map(({ noun }) => noun));
  for (const { noun, seen: answers, expected } of seen) expect(answers, noun).toMatchObject([...expected]);
});

test(`emits each of the ${faultCases.length} errors of section 8 through the frame`, async ({
  clientPage,
  sandbox,
}) => {
  const facts = await clientPage.evaluate(async (apiOrigin) => {
    const { framed, createClient, factsOf, faultCases, callCases, rx } = window.notestream;
    const setFault = (fault: object) =>
      fetch(`${apiOrigin}/sandbox/faults`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(fault),
      });
    const { transport, client } = framed(apiOrigin);
    // Load the frame first, so that it does not use up a request's timeout.
    await rx.firstValueFrom(client.me().get());
    const gathered = [];
    for (const { fault, options } of faultCases) {
      // Browsers repeat a request whose kept-alive connection was cut.
      await setFault({ ...fault, count: 3 });
      const call$ = callCases[0]?.call(createClient({ apiOrigin, transport, ...options }));
      if (call$ !== undefined) gathered.push(await factsOf(call$));
      await setFault({ count: 0 });
    }
    return gathered;
  }, sandbox.platform);
  expect(facts).toHaveLength(faultCases.length);
  const [call] = callCases;
  for (const [index, fault] of faultCases.entries())
    expect(facts[index], fault.name).toMatchObject(call ? expectedError(fault, call) : {});
});

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
