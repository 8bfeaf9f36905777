import fc from 'fast-check';

/** What a sloppy platform may send in a place: mostly what belongs there, now and then anything. */
export const sloppy = <T>(right: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: right }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) });

/** An object of these parts, any of which may be missing or wrong. */
export const sloppyRecord = (parts: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, sloppy(part)])), {
    requiredKeys: [],
  });

/** Few ids, so that they meet again. */
export const someId = fc.integer({ min: 1, max: 6 });

const index = fc.integer({ min: -3, max: 12 });
const address = fc.constantFrom('https://blog.test/a', 'javascript:alert(1)', '', 'nowhere', 'mailto:a@b.c');

const range = sloppyRecord({
  indices: fc.tuple(index, index),
  type: fc.constantFrom('user', 'post', 'comment', 'site', 'b', 'noticon', 'list', ''),
  url: address,
  id: fc.oneof(someId, fc.string()),
  site_id: someId,
});

const ids = sloppyRecord({
  site: someId,
  post: someId,
  comment: someId,
  user: fc.oneof(someId, fc.string()),
});

const flag = fc.constantFrom<unknown>(true, false, 0, 1, '0', '1');
const actions = fc.dictionary(
  fc.constantFrom(
    'approve-comment',
    'spam-comment',
    'trash-comment',
    'like-post',
    'like-comment',
    'follow',
    'x',
  ),
  sloppy(flag),
);

const block = sloppyRecord({
  type: fc.constantFrom('user', 'comment', 'post', ''),
  text: fc.string({ maxLength: 10, unit: 'grapheme' }),
  ranges: fc.array(sloppy(range), { maxLength: 3 }),
  media: fc.array(
    sloppyRecord({
      indices: fc.tuple(index, index),
      type: fc.constantFrom('image', 'badge'),
      url: address,
      width: index,
    }),
    { maxLength: 2 },
  ),
  actions,
  meta: sloppyRecord({
    ids,
    links: sloppyRecord({ home: address }),
    titles: sloppyRecord({ home: fc.string() }),
  }),
  nest_level: index,
  edit_comment_link: address,
});
const blocks = fc.array(sloppy(block), { maxLength: 2 });

/** A few moments, so that notes of the very same time meet. */
const timestamp = fc
  .integer({ min: 0, max: 4 })
  .map((hour) => new Date(Date.UTC(2026, 10, 20, hour)).toISOString());

/** A note as it may come, good or bad. */
export const wireNote = sloppyRecord({
  id: someId,
  type: fc.constantFrom('comment', 'like', 'follow', 'reblog'),
  read: flag,
  unread: flag,
  timestamp,
  note_hash: fc.integer({ min: 1, max: 3 }),
  title: fc.string(),
  url: address,
  icon: address,
  noticon: fc.string({ maxLength: 1 }),
  subject: blocks,
  header: blocks,
  body: blocks,
  meta: sloppyRecord({ ids }),
});

/** A good note; of one id there may be many, and no two need be alike. */
export const goodNote = fc.record({
  id: someId,
  type: fc.constantFrom('comment', 'like', 'follow', 'reblog'),
  title: fc.constant('A note'),
  read: fc.constantFrom(0, 1),
  timestamp,
  note_hash: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
  body: fc.array(fc.record({ actions, meta: fc.record({ ids: fc.record({ site: someId }) }) }), {
    maxLength: 1,
  }),
  meta: fc.record({ ids: fc.record({ site: someId, post: someId, comment: someId }) }),
});

/** An answer with notes: each as it may come, some twice. */
export const notesAnswer = sloppyRecord({
  notes: fc.array(sloppy(wireNote), { maxLength: 8 }),
  last_seen_time: fc.oneof(fc.integer(), fc.string()),
});

/** Any text at all, some of it JSON, some of that what the panel looks for. */
export const anyText = fc.oneof(
  fc.string(),
  fc.json(),
  notesAnswer.map((answer) => JSON.stringify(answer)),
);

/** An answer to a light poll. */
export const polledAnswer = sloppyRecord({
  notes: fc.array(sloppyRecord({ id: someId, note_hash: fc.constantFrom<unknown>(1, 2, '2', 'x') }), {
    maxLength: 8,
  }),
});
