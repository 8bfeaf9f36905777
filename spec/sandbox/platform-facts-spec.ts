/** @jest-environment node */
import { asObject } from '../../src/streams/notes/read';
import { Visitor } from '../support/visitor';

/** What foreign clients of the real platform depend on: docs/platform.md says how each is known. */
let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive({ notes: 40 });
});
beforeEach(() => visitor.control('reset'));
afterAll(() => visitor.sandbox.close());

const get = async (path: string) => (await visitor.rest('GET', path)).body;

describe('the fields of a note', () => {
  const SECTION_7 = 'id,type,unread,body,subject,timestamp,meta,note_hash';

  it('of the list that section 7 names bring what the panel of old shows', async () => {
    const [note] = await visitor.notes(`number=1&fields=${SECTION_7}`);
    const names = SECTION_7.replace('unread', 'read').split(',');
    const brought = ['icon', 'noticon', 'url', 'title', 'header'];
    expect(Object.keys(note ?? {}).sort()).toEqual([...names, ...brought].sort());
  });

  it.each([
    ['id,note_hash', ['id', 'note_hash']],
    ['note_hash', ['id', 'note_hash']],
    ['timestamp', ['id', 'timestamp']],
    ['unread', ['id', 'read']],
    ['read,icon', ['icon', 'id', 'read']],
    ['subject', ['icon', 'id', 'noticon', 'subject', 'title', 'url']],
    ['body', ['body', 'header', 'id']],
  ])('%s bring %j and no others', async (fields, names) => {
    const [note] = await visitor.notes(`number=1&fields=${fields}`);
    expect(Object.keys(note ?? {}).sort()).toEqual(names);
  });
});

describe('a push', () => {
  it('tells once of a site that is followed, of whose notes there are several', async () => {
    const notes = await visitor.notes('number=40');
    const sites = notes.flatMap(({ body }) =>
      body.flatMap((block) => (block.actions?.follow === false ? [block.meta?.ids.site] : [])),
    );
    const often = sites.find((site, index) => site !== undefined && sites.indexOf(site) !== index);
    expect(often).toBeDefined();
    const pushes: unknown[] = [];
    const stop = visitor.sandbox.platformModel.feed.onPush((message) => pushes.push(message));
    await visitor.rest('POST', `/sites/${String(often)}/follows/new`);
    stop();
    expect(pushes).toHaveLength(1);
    expect(notes.map(({ id }) => id)).toContain(Number(asObject(pushes[0]).note_id));
  });
});

describe('a site', () => {
  it.each(['2101', 'slow-kettle', 'slow-kettle.inkwell.example', 'Slow-Kettle.Example'])(
    'is found as %s',
    async (name) => {
      const { posts } = await get(`/sites/${name}/posts?number=1`);
      const [post] = posts as { ID: number }[];
      expect(await get(`/sites/${name}`)).toMatchObject({ ID: 2101 });
      expect(await get(`/sites/${name}/posts/${String(post?.ID)}`)).toMatchObject({ site_ID: 2101 });
      expect(await get(`/sites/${name}/follows/mine`)).toHaveProperty('is_following');
    },
  );

  it.each([2102, '2102', 'second-hand-bicycles', 'second-hand-bicycles.example'])(
    'named %j is where a reblog goes',
    async (name) => {
      const { posts } = await get('/sites/2101/posts?number=1');
      const [post] = posts as { ID: number }[];
      const path = `/sites/2101/posts/${String(post?.ID)}/reblogs/new`;
      const answer = await visitor.rest('POST', path, { destination_site_id: name });
      expect(answer.body).toMatchObject({ can_reblog: true, destination_site_id: 2102 });
    },
  );

  it('that is none is unknown', async () => {
    expect(await visitor.rest('GET', '/sites/nowhere.example')).toMatchObject({ status: 404 });
  });
});

