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

type RejectedRequest = readonly [
  method: string,
  path: string,
  body: object | undefined,
  status: number,
  error: string,
];

const unknown: readonly RejectedRequest[] = [
  ['GET', '/notifications/1', undefined, 404, 'unknown_note'],
  ['GET', '/sites/999', undefined, 404, 'unknown_blog'],
  ['GET', '/sites/nowhere.example', undefined, 404, 'unknown_blog'],
  ['GET', '/sites/2101/posts/slug:nothing', undefined, 404, 'unknown_post'],
  ['GET', '/sites/2101/media/1', undefined, 404, 'unknown_media'],
  ['GET', '/sites/2101/media/one', undefined, 404, 'unknown_media'],
  ['PUT', '/sites/2101/tags/slug:nothing', { name: 'Something' }, 404, 'unknown_taxonomy'],
  ['GET', '/sites/2101/taxonomies/nothing/terms', undefined, 404, 'unknown_taxonomy'],
  ['GET', '/sites/2101/post-types/nothing/taxonomies', undefined, 404, 'unknown_post_type'],
  ['GET', '/sites/2101/post-counts/nothing', undefined, 404, 'unknown_post_type'],
  ['GET', '/sites/2101/plugins/nothing', undefined, 404, 'unknown_plugin'],
  ['GET', '/sites/2101/vouchers', undefined, 404, 'unknown_endpoint'],
  ['GET', '/me/connected-applications/1', undefined, 404, 'unknown_application'],
  ['DELETE', '/me/keyring-connections/1/delete', undefined, 404, 'unknown_connection'],
  ['DELETE', '/me/settings/profile-links/nothing/delete', undefined, 404, 'unknown_profile_link'],
  ['GET', '/domains/nobody.example/dns', undefined, 404, 'unknown_domain'],
  ['POST', '/domains/slow-kettle.example/email/nobody', { destination: 'a@b.c' }, 404, 'unknown_email'],
  ['GET', '/domains/supported-states/XX', undefined, 404, 'unknown_country'],
  ['GET', '/sites/2101/post-types/toString/taxonomies', undefined, 404, 'unknown_post_type'],
  ['GET', '/sites/2101/post-counts/constructor', undefined, 404, 'unknown_post_type'],
  ['GET', '/sites/2101/stats/video/1', undefined, 404, 'unknown_video'],
  ['GET', '/sites/2101/stats/video/one', undefined, 404, 'unknown_video'],
];

const invalid: readonly RejectedRequest[] = [
  ['POST', '/sites/2101/posts/new', {}, 400, 'invalid_input'],
  ['POST', '/sites/2101/posts/new', { title: 'A', status: 'eaten' }, 400, 'invalid_input'],
  ['POST', '/sites/2101/media/new', {}, 400, 'invalid_input'],
  ['POST', '/sites/2101/categories/new', { name: ' ' }, 400, 'invalid_input'],
  ['POST', '/sites/2101/categories/new', { name: 'Kitchen' }, 409, 'duplicate'],
  ['PUT', '/sites/2101/plugins/akismet', { active: 'perhaps' }, 400, 'invalid_input'],
  ['PUT', '/sites/2101/plugins/akismet/install', undefined, 400, 'plugin_already_installed'],
  ['PUT', '/sites/2101/plugins/akismet/delete', undefined, 403, 'activated_plugin'],
  ['POST', '/sites/2101/wordads/tos', { tos: 'maybe' }, 400, 'invalid_input'],
  ['PUT', '/sites/2101/domains/primary', { domain: 'nobody.example' }, 400, 'invalid_input'],
  ['GET', '/sites/2101/shortcodes/render?shortcode=plain', undefined, 400, 'invalid_input'],
  ['GET', '/sites/2101/embeds/render?embed_url=https://example.com/', undefined, 400, 'invalid_input'],
  ['POST', '/me/publicize-connections/new', { keyring_connection_ID: 1 }, 400, 'invalid_input'],
  ['POST', '/me/settings/password/validate', {}, 400, 'invalid_input'],
  ['POST', '/marketing/survey', { survey_id: 'a' }, 400, 'invalid_input'],
  ['GET', '/domains/suggestions', undefined, 400, 'invalid_input'],
  ['GET', '/domains/suggestions?query=tea&quantity=zzz', undefined, 400, 'invalid_input'],
  ['PUT', '/sites/2101/tags/slug:tea', { slug: '' }, 400, 'invalid_input'],
  ['PUT', '/sites/2101/tags/slug:tea', { slug: '!!!' }, 400, 'invalid_input'],
  ['PUT', '/sites/2101/tags/slug:tea', { name: ' ' }, 400, 'invalid_input'],
  ['POST', '/sites/2101/posts/new', { title: 'A', sticky: 'perhaps' }, 400, 'invalid_input'],
  ['POST', '/sites/2101/posts/new', { title: 'A', metadata: [{ value: 1 }] }, 400, 'invalid_input'],
  [
    'POST',
    '/sites/2101/posts/new',
    { title: 'A', discussion: { comment_status: 'ajar' } },
    400,
    'invalid_input',
  ],
  ['GET', '/batch', undefined, 400, 'invalid_input'],
];

/** Requests to a site of another user. */
const forbidden: readonly RejectedRequest[] = [
  ['POST', '/sites/2110/posts/new', { title: 'Mine now' }, 403, 'unauthorized'],
  ['POST', '/sites/2110/tags/new', { name: 'Mine' }, 403, 'unauthorized'],
  ['PUT', '/sites/2110/settings', { blogname: 'Mine' }, 403, 'unauthorized'],
  ['GET', '/sites/2110/media', undefined, 403, 'unauthorized'],
  ['PUT', '/sites/2110/plugins/akismet', { active: false }, 403, 'unauthorized'],
  ['GET', '/sites/2110/stats', undefined, 403, 'unauthorized'],
  ['GET', '/sites/2110/stats/post/1', undefined, 403, 'unauthorized'],
  ['GET', '/sites/2110/stats/video/1', undefined, 403, 'unauthorized'],
  ['POST', '/sites/2110/wordads/tos', { tos: 'signed' }, 403, 'unauthorized'],
];

describe('the platform rejects', () => {
  it.each([...unknown, ...invalid, ...forbidden])('%s %s %j', async (method, path, body, status, error) => {
    expect(await visitor.rest(method, path, body)).toMatchObject({ status, body: { error } });
  });

  it('a reblog without a destination, or to a site of another user', async () => {
    const { body } = await visitor.rest('GET', '/sites/2110/posts');
    const [{ ID }] = body.posts as [{ ID: number }];
    const path = `/sites/2110/posts/${String(ID)}/reblogs/new`;
    expect(await visitor.rest('PUT', path, {})).toMatchObject({ status: 400 });
    expect(await visitor.rest('PUT', path, { destination_site_id: 2110 })).toMatchObject({ status: 403 });
  });

  it('empty files and files of a forbidden type, but accepts the others of the upload', async () => {
    const form = new FormData();
    form.append('media[]', new File(['<script>'], 'page.html', { type: 'text/html' }));
    form.append('media[]', new File([], 'empty.png', { type: 'image/png' }));
    form.append('media[]', new File(['tea'], 'tea.png', { type: 'image/png' }));
    const response = await visitor.fetch('/rest/v1.1/sites/2101/media/new', { method: 'POST', body: form });
    expect(await response.json()).toMatchObject({
      media: [{ file: 'tea.png' }],
      errors: [
        { index: 0, error: 'upload_error' },
        { index: 1, error: 'upload_error' },
      ],
    });
  });
});

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
