import type { Group, Site } from './row';

const post = (site: Site) => site.post(2);
const comment = (site: Site) => site.comment(3);
const file = (name: string): File => new File(['contents'], name);

/** Posts, comments, media and terms of a site, below /sites/1. */
export const CONTENT_ROWS: readonly Group<Site>[] = [
  [
    '[calls-of-comments] [fields-of-a-comment] comments',
    ['GET /comments/3', (s) => comment(s).get()],
    ['GET /posts/2/replies/', (s) => post(s).comment().replies()],
    ['GET /posts/2/replies/', (s) => post(s).comments()],
    ['POST /posts/2/replies/new {"content":"A text."}', (s) => post(s).comment().add('A text.')],
    ['PUT /comments/3 {"content":"A text."}', (s) => comment(s).update('A text.')],
    ['PUT /comments/3 {"status":"approved"}', (s) => comment(s).update({ status: 'approved' })],
    ['POST /comments/3/replies/new {"content":"A text."}', (s) => comment(s).reply('A text.')],
    ['POST /comments/3/delete', (s) => comment(s).delete()],
    ['GET /comments/3/likes', (s) => comment(s).likesList()],
  ],
  [
    '[calls-of-sites-and-posts] sites and posts',
    ['GET /rest/v1.1/sites/1', (s) => s.get()],
    ['GET /posts/2', (s) => post(s).get()],
    ['GET /posts/slug:a%20post', (s) => s.post({ slug: 'a post' }).get()],
    ['GET /posts/slug:a-post', (s) => s.post({ id: 2, slug: 'a-post' }).getBySlug()],
    ['POST /posts/new {"title":"A title"}', (s) => s.post().add({ title: 'A title' })],
    ['POST /posts/new {"title":"A title"}', (s) => s.addPost({ title: 'A title' })],
    ['PUT /posts/2 {"title":"A title"}', (s) => post(s).update({ title: 'A title' })],
    ['DELETE /posts/2/delete', (s) => post(s).delete()],
    ['DELETE /posts/2/delete', (s) => s.deletePost(2)],
    ['PUT /posts/2/restore', (s) => post(s).restore()],
    ['PUT /posts/2/related {"size":3}', (s) => post(s).related({ size: 3 })],
  ],
  [
    '[calls-of-likes-and-reblogs] [fields-of-a-reblog] likes, reblogs and subscribers',
    ['GET /comments/3/likes/mine', (s) => comment(s).like().mine()],
    ['POST /comments/3/likes/new', (s) => comment(s).like().add()],
    ['POST /comments/3/likes/mine/delete', (s) => comment(s).like().delete()],
    ['GET /posts/2/likes', (s) => post(s).likesList()],
    ['GET /posts/2/likes/mine', (s) => post(s).like().mine()],
    ['PUT /posts/2/likes/new', (s) => post(s).like().add()],
    ['DELETE /posts/2/likes/mine/delete', (s) => post(s).like().delete()],
    ['GET /posts/2/reblogs/mine', (s) => post(s).reblog().mine()],
    [
      'PUT /posts/2/reblogs/new {"destination_site_id":4,"note":"Look!"}',
      (s) => post(s).reblog().add({ destination_site_id: 4, note: 'Look!' }),
    ],
    ['PUT /posts/2/reblogs/new {"note":null,"destination_site_id":4}', (s) => post(s).reblog().to(4)],
    ['GET /posts/2/subscribers', (s) => post(s).subscribersList()],
    ['GET /posts/2/subscribers/mine', (s) => post(s).subscriber().mine()],
    ['PUT /posts/2/subscribers/new', (s) => post(s).subscriber().add()],
    ['DELETE /posts/2/subscribers/mine/delete', (s) => post(s).subscriber().delete()],
  ],
  [
    '[calls-of-media] media',
    ['GET /rest/v1.2/sites/1/media/7', (s) => s.media(7).get()],
    ['PUT /media/7 {"title":"A title"}', (s) => s.media(7).update({ title: 'A title' })],
    ['PUT /media/7/edit {"alt":"A picture"}', (s) => s.media(7).edit({ alt: 'A picture' })],
    [
      'PUT /media/7/edit form media=a.png&attrs[alt]="A picture"',
      (s) => s.media(7).edit({ media: file('a.png'), alt: 'A picture' }),
    ],
    ['DELETE /media/7/delete', (s) => s.media(7).delete()],
    ['DELETE /media/7/delete', (s) => s.deleteMedia(7)],
    [
      'POST /media/new form media[]=a.png&attrs[1][title]="B"&media[]=b.png',
      (s) => s.media().addFiles([file('a.png'), { file: file('b.png'), title: 'B' }]),
    ],
    ['POST /media/new form media[]=a.png', (s) => s.media().upload(file('a.png'))],
    ['POST /media/new form media[]=a.png', (s) => s.addMediaFiles(file('a.png'))],
    [
      'POST /media/new {"media_urls":["https://a.test/a.png","https://b.test/b.png"],"attrs":[null,{"title":"B"}]}',
      (s) => s.media().addUrls(['https://a.test/a.png', { url: 'https://b.test/b.png', title: 'B' }]),
    ],
    [
      'POST /media/new {"media_urls":["https://a.test/a.png"]}',
      (s) => s.addMediaUrls('https://a.test/a.png'),
    ],
  ],
  [
    '[calls-of-categories-and-tags] categories and tags',
    ['GET /categories/slug:a', (s) => s.category('a').get()],
    ['PUT /categories/slug:a {"name":"A"}', (s) => s.category('a').update({ name: 'A' })],
    ['DELETE /categories/slug:a/delete', (s) => s.category('a').delete()],
    ['POST /categories/new {"name":"A"}', (s) => s.category().add({ name: 'A' })],
    ['GET /tags/slug:a', (s) => s.tag('a').get()],
    ['PUT /tags/slug:a {"name":"A"}', (s) => s.tag('a').update({ name: 'A' })],
    ['DELETE /tags/slug:a/delete', (s) => s.tag('a').delete()],
    ['POST /tags/new {"name":"A"}', (s) => s.tag().add({ name: 'A' })],
  ],
  [
    '[calls-of-taxonomies] taxonomies',
    ['GET /taxonomies/genre/terms', (s) => s.taxonomy('genre').termsList()],
    ['GET /taxonomies/genre/terms/slug:rock', (s) => s.taxonomy('genre').term('rock').get()],
    [
      'POST /taxonomies/genre/terms/new {"name":"Rock"}',
      (s) => s.taxonomy('genre').term().add({ name: 'Rock' }),
    ],
    [
      'PUT /taxonomies/genre/terms/slug:rock {"name":"Rock"}',
      (s) => s.taxonomy('genre').term('rock').update({ name: 'Rock' }),
    ],
    ['DELETE /taxonomies/genre/terms/slug:rock/delete', (s) => s.taxonomy('genre').term('rock').delete()],
    ['GET /post-types/page/taxonomies', (s) => s.postType('page').taxonomiesList()],
  ],
];
