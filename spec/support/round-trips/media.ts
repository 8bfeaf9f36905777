import { map, type Observable, switchMap } from 'rxjs';
import type { Client } from '../../../src/client';
import { ask, own, type RoundTrip } from './round-trip';

const file = (text: string, name: string): File => new File([text], name, { type: 'image/png' });

/** The text at the URL of a file. */
const textOf = (media$: Observable<{ readonly URL: string }>): Observable<string> =>
  media$.pipe(switchMap(async ({ URL: address }) => (await fetch(address)).text()));

const titles = (client: Client) =>
  client
    .site(own)
    .mediaList()
    .pipe(map(({ found, media }) => ({ found, titles: media.map(({ title }) => title) })));

/** Files of the media library: uploaded, fetched from URLs, described, replaced and deleted. */
export const mediaTrips: readonly RoundTrip[] = [
  {
    noun: 'media from files',
    steps: async (client) => {
      const site = client.site(own);
      const files = [
        { file: file('a cup', 'cup.png'), title: 'A cup', caption: 'Half full' },
        file('a saucer', 'saucer.png'),
      ];
      const [{ ID } = { ID: 0 }] = (await ask(site.media().addFiles(files))).media;
      const one = site.media(ID);
      return [
        [textOf(one.get()), 'a cup'],
        [one.get(), { title: 'A cup', caption: 'Half full', mime_type: 'image/png' }],
        [one.update({ description: 'Blue' }), { title: 'A cup', description: 'Blue' }],
        [titles(client), { found: 2, titles: ['saucer', 'A cup'] }],
        [
          one.edit({ media: file('a mug', 'mug.png'), alt: 'A mug' }),
          { file: 'mug.png', title: 'A cup', alt: 'A mug' },
        ],
        [textOf(one.get()), 'a mug'],
        [one.delete(), { status: 'deleted' }],
        [one.get(), '404 UnknownMediaError'],
        [titles(client), { found: 1, titles: ['saucer'] }],
      ];
    },
  },
  {
    noun: 'media from addresses',
    steps: async (client) => {
      const site = client.site(own);
      const none = { ID: 0, URL: '' };
      const [{ URL: url } = none] = (await ask(site.addMediaFiles(file('a picture', 'picture.png')))).media;
      const urls = ['https://example.com/tea.jpg', { url, title: 'Again', caption: 'A copy' }];
      const [tea = none, { ID } = none] = (await ask(site.addMediaUrls(urls))).media;
      const copy = site.media(ID);
      return [
        [site.media(tea.ID).get(), { title: 'tea', mime_type: 'image/jpeg' }],
        [copy.get(), { title: 'Again', caption: 'A copy', mime_type: 'image/png' }],
        [textOf(copy.get()), 'a picture'],
        [titles(client), { found: 3 }],
        [site.deleteMedia(ID), { status: 'deleted' }],
        [titles(client), { found: 2 }],
        [site.addMediaUrls('no address'), '400 UploadError'],
      ];
    },
  },
];
