import type { Client } from '../../../../src/client';
import type { Row } from './row';

const post = (client: Client) => client.site(1).post(2);
const comment = (client: Client) => client.site(1).comment(3);

/** Section 7, "Comments", and the posts of "Sites". */
export const POST_ROWS: readonly Row[] = [
  ['GET /sites/{site}/comments/{comment}', (c) => comment(c).get(), 'GET /rest/v1.1/sites/1/comments/3'],
  [
    '[calls-of-comments] GET /sites/{site}/posts/{post}/replies/',
    (c) => post(c).comment().replies(),
    'GET /rest/v1.1/sites/1/posts/2/replies/',
  ],
  [
    'GET /sites/{site}/posts/{post}/replies/, by its other name',
    (c) => post(c).comments(),
    'GET /rest/v1.1/sites/1/posts/2/replies/',
  ],
  [
    '[fields-of-a-comment] POST /sites/{site}/posts/{post}/replies/new, body content',
    (c) => post(c).comment().add('A text.'),
    'POST /rest/v1.1/sites/1/posts/2/replies/new {"content":"A text."}',
  ],
  [
    '[fields-of-a-comment] PUT /sites/{site}/comments/{comment}, body content',
    (c) => comment(c).update('A text.'),
    'PUT /rest/v1.1/sites/1/comments/3 {"content":"A text."}',
  ],
  [
    'update status approved/unapproved',
    (c) => comment(c).update({ status: 'approved' }),
    'PUT /rest/v1.1/sites/1/comments/3 {"status":"approved"}',
  ],
  [
    '[calls-of-comments] POST /sites/{site}/comments/{comment}/replies/new, body content',
    (c) => comment(c).reply('A text.'),
    'POST /rest/v1.1/sites/1/comments/3/replies/new {"content":"A text."}',
  ],
  [
    '[calls-of-comments] POST /sites/{site}/comments/{comment}/delete',
    (c) => comment(c).delete(),
    'POST /rest/v1.1/sites/1/comments/3/delete',
  ],
  [
    '[calls-of-comments] GET /sites/{site}/comments/{comment}/likes',
    (c) => comment(c).likesList(),
    'GET /rest/v1.1/sites/1/comments/3/likes',
  ],
  [
    'like a comment: whether one does',
    (c) => comment(c).like().mine(),
    'GET /rest/v1.1/sites/1/comments/3/likes/mine',
  ],
  ['like a comment: add', (c) => comment(c).like().add(), 'POST /rest/v1.1/sites/1/comments/3/likes/new'],
  [
    'like a comment: delete',
    (c) => comment(c).like().delete(),
    'POST /rest/v1.1/sites/1/comments/3/likes/mine/delete',
  ],

  ['GET /posts/{postId}', (c) => post(c).get(), 'GET /rest/v1.1/sites/1/posts/2'],
  [
    '[calls-of-sites-and-posts] GET /posts/slug:{slug}',
    (c) => c.site(1).post({ slug: 'a post' }).get(),
    'GET /rest/v1.1/sites/1/posts/slug:a%20post',
  ],
  [
    'GET /posts/slug:{slug}, by its own name',
    (c) => c.site(1).post({ id: 2, slug: 'a-post' }).getBySlug(),
    'GET /rest/v1.1/sites/1/posts/slug:a-post',
  ],
  [
    '[calls-of-sites-and-posts] POST /posts/new',
    (c) => c.site(1).post().add({ title: 'A title' }),
    'POST /rest/v1.1/sites/1/posts/new {"title":"A title"}',
  ],
  [
    'POST /posts/new, of the site',
    (c) => c.site(1).addPost({ title: 'A title' }),
    'POST /rest/v1.1/sites/1/posts/new {"title":"A title"}',
  ],
  [
    'PUT /posts/{id}',
    (c) => post(c).update({ title: 'A title' }),
    'PUT /rest/v1.1/sites/1/posts/2 {"title":"A title"}',
  ],
  ['delete /posts/{id}/delete', (c) => post(c).delete(), 'DELETE /rest/v1.1/sites/1/posts/2/delete'],
  [
    'delete /posts/{id}/delete, of the site',
    (c) => c.site(1).deletePost(2),
    'DELETE /rest/v1.1/sites/1/posts/2/delete',
  ],
  [
    '[calls-of-sites-and-posts] PUT /restore',
    (c) => post(c).restore(),
    'PUT /rest/v1.1/sites/1/posts/2/restore',
  ],
  [
    '[calls-of-sites-and-posts] PUT /related',
    (c) => post(c).related({ size: 3 }),
    'PUT /rest/v1.1/sites/1/posts/2/related {"size":3}',
  ],
  ['Likes: GET /likes', (c) => post(c).likesList(), 'GET /rest/v1.1/sites/1/posts/2/likes'],
  [
    '[calls-of-likes-and-reblogs] Likes: GET /likes/mine',
    (c) => post(c).like().mine(),
    'GET /rest/v1.1/sites/1/posts/2/likes/mine',
  ],
  [
    '[calls-of-likes-and-reblogs] Likes: PUT /likes/new',
    (c) => post(c).like().add(),
    'PUT /rest/v1.1/sites/1/posts/2/likes/new',
  ],
  [
    'Likes: delete /likes/mine/delete',
    (c) => post(c).like().delete(),
    'DELETE /rest/v1.1/sites/1/posts/2/likes/mine/delete',
  ],
  [
    '[fields-of-a-reblog] [calls-of-likes-and-reblogs] Reblogs: GET /reblogs/mine',
    (c) => post(c).reblog().mine(),
    'GET /rest/v1.1/sites/1/posts/2/reblogs/mine',
  ],
  [
    '[fields-of-a-reblog] [calls-of-likes-and-reblogs] Reblogs: PUT /reblogs/new',
    (c) => post(c).reblog().add({ destination_site_id: 4, note: 'Look!' }),
    'PUT /rest/v1.1/sites/1/posts/2/reblogs/new {"destination_site_id":4,"note":"Look!"}',
  ],
  [
    'Reblogs: PUT /reblogs/new, by its other name',
    (c) => post(c).reblog().to(4),
    'PUT /rest/v1.1/sites/1/posts/2/reblogs/new {"note":null,"destination_site_id":4}',
  ],
  [
    'Subscribers: GET /subscribers',
    (c) => post(c).subscribersList(),
    'GET /rest/v1.1/sites/1/posts/2/subscribers',
  ],
  [
    'Subscribers: GET /subscribers/mine',
    (c) => post(c).subscriber().mine(),
    'GET /rest/v1.1/sites/1/posts/2/subscribers/mine',
  ],
  [
    'Subscribers: PUT /subscribers/new',
    (c) => post(c).subscriber().add(),
    'PUT /rest/v1.1/sites/1/posts/2/subscribers/new',
  ],
  [
    'Subscribers: delete /subscribers/mine/delete',
    (c) => post(c).subscriber().delete(),
    'DELETE /rest/v1.1/sites/1/posts/2/subscribers/mine/delete',
  ],
];