describe('profile links', () => {
  const PATH = '/me/settings/profile-links/new';

  it('leave out what there is nothing of, and have slugs that are one part of a path', async () => {
    const added = await visitor.rest('POST', PATH, {
      links: [{ title: 'A', value: 'https://a.example/b/#c' }],
    });
    expect(added.body).toMatchObject({ added: [{ link_slug: 'a.example-b-c' }] });
    expect(added.body).not.toHaveProperty('duplicate');
    const again = await visitor.rest('POST', PATH, { links: [{ title: 'A', value: 'a.example/b/#c' }] });
    expect(again.body).toMatchObject({ duplicate: [{ title: 'A' }] });
    expect(again.body).not.toHaveProperty('added');
  });
});

describe('a password', () => {
  it.each([
    ['kettle on the hob', []],
    ['tea', ['minimum_length']],
    ['Password123', ['not_a_common_password']],
    ['12345678', ['not_a_common_password']],
    ['back\\slash', ['no_backslashes']],
  ])('%j fails %j', async (password, failed) => {
    const { body } = await visitor.rest('POST', '/me/settings/password/validate', { password });
    const { test_results: results } = body as { test_results: Record<string, { test_name: string }[]> };
    expect(results.failed?.map(({ test_name: name }) => name)).toEqual(failed);
    expect([...(results.passed ?? []), ...(results.failed ?? [])]).toHaveLength(3);
  });
});

describe('domains', () => {
  it('are for people of every country, by state where it has any', async () => {
    const countries = (await get('/domains/supported-countries')) as unknown as { code: string }[];
    expect(countries.length).toBeGreaterThan(240);
    const states = (country: string) => get(`/domains/supported-states/${country}`);
    expect(await states('us')).toEqual(expect.arrayContaining([{ code: 'ME', name: 'Maine' }]));
    expect(await states('es')).toEqual(expect.arrayContaining([{ code: 'CT', name: 'Catalunya' }]));
    expect((await visitor.rest('GET', '/domains/supported-states/xx')).status).toBe(404);
  });

  it('say under either name whether they are to be had', async () => {
    for (const [name, free] of [
      ['slow-kettle.example', false],
      ['nobody-has-this.example', true],
    ] as const)
      expect(await get(`/domains/${name}/is-available`)).toMatchObject({
        available: free,
        is_available: free,
      });
  });

  it('forward no more mail than they say', async () => {
    const path = '/domains/slow-kettle.example/email';
    const { max_forwards: most } = await get(path);
    const add = (mailbox: string) =>
      visitor.rest('POST', `${path}/new`, { mailbox, destination: 'tea@example.com' });
    for (let count = 1; count < Number(most); count += 1)
      expect((await add(`box${String(count)}`)).status).toBe(200);
    expect(await add('one-too-many')).toMatchObject({ status: 400, body: { error: 'invalid_input' } });
  });
});

describe('statistics', () => {
  it('of a post have its best month, week and day', async () => {
    const { posts } = await get('/sites/2101/posts?number=1');
    const [post] = posts as { ID: number }[];
    const numbers = await get(`/sites/2101/stats/post/${String(post?.ID)}`);
    for (const name of ['highest_month', 'highest_week_average', 'highest_day_average'])
      expect(numbers[name]).toBeGreaterThan(0);
  });

  it('of a video are to be had for any file', async () => {
    const { media } = await get('/sites/2101/media?number=100');
    for (const { ID } of media as { ID: number }[])
      expect((await visitor.rest('GET', `/sites/2101/stats/video/${String(ID)}`)).status).toBe(200);
  });
});

describe('WordAds', () => {
  it('insist on the terms of service', async () => {
    expect(await visitor.rest('POST', '/sites/2101/wordads/tos', { tos: 'perhaps' })).toMatchObject({
      status: 400,
      body: { message: 'You must agree to the Terms of Service.' },
    });
  });
});

describe('a token that is refused', () => {
  it.each([
    ['invalid-token', 400, 'invalid_token'],
    ['authorization-required', 403, 'authorization_required'],
  ])('as %s, by the controls, answers %d', async (kind, status, error) => {
    await visitor.control('faults', { kind });
    expect(await visitor.rest('GET', '/me')).toMatchObject({ status, body: { error } });
    expect((await visitor.rest('GET', '/me')).status).toBe(200);
  });
});
