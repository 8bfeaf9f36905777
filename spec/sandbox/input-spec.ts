/** @jest-environment node */
import { Visitor } from '../support/visitor';

let visitor: Visitor;
let postPath: string;
let commentPath: string;
beforeAll(async () => {
  visitor = await Visitor.arrive();
  const { body } = await visitor.rest('GET', '/sites/2101/posts?number=1');
  const [{ ID }] = body.posts as [{ ID: number }];
  postPath = `/sites/2101/posts/${String(ID)}`;
  const { comment_id: id } = await visitor.control('comment', { post: ID, text: 'In the query?' });
  commentPath = `/sites/2101/comments/${String(id)}`;
});
afterAll(() => visitor.sandbox.close());

describe('parameters of the query count like parameters of the body', () => {
  it('for comments and replies', async () => {
    const calls = [
      [`${postPath}/replies/new?content=Under the post`, { raw_content: 'Under the post' }],
      [
        `${commentPath}/replies/new?content=Under it`,
        { raw_content: 'Under it', parent: { type: 'comment' } },
      ],
      [`${commentPath}?status=unapproved`, { status: 'unapproved' }],
      [`${commentPath}?content=Changed`, { raw_content: 'Changed', status: 'unapproved' }],
    ] as const;
    for (const [path, body] of calls)
      expect(await visitor.rest('POST', path)).toMatchObject({ status: 200, body });
  });

  it('for seen and read notifications', async () => {
    const seen = await visitor.rest('POST', '/notifications/seen?time=4000000000');
    expect(seen.body).toEqual({ last_seen_time: '4000000000', success: true });
    const [note] = await visitor.notes('number=1&unread=1');
    const read = await visitor.rest('POST', `/notifications/read?counts[${String(note?.id)}]=9999`);
    expect(read.body).toEqual({ updated: [note?.id], success: true });
  });
});

describe('invalid input is rejected', () => {
  it.each([{ time: null }, { time: '' }, { time: ' ' }, { time: true }, { time: [5] }, { time: -1 }, {}])(
    'if the time seen is %j',
    async (body) => {
      expect(await visitor.rest('POST', '/notifications/seen', body)).toMatchObject({ status: 400 });
    },
  );

  it.each(['/likes/new', '/subscribers/new'])(
    'if the JSON is malformed, although %s reads no parameters',
    async (path) => {
      for (const root of ['/rest/v1.1', '/wp-json/wpcom/v2']) {
        const response = await visitor.fetch(root + postPath + path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: '{"broken": ',
        });
        expect(response.status).toBe(400);
      }
      const likes = await visitor.rest('GET', `${postPath}/likes/mine`);
      expect(likes.body).toMatchObject({ i_like: false });
    },
  );
});
