/** @jest-environment node */
import { Visitor } from '../support/visitor';

let visitor: Visitor;
let noteId: unknown;
let path: string;

beforeAll(async () => {
  visitor = await Visitor.arrive({ notes: 20 });
});
afterAll(() => visitor.sandbox.close());

/** An unapproved comment of another user. */
beforeEach(async () => {
  await visitor.control('reset');
  const arrived = await visitor.control('comment', { user: 'osei', text: 'May I?', approved: false });
  noteId = arrived.note_id;
  const { meta } = await visitor.note(noteId);
  path = `/sites/${String(meta?.ids.site)}/comments/${String(meta?.ids.comment)}`;
});

const flagsOf = async (): Promise<Record<string, boolean> | undefined> =>
  (await visitor.note(noteId)).body.find(({ type }) => type === 'comment')?.actions;

describe('a comment', () => {
  it('can be approved, which changes the note and its hash and sends a push', async () => {
    const { next } = await visitor.listen();
    const before = await visitor.note(noteId);
    expect(await flagsOf()).toMatchObject({ 'approve-comment': false, 'like-comment': false });
    expect((await visitor.rest('POST', path, { status: 'approved' })).body).toMatchObject({
      status: 'approved',
    });
    expect(await next()).toMatchObject({ action: 'push', note_id: noteId });
    expect(await flagsOf()).toMatchObject({ 'approve-comment': true });
    expect((await visitor.note(noteId)).note_hash).not.toBe(before.note_hash);
  });

  it('is approved by a reply, which its note shows', async () => {
    const response = await visitor.rest('POST', `${path}/replies/new`, { content: 'You may.' });
    expect(response).toMatchObject({
      status: 200,
      body: {
        status: 'approved',
        parent: { type: 'comment' },
      },
    });
    const note = await visitor.note(noteId);
    expect(note.meta?.ids.reply_comment).toBe(response.body.ID);
    expect(note.body.at(-1)?.text).toBe('You replied to this comment.');
    expect(await flagsOf()).toMatchObject({ 'approve-comment': true });
  });

  it.each([
    ['spam', (): Promise<unknown> => visitor.rest('POST', path, { status: 'spam' })],
    ['trash', (): Promise<unknown> => visitor.rest('DELETE', `${path}/delete`)],
  ])('is moved to %s, which removes its note and sends a push', async (status, remove) => {
    const { next } = await visitor.listen();
    await remove();
    expect(await next()).toMatchObject({ action: 'push', note_id: noteId });
    expect((await visitor.rest('GET', `/notifications/${String(noteId)}`)).status).toBe(404);
    expect((await visitor.rest('GET', path)).body).toMatchObject({ status });
  });

  it.each([
    ['trash', 'untrash', 'approved'],
    ['trash', 'untrash', 'unapproved'],
    ['spam', 'unspam', 'approved'],
    ['spam', 'unspam', 'unapproved'],
  ])('in %s gets the status that it had by %s: %s', async (status, restore, former) => {
    await visitor.rest('POST', path, { status: former });
    await visitor.rest('POST', path, { status });
    const { next } = await visitor.listen();
    expect((await visitor.rest('POST', path, { status: restore })).body).toMatchObject({ status: former });
    expect(await next()).toMatchObject({ action: 'push', note_id: noteId });
    expect(await flagsOf()).toMatchObject({ 'approve-comment': former === 'approved' });
  });

  it.each([
    [['approved', 'untrash'], 'approved'],
    [['spam', 'untrash'], 'spam'],
    [['trash', 'unspam'], 'trash'],
    [['approved', 'trash', 'trash', 'untrash'], 'approved'],
    [['approved', 'spam', 'spam', 'unspam'], 'approved'],
    [['approved', 'trash', 'spam', 'unspam'], 'trash'],
    // One status before is remembered, until it is restored.
    [['approved', 'trash', 'spam', 'unspam', 'untrash'], 'unapproved'],
  ])('is changed by %j to %s', async (changes, last) => {
    const answers = [];
    for (const status of changes) answers.push((await visitor.rest('POST', path, { status })).body);
    expect(answers.at(-1)).toMatchObject({ status: last });
  });

  it('has an author who can be followed and unfollowed from its note', async () => {
    expect((await visitor.rest('PUT', '/sites/2117/follows/new')).body).toMatchObject({
      success: true,
      is_following: true,
    });
    const author = (await visitor.note(noteId)).body.find(({ type }) => type === 'user');
    expect(author?.actions).toEqual({ follow: true });
    expect((await visitor.rest('DELETE', '/sites/2117/follows/mine/delete')).body).toMatchObject({
      is_following: false,
    });
  });
});

describe('activity of other users', () => {
  it('merges the likes of a post into one note', async () => {
    const { post_id: post, note_id: first } = await visitor.control('like', { user: 'pip' });
    expect((await visitor.control('like', { user: 'osei', post })).note_id).toBe(first);
    expect((await visitor.note(first)).subject[0]?.text).toMatch(/^Kwame Osei and (Pip|\d+ others)/);
  });

  it('creates notes of every type', async () => {
    for (const [action, type] of [
      ['follow', 'follow'],
      ['comment-like', 'comment_like'],
      ['reblog', 'reblog'],
    ] as const) {
      const { note_id: id } = await visitor.control(action, { user: 'mothman' });
      expect((await visitor.note(id)).type).toBe(type);
    }
  });
});
