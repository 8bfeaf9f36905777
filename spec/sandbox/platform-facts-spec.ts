/** @jest-environment node */
import { asObject } from '../../src/lib/json';
import { Visitor } from '../support/visitor';

/**
 * Facts that other clients of the real platform depend on. docs/platform.md has the source of each.
 */
let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive({ notes: 40 });
});
beforeEach(() => visitor.control('reset'));
afterAll(() => visitor.sandbox.close());

const get = async (path: string) => (await visitor.rest('GET', path)).body;

describe('the fields of a note', () => {
  const SECTION_7 = 'id,type,unread,body,subject,timestamp,meta,note_hash';

  it('include everything that the original panel shows, if the fields of section 7 are requested', async () => {
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
  ])('%s return exactly %j', async (fields, names) => {
    const [note] = await visitor.notes(`number=1&fields=${fields}`);
    expect(Object.keys(note ?? {}).sort()).toEqual(names);
  });
});

describe('an answer', () => {
  it.each([
    ['gzip', 'gzip'],
    ['identity', null],
  ])('to a client that accepts %s has the encoding %s', async (accepted, encoding) => {
    const { headers } = await visitor.fetch('/rest/v1.1/notifications/', {
      headers: { 'Accept-Encoding': accepted },
    });
    expect(headers.get('content-encoding')).toBe(encoding);
  });
});

describe('a push', () => {
  it('is sent once when a site is followed, although several notes change', async () => {
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
    'named %j can be the destination of a reblog',
    async (name) => {
      const { posts } = await get('/sites/2101/posts?number=1');
      const [post] = posts as { ID: number }[];
      const path = `/sites/2101/posts/${String(post?.ID)}/reblogs/new`;
      const response = await visitor.rest('POST', path, { destination_site_id: name });
      expect(response.body).toMatchObject({ can_reblog: true, destination_site_id: 2102 });
    },
  );
});

describe('profile links', () => {
  const PATH = '/me/settings/profile-links/new';

  it('omit empty lists of results, and have slugs that fit into one path segment', async () => {
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
    ['111111', ['not_a_common_password']],
    ['abababab', ['not_a_common_password']],
    ['987654321', ['not_a_common_password']],
    ['back\\slash', ['no_backslashes']],
  ])('%j fails %j', async (password, failed) => {
    const { body } = await visitor.rest('POST', '/me/settings/password/validate', { password });
    const { test_results: results } = body as { test_results: Record<string, { test_name: string }[]> };
    expect(results.failed?.map(({ test_name: name }) => name)).toEqual(failed);
    expect([...(results.passed ?? []), ...(results.failed ?? [])]).toHaveLength(3);
  });
});
