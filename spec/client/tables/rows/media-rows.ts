import type { Client } from '../../../../src/client';
import type { Row } from './row';

const media = (client: Client) => client.site(1).media(7);
const file = (name: string): File => new File(['contents'], name);

/** Section 7, "Sites": media, categories, tags, taxonomies and post types. */
export const MEDIA_ROWS: readonly Row[] = [
  ['[calls-of-media] GET /media/{mid} (1.2)', (c) => media(c).get(), 'GET /rest/v1.2/sites/1/media/7'],
  [
    'PUT /media/{mid}',
    (c) => media(c).update({ title: 'A title' }),
    'PUT /rest/v1.1/sites/1/media/7 {"title":"A title"}',
  ],
  [
    'PUT /media/{mid}/edit',
    (c) => media(c).edit({ alt: 'A picture' }),
    'PUT /rest/v1.1/sites/1/media/7/edit {"alt":"A picture"}',
  ],
  [
    'PUT /media/{mid}/edit, a new file',
    (c) => media(c).edit({ media: file('a.png'), alt: 'A picture' }),
    'PUT /rest/v1.1/sites/1/media/7/edit form media=a.png&attrs[alt]="A picture"',
  ],
  ['delete /media/{mid}', (c) => media(c).delete(), 'DELETE /rest/v1.1/sites/1/media/7/delete'],
  [
    'delete /media/{mid}, of the site',
    (c) => c.site(1).deleteMedia(7),
    'DELETE /rest/v1.1/sites/1/media/7/delete',
  ],
  [
    '[calls-of-media] POST /media/new with files',
    (c) =>
      c
        .site(1)
        .media()
        .addFiles([file('a.png'), { file: file('b.png'), title: 'B' }]),
    'POST /rest/v1.1/sites/1/media/new form media[]=a.png&attrs[1][title]="B"&media[]=b.png',
  ],
  [
    'POST /media/new with files, and their progress',
    (c) => c.site(1).media().upload(file('a.png')),
    'POST /rest/v1.1/sites/1/media/new form media[]=a.png',
  ],
  [
    'POST /media/new with files, of the site',
    (c) => c.site(1).addMediaFiles(file('a.png')),
    'POST /rest/v1.1/sites/1/media/new form media[]=a.png',
  ],
  [
    '[calls-of-media] POST /media/new with media_urls',
    (c) =>
      c
        .site(1)
        .media()
        .addUrls(['https://a.test/a.png', { url: 'https://a.test/b.png', title: 'B' }]),
    'POST /rest/v1.1/sites/1/media/new {"media_urls":["https://a.test/a.png","https://a.test/b.png"],"attrs":[null,{"title":"B"}]}',
  ],
  [
    'POST /media/new with media_urls, of the site',
    (c) => c.site(1).addMediaUrls('https://a.test/a.png'),
    'POST /rest/v1.1/sites/1/media/new {"media_urls":["https://a.test/a.png"]}',
  ],

  ...(['category', 'tag'] as const).flatMap((noun): Row[] => {
    const path = noun === 'tag' ? 'tags' : 'categories';
    return [
      [
        `GET /${path}/slug:{slug}`,
        (c) => c.site(1)[noun]('a').get(),
        `GET /rest/v1.1/sites/1/${path}/slug:a`,
      ],
      [
        `PUT /${path}/slug:{slug}`,
        (c) => c.site(1)[noun]('a').update({ name: 'A' }),
        `PUT /rest/v1.1/sites/1/${path}/slug:a {"name":"A"}`,
      ],
      [
        `delete /${path}/slug:{slug} at /delete`,
        (c) => c.site(1)[noun]('a').delete(),
        `DELETE /rest/v1.1/sites/1/${path}/slug:a/delete`,
      ],
      [
        `POST /${path}/new`,
        (c) => c.site(1)[noun]().add({ name: 'A' }),
        `POST /rest/v1.1/sites/1/${path}/new {"name":"A"}`,
      ],
    ];
  }),

  [
    '[calls-of-taxonomies] GET /taxonomies/{tax}/terms',
    (c) => c.site(1).taxonomy('genre').termsList(),
    'GET /rest/v1.1/sites/1/taxonomies/genre/terms',
  ],
  [
    'GET /taxonomies/{tax}/terms/slug:{term}',
    (c) => c.site(1).taxonomy('genre').term('rock').get(),
    'GET /rest/v1.1/sites/1/taxonomies/genre/terms/slug:rock',
  ],
  [
    '[calls-of-taxonomies] POST /taxonomies/{tax}/terms/new',
    (c) => c.site(1).taxonomy('genre').term().add({ name: 'Rock' }),
    'POST /rest/v1.1/sites/1/taxonomies/genre/terms/new {"name":"Rock"}',
  ],
  [
    'PUT /taxonomies/{tax}/terms/slug:{term}',
    (c) => c.site(1).taxonomy('genre').term('rock').update({ name: 'Rock' }),
    'PUT /rest/v1.1/sites/1/taxonomies/genre/terms/slug:rock {"name":"Rock"}',
  ],
  [
    'delete /taxonomies/{tax}/terms/slug:{term}/delete',
    (c) => c.site(1).taxonomy('genre').term('rock').delete(),
    'DELETE /rest/v1.1/sites/1/taxonomies/genre/terms/slug:rock/delete',
  ],
  [
    '[calls-of-taxonomies] GET /post-types/{type}/taxonomies',
    (c) => c.site(1).postType('page').taxonomiesList(),
    'GET /rest/v1.1/sites/1/post-types/page/taxonomies',
  ],
];
