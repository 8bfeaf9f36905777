import fc from 'fast-check';
import type { Note } from '../../../src/streams/notes/note';
import { parseNote } from '../../../src/streams/notes/parse-note';
import { sloppyRecord, someId } from './json';

/** Letters of several scripts and directions, halves of pairs, what is markup elsewhere, and what is nothing to be seen. */
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

/** In the text, at its edges, and outside of it. */
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
const range = sloppyRecord({
  indices,
  type: fc.constantFrom(...RANGE_TYPES),
  url: address,
  id: someId,
  parent: fc.constantFrom('', '1'),
  value: fc.constantFrom('\uf467', '?', ''),
  site_id: someId,
  post_id: someId,
});
/** One inside the other, 40 deep: more than is drawn. */
const nested = Array.from({ length: 40 }, (_, depth) => ({
  indices: [depth, 80 - depth],
  type: RANGE_TYPES[depth % RANGE_TYPES.length],
  url: 'https://blog.test/deep',
}));
/** As they come: unsorted, some of them twice. */
const ranges = fc
  .tuple(fc.array(range, { maxLength: 6 }), fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 20 }))
  .map(([some, repeated, dice]) => [...some, ...some.slice(0, repeated), ...(dice === 0 ? nested : [])]);

const media = sloppyRecord({
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
const block = sloppyRecord({
  type: fc.constantFrom('user', 'comment', 'post', 'text', ''),
  text,
  ranges,
  media: fc.array(media, { maxLength: 3 }),
  actions: fc.dictionary(fc.constantFrom(...flags), fc.boolean(), { maxKeys: 8 }),
  meta: sloppyRecord({
    ids: sloppyRecord({ site: someId, post: someId, comment: someId, user: someId }),
    links: sloppyRecord({ home: address }),
    titles: sloppyRecord({ home: text }),
  }),
  nest_level: fc.integer({ min: -1, max: 3 }),
  edit_comment_link: address,
});
const blocks = fc.array(block, { maxLength: 3 });

/** From long ago to ahead of the clock, and to where dates end. */
const timestamp = fc.constantFrom(
  ...['2026-11-20T12:59:30Z', '2026-11-20T12:00:00+00:00', '2026-11-16T00:00:00Z', '2001-01-01T00:00:00Z'],
  ...['2031-01-01T00:00:00Z', '+275760-09-13T00:00:00Z', '-271821-04-20T00:00:00Z'],
);

/** What a note cannot do without (an id, a type, a time), and of all else what a sloppy platform makes of it. */
const sloppyNote = fc
  .tuple(
    fc.record({
      id: someId,
      type: fc.constantFrom('comment', 'follow', 'like', 'reblog', 'of tomorrow'),
      timestamp,
    }),
    sloppyRecord({
      read: fc.boolean(),
      title: text,
      url: address,
      icon: address,
      noticon: word,
      subject: blocks,
      header: blocks,
      body: blocks,
      meta: sloppyRecord({
        ids: sloppyRecord({
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

/** A note as it may come to be shown, with anything missing that can be. */
export const shownNote: fc.Arbitrary<Note> = sloppyNote.map((value) => {
  const parsed = parseNote(value);
  if ('note' in parsed) return parsed.note;
  // The only problem that such a note can have is that it is empty: it gets a title.
  const titled = parseNote({ ...value, title: 'A note' });
  if ('problem' in titled) throw new Error(titled.problem);
  return titled.note;
});
