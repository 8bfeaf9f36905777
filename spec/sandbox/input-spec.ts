/** @jest-environment node */
import { Visitor } from '../support/visitor';

let visitor: Visitor;
let place: string;
let comment: string;
beforeAll(async () => {
  visitor = await Visitor.arrive();
  const { body } = await visitor.rest('GET', '/sites/2101/posts?number=1');
  const [{ ID }] = body.posts as [{ ID: number }];
  place = `/sites/2101/posts/${String(ID)}`;
  const { comment_id: id } = await visitor.control('comment', { post: ID, text: 'In the query?' });
  comment = `/sites/2101/comments/${String(id)}`;
});
afterAll(() => visitor.sandbox.close());

describe('what is asked in the query counts as what is asked in the body', () => {
  it('of comments', async () => {
    const asked = [
      [`${place}/replies/new?content=Under the post`, { raw_content: 'Under the post' }],
      [`${comment}/replies/new?content=Under it`, { raw_content: 'Under it', parent: { type: 'comment' } }],
      [`${comment}?status=unapproved`, { status: 'unapproved' }],
      [`${comment}?content=Changed`, { raw_content: 'Changed', status: 'unapproved' }],
    ] as const;
    for (const [path, body] of asked)
      expect(await visitor.rest('POST', path)).toMatchObject({ status: 200, body });
  });

  it('of notifications', async () => {
    const seen = await visitor.rest('POST', '/notifications/seen?time=4000000000');
    expect(seen.body).toEqual({ last_seen_time: '4000000000', success: true });
    const [note] = await visitor.notes('number=1&unread=1');
    const read = await visitor.rest('POST', `/notifications/read?counts[${String(note?.id)}]=9999`);
    expect(read.body).toEqual({ updated: [note?.id], success: true });
  });
});

describe('what cannot be meant is refused', () => {
  it.each([{ time: null }, { time: '' }, { time: ' ' }, { time: true }, { time: [5] }, { time: -1 }, {}])(
    'as a time: %j',
    async (body) => {
      expect(await visitor.rest('POST', '/notifications/seen', body)).toMatchObject({ status: 400 });
    },
  );

  it.each(['/likes/new', '/subscribers/new'])('as JSON, where nothing is read: %s', async (path) => {
    for (const root of ['/rest/v1.1', '/wp-json/wpcom/v2']) {
      const answer = await fetch(visitor.sandbox.platform + root + place + path, {
        method: 'POST',
        headers: { Authorization: `Bearer ${visitor.token}`, 'Content-Type': 'application/json' },
        body: '{"broken": ',
      });
      expect(answer.status).toBe(400);
    }
    const likes = await visitor.rest('GET', `${place}/likes/mine`);
    expect(likes.body).toMatchObject({ i_like: false });
  });

  it('as a file at an address: a page, here or elsewhere', async () => {
    const { platform } = visitor.sandbox;
    const urls = [`${platform}/reader`, 'https://x.example/page.html', 'https://x.example/run.js'];
    const { status, body } = await visitor.rest('POST', '/sites/2101/media/new', { media_urls: urls });
    expect(status).toBe(400);
    expect(body).toMatchObject({ media: [], errors: urls.map(() => ({ error: 'upload_error' })) });
  });
});

it('a badge by the name of something that every object has is none', async () => {
  expect((await fetch(`${visitor.sandbox.platform}/badge/constructor.svg`)).status).toBe(404);
});

it('an address with escapes that mean nothing, or a name that objects have anyway, is a file like others', async () => {
  const urls = ['https://x.example/%zz', 'https://x.example/a.constructor'];
  const { status, body } = await visitor.rest('POST', '/sites/2101/media/new', { media_urls: urls });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    media: [
      { file: '%zz', mime_type: 'application/octet-stream' },
      { file: 'a.constructor', mime_type: 'application/octet-stream' },
    ],
  });
});
