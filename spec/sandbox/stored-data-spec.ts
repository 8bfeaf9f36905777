/** @jest-environment node */
import { type Answer, Visitor } from '../support/visitor';

let visitor: Visitor;
let nowMs = Date.UTC(2024, 4, 15, 12);
beforeAll(async () => {
  visitor = await Visitor.arrive({ now: () => nowMs });
});
beforeEach(() => {
  nowMs = Date.UTC(2024, 4, 15, 12);
  return visitor.control('reset');
});
afterAll(() => visitor.sandbox.close());

/** Sends a request that must succeed. Returns the body of the response. */
async function ask(method: string, path: string, body?: object): Promise<Answer> {
  const response = await visitor.rest(method, path, body);
  if (response.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(response)}`);
  return response.body;
}

const newPost = async (more: object = {}): Promise<string> => {
  const { ID } = await ask('POST', '/sites/2101/posts/new', { title: 'Steam', ...more });
  return `/sites/2101/posts/${String(ID)}`;
};

describe('a post keeps', () => {
  it('its display and discussion settings', async () => {
    const parent = await newPost({ title: 'Above' });
    const post = await newPost({
      sticky: true,
      password: 'teapot',
      parent: Number(parent.split('/').at(-1)),
      featured_image: 'https://example.com/steam.png',
      likes_enabled: false,
      sharing_enabled: false,
      discussion: { comment_status: 'closed', ping_status: 'open' },
      metadata: [{ key: 'mood', value: 'warm' }],
    });
    const seen = {
      sticky: true,
      password: 'teapot',
      parent: { title: 'Above', type: 'post' },
      featured_image: 'https://example.com/steam.png',
      likes_enabled: false,
      sharing_enabled: false,
      discussion: { comments_open: false, comment_status: 'closed', pings_open: true, ping_status: 'open' },
      metadata: [{ key: 'mood', value: 'warm' }],
    };
    expect(await ask('GET', post)).toMatchObject(seen);
    expect(await ask('PUT', post, { title: 'More steam' })).toMatchObject(seen);
    const less = {
      sticky: '0',
      password: '',
      parent: 0,
      likes_enabled: 1,
      discussion: { comments_open: true },
    };
    expect(await ask('PUT', post, less)).toMatchObject({
      sticky: false,
      password: '',
      parent: false,
      likes_enabled: true,
      sharing_enabled: false,
      discussion: { comment_status: 'open', ping_status: 'open' },
    });
  });

  it('metadata, which is added, changed and deleted by key or by id', async () => {
    const post = await newPost({
      metadata: [
        { key: 'a', value: 1 },
        { key: 'b', value: 2 },
      ],
    });
    const { metadata } = await ask('PUT', post, { metadata: [{ key: 'a', value: 3, operation: 'add' }] });
    const [first, second, third] = metadata as { id: number; key: string; value: number }[];
    expect([first, second, third]).toMatchObject([{ value: 1 }, { value: 2 }, { key: 'a', value: 3 }]);
    const changes = [
      { id: third?.id, value: 4 },
      { key: 'b', operation: 'delete' },
    ];
    expect(await ask('PUT', post, { metadata: changes })).toMatchObject({
      metadata: [
        { key: 'a', value: 1 },
        { key: 'a', value: 4 },
      ],
    });
    expect(await ask('PUT', post, { metadata: [{ key: 'a', operation: 'delete' }] })).toMatchObject({
      metadata: false,
    });
  });
});

describe('a term', () => {
  it('stays on its posts when its slug changes, and leaves them when it is deleted', async () => {
    const post = await newPost({ tags: ['Tea', 'Patience'] });
    await ask('PUT', '/sites/2101/tags/slug:tea', { slug: 'Hot Tea' });
    expect(await ask('GET', post)).toMatchObject({ tags: { Tea: { slug: 'hot-tea', post_count: 1 } } });
    await ask('DELETE', '/sites/2101/tags/slug:hot-tea/delete');
    await ask('POST', '/sites/2101/tags/new', { name: 'Hot tea' });
    const { tags } = await ask('GET', post);
    expect(Object.keys(tags ?? {})).toEqual(['Patience']);
  });
});

describe('a reblog', () => {
  it('can be repeated, and ends when the posts that it made are deleted', async () => {
    const post = await newPost();
    const reblog = () => visitor.rest('PUT', `${post}/reblogs/new`, { destination_site_id: 2102 });
    const made = [(await reblog()).body, (await reblog()).body];
    expect(await ask('GET', `${post}/reblogs/mine`)).toMatchObject({ is_reblogged: true, reblog_count: 2 });
    for (const { destination_post_id: id } of made)
      await ask('DELETE', `/sites/2102/posts/${String(id)}/delete`);
    expect(await ask('GET', `${post}/reblogs/mine`)).toMatchObject({ is_reblogged: false, reblog_count: 0 });
    expect(await ask('GET', post)).toMatchObject({ is_reblogged: false });
    expect((await reblog()).status).toBe(200);
  });
});

describe('the settings of the account', () => {
  it('are shown wherever the blogger appears', async () => {
    const changes = {
      display_name: 'W. Oduya',
      language: 'fr',
      user_email: 'w@example.com',
      primary_site_ID: 2102,
      enable_translator: '1',
    };
    const kept = { ...changes, enable_translator: true };
    expect(await ask('PUT', '/me/settings', changes)).toEqual(kept);
    expect(await ask('GET', '/me/settings')).toMatchObject(kept);
    expect(await ask('GET', '/me')).toMatchObject({
      display_name: 'W. Oduya',
      language: 'fr',
      email: 'w@example.com',
      primary_blog: 2102,
    });
    expect(await ask('GET', await newPost())).toMatchObject({ author: { name: 'W. Oduya' } });
  });

  it.each([
    { display_name: 7 },
    { display_name: null },
    { language: ['en'] },
    { enable_translator: 'perhaps' },
    { two_step_enabled: null },
    { primary_site_ID: 'mine' },
    { primary_site_ID: 2110 },
  ])('reject values of a wrong type and sites of other users: %j', async (changes) => {
    const before = await ask('GET', '/me/settings');
    const both = { description: 'Not kept either.', ...changes };
    expect(await visitor.rest('PUT', '/me/settings', both)).toMatchObject({
      status: 400,
      body: { error: 'invalid_input' },
    });
    expect(await ask('GET', '/me/settings')).toEqual(before);
  });
});

describe('a picture', () => {
  const png = [
    0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 1, 64, 0, 0, 0, 200,
  ];
  const gif = [...Buffer.from('GIF89a'), 3, 0, 2, 1];
  const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc2, 0, 11, 8, 0, 5, 1, 7, 1, 1, 1, 1];

  it.each([
    ['PNG', png, 320, 200],
    ['GIF', gif, 3, 258],
    ['JPEG', jpeg, 263, 5],
    ['an unknown format', [1, 2, 3], 1200, 800],
    ['a truncated JPEG', [0xff, 0xd8, 0xff], 1200, 800],
  ])('of %s has the size in its header, or a default size', async (_, bytes, width, height) => {
    const form = new FormData();
    form.append('media[]', new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' }));
    const response = await visitor.fetch('/rest/v1.1/sites/2101/media/new', { method: 'POST', body: form });
    expect(await response.json()).toMatchObject({ media: [{ width, height }] });
  });
});
