/** @jest-environment node */
import { type Answer, Visitor } from '../support/visitor';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
beforeEach(() => visitor.control('reset'));
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
