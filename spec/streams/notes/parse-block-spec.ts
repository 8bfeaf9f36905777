import { limitsOfNote } from '../../../src/streams/notes/limits';
import { parseBlocks, parseIds } from '../../../src/streams/notes/parse-block';

const TEXT = 'Ann 👋 liked it';

const blockOf = (block: Readonly<Record<string, unknown>>) =>
  parseBlocks([{ text: TEXT, ...block }], limitsOfNote())[0];
const mediaOf = (...media: readonly unknown[]) => blockOf({ media })?.media;

describe('[fields-of-media] an image or badge', () => {
  const url = 'https://blog.example/a.png';

  test.each([
    [
      { width: '120', height: 207 },
      { width: 120, height: 207 },
    ],
    [{ width: '240px' }, { width: 240, height: undefined }],
    [
      { width: '10.6', height: 'auto' },
      { width: 11, height: undefined },
    ],
    [
      { width: 0, height: -1 },
      { width: undefined, height: undefined },
    ],
  ])('with the sizes %j measures %j', (sizes, expected) => {
    expect(mediaOf({ type: 'image', url, indices: [0, 0], ...sizes })).toMatchObject([expected]);
  });

  test('is placed by its indices, at the start if they are missing, and never after the end', () => {
    const at = (indices: unknown) =>
      mediaOf({ type: 'badge', url, indices })?.map(({ start, end }) => [start, end]);
    expect(at([0, 7])).toEqual([[0, 7]]);
    expect(at(undefined)).toEqual([[0, 0]]);
    expect(at([90, 99])).toEqual([[15, 15]]);
  });

  test('[fields-of-media] has no other type, and loads only from web addresses', () => {
    expect(mediaOf({ type: 'video', url }, { url }, null)).toEqual([]);
    expect(mediaOf({ type: 'image', url: 'data:image/svg+xml,x' }, { type: 'image' })).toMatchObject([
      { url: '' },
      { url: '' },
    ]);
  });
});

describe('actions', () => {
  test('[action-flags] exist if their key exists, whatever its value', () => {
    const actions = {
      'spam-comment': false,
      'like-comment': 'true',
      'approve-comment': 1,
      'edit-comment': null,
    };
    expect(blockOf({ actions })?.actions).toEqual({
      'spam-comment': false,
      'like-comment': false,
      'approve-comment': true,
      'edit-comment': false,
    });
  });

  test('are undefined if the block has none, and empty if it offers none', () => {
    expect(blockOf({})?.actions).toBeUndefined();
    expect(blockOf({ actions: [] })?.actions).toBeUndefined();
    expect(blockOf({ actions: {} })?.actions).toEqual({});
  });

  test('[action-flags] with unknown names are skipped', () => {
    expect(blockOf({ actions: { 'delete-site': true, toString: true } })?.actions).toEqual({});
  });
});

test('[fields-of-a-block] missing parts of a block are empty', () => {
  expect(parseBlocks([{}], limitsOfNote())).toEqual([
    {
      type: '',
      text: '',
      ranges: [],
      media: [],
      actions: undefined,
      ids: {},
      homeUrl: '',
      homeTitle: '',
      homeTagline: '',
      nestLevel: 0,
      editCommentLink: '',
    },
  ]);
});

test('[fields-of-a-block] a user block has the ids, address, title and tagline of its user', () => {
  const meta = {
    ids: { user: 6, site: '1' },
    links: { home: 'https://blog.example' },
    titles: { home: 'A blog', tagline: 'About a cat' },
  };
  expect(blockOf({ type: 'user', meta, nest_level: '2' })).toMatchObject({
    ids: { user: 6, site: 1 },
    homeUrl: 'https://blog.example',
    homeTitle: 'A blog',
    homeTagline: 'About a cat',
    nestLevel: 2,
  });
});

test('a text keeps its white space, entities, tags, joiners and scripts', () => {
  const text = ' \t\u00a0\n\n\n&amp; <b>x</b> 👩‍👩‍👧 שלום 你好 ';
  expect(blockOf({ text })?.text).toBe(text);
});

test('a value that is not a list has no blocks, and malformed blocks are skipped', () => {
  for (const value of [undefined, null, {}, 'x']) expect(parseBlocks(value, limitsOfNote())).toEqual([]);
  expect(parseBlocks([null, 'x', [], { text: 'x' }], limitsOfNote())).toHaveLength(1);
});

test('[meta-ids] malformed ids are skipped', () => {
  expect(parseIds({ site: null, post: 'x', comment: -1, user: 7, other: 8 })).toEqual({ user: 7 });
  expect(parseIds(null)).toEqual({});
});
