import fc from 'fast-check';

/** Mostly a valid value, sometimes any JSON value. */
export const mostlyValid = <T>(right: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: right }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) });

/** An object with these properties, any of which may be missing or malformed. */
export const mostlyValidRecord = (parts: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, mostlyValid(part)])), {
    requiredKeys: [],
  });

/** One of a few ids, so that ids repeat. */
export const someId = fc.integer({ min: 1, max: 6 });

const index = fc.integer({ min: -3, max: 12 });
const address = fc.constantFrom('https://blog.test/a', 'javascript:alert(1)', '', 'nowhere', 'mailto:a@b.c');

const range = mostlyValidRecord({
  indices: fc.tuple(index, index),
  type: fc.constantFrom('user', 'post', 'comment', 'site', 'b', 'noticon', 'list', ''),
  url: address,
  id: fc.oneof(someId, fc.string()),
  site_id: someId,
});

const ids = mostlyValidRecord({
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
  mostlyValid(flag),
);

const block = mostlyValidRecord({
  type: fc.constantFrom('user', 'comment', 'post', ''),
  text: fc.string({ maxLength: 10, unit: 'grapheme' }),
  ranges: fc.array(mostlyValid(range), { maxLength: 3 }),
  media: fc.array(
    mostlyValidRecord({
      indices: fc.tuple(index, index),
      type: fc.constantFrom('image', 'badge'),
      url: address,
      width: index,
    }),
    { maxLength: 2 },
  ),
  actions,
  meta: mostlyValidRecord({
    ids,
    links: mostlyValidRecord({ home: address }),
    titles: mostlyValidRecord({ home: fc.string() }),
  }),
  nest_level: index,
  edit_comment_link: address,
});
const blocks = fc.array(mostlyValid(block), { maxLength: 2 });

/** One of a few times, so that notes share a time. */
const timestamp = fc
  .integer({ min: 0, max: 4 })
  .map((hour) => new Date(Date.UTC(2026, 10, 20, hour)).toISOString());

/** A note as the platform may send it, valid or malformed. */
export const wireNote = mostlyValidRecord({
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
  meta: mostlyValidRecord({ ids }),
});

/** A valid note. Notes with the same id may differ. */
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

/** A response with notes, some of them malformed or duplicate. */
export const notesAnswer = mostlyValidRecord({
  notes: fc.array(mostlyValid(wireNote), { maxLength: 8 }),
  last_seen_time: fc.oneof(fc.integer(), fc.string()),
});

/** Any text; some of it is JSON, and some of that is a response with notes. */
export const anyText = fc.oneof(
  fc.string(),
  fc.json(),
  notesAnswer.map((answer) => JSON.stringify(answer)),
);

/** A response to a light poll. */
export const polledAnswer = mostlyValidRecord({
  notes: fc.array(mostlyValidRecord({ id: someId, note_hash: fc.constantFrom<unknown>(1, 2, '2', 'x') }), {
    maxLength: 8,
  }),
});
