/** @jest-environment node */
import { Visitor } from '../support/visitor';

let visitor: Visitor;
let site: unknown;
let post: unknown;
let comment: unknown;

beforeAll(async () => {
  visitor = await Visitor.arrive({ notes: 5 });
});
beforeEach(async () => {
  await visitor.control('reset');
  const arrived = await visitor.control('comment', { user: 'osei', text: 'May I?' });
  const { meta } = await visitor.note(arrived.note_id);
  [site, post, comment] = [meta?.ids.site, meta?.ids.post, meta?.ids.comment];
});
afterAll(() => visitor.sandbox.close());

const replies = async (query = '') => {
  const { body } = await visitor.rest(
    'GET',
    `/sites/${String(site)}/posts/${String(post)}/replies/?${query}`,
  );
  return body.comments as { ID: number; parent: { ID: number } | false }[];
};

it('grows a conversation of 10,000 answers without notes', async () => {
  const notes = await visitor.notes();
  await visitor.control('thread', { comment, answers: 10_000 });
  expect(await visitor.notes()).toHaveLength(notes.length);
  const [newest, ...others] = await replies('number=100');
  expect(others).toHaveLength(99);
  expect(newest?.parent).toMatchObject({ ID: comment });
  expect((await replies('number=100&offset=10000')).map(({ ID }) => ID)).toContain(comment);
});

it.each([3, 0])('serves a comment that answers the last of its %d answers, and its note', async (answers) => {
  await visitor.control('thread', { comment, answers, circular: true });
  const all = await replies('number=100');
  const own = all.find(({ ID }) => ID === comment);
  const last = answers === 0 ? own : all[0];
  expect(own?.parent).toMatchObject({ ID: last?.ID });
  expect(JSON.stringify(await visitor.notes())).toContain('May I?');
});

it('answers 404 to the conversation of an unknown comment', async () => {
  expect(await visitor.control('thread', { comment: 1, answers: 1 })).toMatchObject({
    error: 'unknown_comment',
  });
});

it('keeps the likes of a deleted user, without a name, and deletes neither them again nor the blogger', async () => {
  await visitor.control('like', { user: 'santiago', post });
  await visitor.control('delete-user', { user: 'santiago' });
  const { body } = await visitor.rest('GET', `/sites/${String(site)}/posts/${String(post)}/likes`);
  expect(body.likes).toContainEqual(expect.objectContaining({ ID: 0, name: 'Anonymous', profile_URL: '' }));
  for (const user of ['santiago', 'wilhelmina'])
    expect(await visitor.control('delete-user', { user })).toMatchObject({ error: 'unknown_user' });
});
