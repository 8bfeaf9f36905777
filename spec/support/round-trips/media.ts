import { map } from 'rxjs';
import type { Client } from '../../../src/client';
import { ask, inTurn, own, type RoundTrip } from './round-trip';

const file = (text: string, name: string): File => new File([text], name, { type: 'image/png' });

/** The text at the URL of a file. */
const textAt = async (url: string): Promise<string> => (await fetch(url)).text();

const titles = (client: Client) =>
  client
    .site(own)
    .mediaList()
    .pipe(map(({ found, media }) => ({ found, titles: media.map(({ title }) => title) })));

/**
 * Files of the media library: uploaded, fetched from URLs, described, replaced and deleted.
 */
export const mediaTrips: readonly RoundTrip[] = [
  {
    noun: 'media from files',
    // A page uploads a `File`. In Node, wpcom accepts only paths and streams.
    isWithoutWpcom: true,
    take: async (client) => {
      const site = client.site(own);
      const { media } = await ask(
        site
          .media()
          .addFiles([
            { file: file('a cup', 'cup.png'), title: 'A cup', caption: 'Half full' },
            file('a saucer', 'saucer.png'),
          ]),
      );
      const [{ ID, URL: address } = { ID: 0, URL: '' }] = media;
      const one = site.media(ID);
      const uploaded = [media, await textAt(address)];
      const described = await inTurn(
        one.get(),
        one.update({ description: 'Blue' }),
        titles(client),
        one.edit({ media: file('a mug', 'mug.png'), alt: 'A mug' }),
      );
      const replaced = await textAt((await ask(one.get())).URL);
      return [
        ...uploaded,
        ...described,
        replaced,
        ...(await inTurn(one.delete(), one.get(), titles(client))),
      ];
    },
    sees: [
      [
        { title: 'A cup', caption: 'Half full', mime_type: 'image/png' },
        { title: 'saucer', caption: '' },
      ],
      'a cup',
      { title: 'A cup', caption: 'Half full' },
      { title: 'A cup', description: 'Blue' },
      { found: 2, titles: ['saucer', 'A cup'] },
      { file: 'mug.png', title: 'A cup', alt: 'A mug' },
      'a mug',
      { status: 'deleted' },
      '404 UnknownMediaError',
      { found: 1, titles: ['saucer'] },
    ],
  },
  {
    noun: 'media from addresses',
    isWithoutWpcom: true,
    take: async (client) => {
      const site = client.site(own);
      const { media } = await ask(site.addMediaFiles(file('a picture', 'picture.png')));
      const [{ URL: address } = { URL: '' }] = media;
      const added = await ask(
        site.addMediaUrls([
          'https://example.com/tea.jpg',
          { url: address, title: 'Again', caption: 'A copy' },
        ]),
      );
      const [, copy = { ID: 0, URL: '' }] = added.media;
      return [
        added.media,
        await textAt(copy.URL),
        ...(await inTurn(titles(client), site.deleteMedia(copy.ID), titles(client))),
        ...(await inTurn(site.addMediaUrls('no address'))),
      ];
    },
    sees: [
      [
        { title: 'tea', mime_type: 'image/jpeg' },
        { title: 'Again', caption: 'A copy', mime_type: 'image/png' },
      ],
      'a picture',
      { found: 3 },
      { status: 'deleted' },
      { found: 2 },
      '400 UploadError',
    ],
  },
];
