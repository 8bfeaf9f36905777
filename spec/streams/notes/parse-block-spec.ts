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

const rangesOf = (...ranges: readonly unknown[]) => blockOf({ ranges })?.ranges;
const stretchOf = (indices: unknown) => rangesOf({ indices })?.map(({ start, end }) => [start, end]);

describe('indices', () => {
  test('[fields-of-a-range] count UTF-16 code units', () => {
    const [range] = rangesOf({ indices: [7, 12] }) ?? [];
    expect(TEXT.slice(range?.start, range?.end)).toBe('liked');
  });

  test.each([
    ['past the end are clipped', [7, 99], [[7, 15]]],
    ['wholly past the end are empty', [20, 99], [[15, 15]]],
    ['before the start are clipped', [-3, 3], [[0, 3]]],
    ['may be empty', [4, 4], [[4, 4]]],
    ['are rounded down', [0.9, 3.9], [[0, 3]]],
    ['may be texts', ['0', '3'], [[0, 3]]],
    ['that end before they start are ignored', [5, 2], []],
    ['that end right before they start are ignored', [3, 2], []],
    ['of one number are ignored', [5], []],
    ['of no number are ignored', [], []],
    ['that are not a list are ignored', '0,3', []],
    ['that are missing are ignored', undefined, []],
    ['that are not numbers are ignored', [null, {}], []],
    ['that are letters are ignored', ['a', 'b'], []],
    ['without a start are ignored', [null, 3], []],
    ['without an end are ignored', [0, null], []],
  ])('%s', (_name, indices, expected) => {
    expect(stretchOf(indices)).toEqual(expected);
  });
});

describe('a range', () => {
  test('[fields-of-a-range] without a type is a plain link', () => {
    expect(rangesOf({ indices: [0, 3], url: 'https://blog.example' })).toMatchObject([
      { type: '', url: 'https://blog.example', id: '', parent: '' },
    ]);
  });

  test('of the second form has the id and parent of its node', () => {
    expect(
      rangesOf({ indices: [0, 3], type: 'h3', id: '9', parent: '8', style: 'x', context: 'y' }),
    ).toMatchObject([{ type: 'h3', id: '9', parent: '8' }]);
    expect(rangesOf({ indices: [0, 3], type: 'p', id: '2', parent: null })).toMatchObject([{ parent: '' }]);
  });

  test('of an entity has the ids of the entity, its site and its post', () => {
    expect(rangesOf({ indices: [0, 3], type: 'comment', id: 9, site_id: 1, post_id: '2' })).toMatchObject([
      { id: '9', siteId: 1, postId: 2 },
    ]);
  });

  test('may be an empty noticon', () => {
    expect(rangesOf({ indices: [0, 0], type: 'noticon', value: '\uf814' })).toMatchObject([
      { start: 0, end: 0, type: 'noticon', value: '\uf814' },
    ]);
  });

  test.each([
    ['ann@blog.example', 'mailto:ann@blog.example'],
    ['', ''],
    [undefined, ''],
    ['javascript:alert(1)', ''],
    [{ href: 'https://blog.example' }, ''],
  ])('[range-types] with the address %j links to %j', (input, url) => {
    expect(rangesOf({ indices: [0, 3], url: input })).toMatchObject([{ url }]);
  });

  test('may be unsorted, duplicate or overlapping', () => {
    const indices = [
      [4, 6],
      [0, 3],
      [0, 3],
      [2, 5],
    ];
    expect(rangesOf(...indices.map((each) => ({ indices: each })))).toHaveLength(4);
  });

  test('that is malformed is skipped', () => {
    expect(rangesOf(null, 'x', 7, [], {}, { indices: [0, 3] })).toHaveLength(1);
    expect(blockOf({ ranges: { 0: { indices: [0, 3] } } })?.ranges).toEqual([]);
  });
});
