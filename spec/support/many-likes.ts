import { largeNote } from './large-notes';

const NAMED = [
  { text: 'Zoë Müller', site: 'Café Ünder', host: 'cafe.example' },
  { text: 'أَحْمَد', site: 'المطبخ', host: 'kitchen.example' },
];

const user = (id: number, text: string, site: string, host: string): object => ({
  type: 'user',
  text,
  ranges: [{ type: 'user', indices: [0, text.length], id, url: `https://${host}/` }],
  actions: { follow: false },
  meta: {
    ids: { user: id, site: id },
    links: { home: `https://${host}/` },
    titles: { home: site },
  },
});

/** User blocks; the last two have names and sites with marks. */
export const manyUsers = (count: number): readonly object[] => [
  ...Array.from({ length: count - NAMED.length }, (_, id) =>
    user(id + 1, `Reader ${id + 1}`, `Site of ${id + 1}`, `reader${id + 1}.example`),
  ),
  ...NAMED.map(({ text, site, host }, index) => user(count - index, text, site, host)),
];

/** The note of a post that many people like, as the platform sends it. */
export const manyLikes = (id: number, count: number): Record<string, unknown> => ({
  ...largeNote(id, manyUsers(count)),
  type: 'like',
  title: `${count} Likes`,
  subject: [{ text: `Reader 1 and ${count - 1} others liked your post` }],
});
