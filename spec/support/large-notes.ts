import { wireNote } from './notes';

const WORDS = 'A line of a comment with words. ';
const words = (length: number): string => WORDS.repeat(Math.ceil(length / WORDS.length)).slice(0, length);
const comment = (text: string, ranges: readonly object[] = []) => [{ type: 'comment', text, ranges }];
const ranges = (count: number, indices: (index: number) => readonly number[]) =>
  Array.from({ length: count }, (_, index) => ({
    type: index % 2 === 0 ? 'b' : 'a',
    url: 'https://blog.example/',
    indices: indices(index),
  }));

/** Bodies that are larger than those of real notes, and a small one for comparison. */
export const LARGE_BODIES: Readonly<Record<string, readonly object[]>> = {
  'a small note': comment('A fine text.'),
  '65,000 spaces': comment(`a${' '.repeat(65_000)}b`),
  'a text of 1 MB': comment(words(1_000_000)),
  '100 texts of 20,000 characters': Array.from({ length: 100 }, () => comment(words(20_000))).flat(),
  '5,000 users': Array.from({ length: 5000 }, (_, id) => ({
    type: 'user',
    text: `Reader ${id}`,
    actions: { follow: false },
    meta: { ids: { user: id + 1, site: id + 1 }, links: { home: `https://reader${id}.example/` } },
  })),
  '10,000 ranges': comment(
    words(19_000),
    ranges(10_000, (index) => [index, index + 9]),
  ),
  'ranges 5,000 deep': comment(
    words(19_000),
    ranges(5000, (index) => [index, 19_000 - index]),
  ),
};

export const LARGE_URL = 'https://blog.example/large/';

/** The note of a large body as the platform sends it. */
export const largeNote = (id: number, body: readonly object[]): Record<string, unknown> =>
  wireNote(id, {
    timestamp: new Date().toISOString(),
    url: LARGE_URL,
    subject: [{ text: `A large note (${id})` }],
    body,
  });
