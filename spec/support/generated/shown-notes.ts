import fc from 'fast-check';
import type { Note } from '../../../src/streams/notes/note';
import { parseNote } from '../../../src/streams/notes/parse-note';
import { mostlyValidRecord, someId } from './json';

/** Words of several scripts and directions, lone surrogates, markup and invisible characters. */
const word = fc.constantFrom(
  ...[
    'a',
    ' ',
    '\n',
    '\r\n',
    '\n\n\t',
    'word',
    '🎉',
    '\ud83c',
    '👩\u200d🚀',
    '• item\n',
    'שלום',
    'نور',
    '漢字',
  ],
  ...[
    '<b>',
    '&amp;',
    '"',
    '\u200d',
    '\u202e',
    '\uf467',
    '@name',
    'https://blog.test',
    'longer words than that ',
  ],
);
const text = fc.array(word, { maxLength: 9 }).map((words) => words.join(''));

/** An index inside the text, at its ends or outside it. */
const index = fc.integer({ min: -4, max: 44 });
const indices = fc.tuple(index, index);
const address = fc.constantFrom(
  ...['https://blog.test/a', 'http://blog.test', 'mailto:a@b.test', 'a@b.test', ''],
  ...['javascript:alert(1)', 'data:text/html,x', 'java\nscript:alert(1)', '//blog.test', 'nowhere'],
);

const RANGE_TYPES = [
  ...['user', 'post', 'comment', 'site', 'stat', 'tracks', 'b', 'i', 'noticon', 'blockquote', 'code', 'list'],
  ...['button', 'p', 'h3', 'h4', 'match', 'a', '', 'of tomorrow'],
];
const range = mostlyValidRecord({
  indices,
  type: fc.constantFrom(...RANGE_TYPES),
  url: address,
  id: someId,
  parent: fc.constantFrom('', '1'),
  value: fc.constantFrom('\uf467', '?', ''),
  site_id: someId,
  post_id: someId,
});
/** Ranges nested 40 deep, which is deeper than the panel draws. */
const nested = Array.from({ length: 40 }, (_, depth) => ({
  indices: [depth, 80 - depth],
  type: RANGE_TYPES[depth % RANGE_TYPES.length],
  url: 'https://blog.test/deep',
}));
/** Unsorted, with duplicates. */
const ranges = fc
  .tuple(fc.array(range, { maxLength: 6 }), fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 20 }))
  .map(([some, repeated, dice]) => [...some, ...some.slice(0, repeated), ...(dice === 0 ? nested : [])]);

const media = mostlyValidRecord({
  indices,
  type: fc.constantFrom('image', 'badge'),
  url: address,
  width: fc.integer({ min: -1, max: 400 }),
  height: fc.constantFrom<unknown>(0, 16, 300, '16px'),
});

const flags = [
  ...['approve-comment', 'spam-comment', 'trash-comment', 'like-post', 'like-comment', 'edit-comment'],
  ...['replyto-comment', 'follow'],
];
const block = mostlyValidRecord({
  type: fc.constantFrom('user', 'comment', 'post', 'text', ''),
  text,
  ranges,
  media: fc.array(media, { maxLength: 3 }),
  actions: fc.dictionary(fc.constantFrom(...flags), fc.boolean(), { maxKeys: 8 }),
  meta: mostlyValidRecord({
    ids: mostlyValidRecord({ site: someId, post: someId, comment: someId, user: someId }),
    links: mostlyValidRecord({ home: address }),
    titles: mostlyValidRecord({ home: text }),
  }),
  nest_level: fc.integer({ min: -1, max: 3 }),
  edit_comment_link: address,
});
const blocks = fc.array(block, { maxLength: 3 });

/** Times from the past to the future, and the first and last dates of JavaScript. */
const timestamp = fc.constantFrom(
  ...['2026-11-20T12:59:30Z', '2026-11-20T12:00:00+00:00', '2026-11-16T00:00:00Z', '2001-01-01T00:00:00Z'],
  ...['2031-01-01T00:00:00Z', '+275760-09-13T00:00:00Z', '-271821-04-20T00:00:00Z'],
);

/** A note with a valid id, type and time; everything else may be missing or malformed. */
const partialNote = fc
  .tuple(
    fc.record({
      id: someId,
      type: fc.constantFrom('comment', 'follow', 'like', 'reblog', 'of tomorrow'),
      timestamp,
    }),
    mostlyValidRecord({
      read: fc.boolean(),
      title: text,
      url: address,
      icon: address,
      noticon: word,
      subject: blocks,
      header: blocks,
      body: blocks,
      meta: mostlyValidRecord({
        ids: mostlyValidRecord({
          site: someId,
          post: someId,
          comment: someId,
          parent_comment: someId,
          reply_comment: someId,
        }),
      }),
    }),
  )
  .map(([needed, parts]) => Object.assign({}, parts, needed));

/** A parsed note, as the panel may have to show it. */
export const shownNote: fc.Arbitrary<Note> = partialNote.map((value) => {
  const parsed = parseNote(value);
  if ('note' in parsed) return parsed.note;
  // The only problem of such a note can be that it is empty, so it gets a title.
  const titled = parseNote({ ...value, title: 'A note' });
  if ('problem' in titled) throw new Error(titled.problem);
  return titled.note;
});
