import { parseBlocks } from '../../../src/streams/notes/parse-block';

const TEXT = 'Ann 👋 liked it';

const blockOf = (block: Readonly<Record<string, unknown>>) => parseBlocks([{ text: TEXT, ...block }])[0];
const rangesOf = (...ranges: readonly unknown[]) => blockOf({ ranges })?.ranges;
const stretchOf = (indices: unknown) => rangesOf({ indices })?.map(({ start, end }) => [start, end]);

describe('indices', () => {
  test('count UTF-16 code units', () => {
    const [range] = rangesOf({ indices: [7, 12] }) ?? [];
    expect(TEXT.slice(range?.start, range?.end)).toBe('liked');
  });

  test.each([
    ['past the end are clipped', [7, 99], [[7, 15]]],
    ['wholly past the end are empty', [20, 99], [[15, 15]]],
    ['before the start are clipped', [-3, 3], [[0, 3]]],
    ['may be empty', [4, 4], [[4, 4]]],
    ['are whole', [0.9, 3.9], [[0, 3]]],
    ['come as texts, too', ['0', '3'], [[0, 3]]],
    ['that end before they start are none', [5, 2], []],
    ['of one number are none', [5], []],
    ['that are no list are none', '0,3', []],
    ['that are missing are none', undefined, []],
    ['that are no numbers are none', [null, {}], []],
  ])('%s', (_name, indices, expected) => {
    expect(stretchOf(indices)).toEqual(expected);
  });
});

describe('a range', () => {
  test('without a type is a plain link', () => {
    expect(rangesOf({ indices: [0, 3], url: 'https://blog.example' })).toMatchObject([
      { type: '', url: 'https://blog.example', id: '', parent: '' },
    ]);
  });

  test('of the second form has a node’s id and parent', () => {
    expect(
      rangesOf({ indices: [0, 3], type: 'h3', id: '9', parent: '8', style: 'x', context: 'y' }),
    ).toMatchObject([{ type: 'h3', id: '9', parent: '8' }]);
    expect(rangesOf({ indices: [0, 3], type: 'p', id: '2', parent: null })).toMatchObject([{ parent: '' }]);
  });

  test('of an entity has its id, and its site’s and post’s', () => {
    expect(rangesOf({ indices: [0, 3], type: 'comment', id: 9, site_id: 1, post_id: '2' })).toMatchObject([
      { id: '9', siteId: 1, postId: 2 },
    ]);
  });

  test('may be a noticon of no length', () => {
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
  ])('with the address %j leads to %j', (given, url) => {
    expect(rangesOf({ indices: [0, 3], url: given })).toMatchObject([{ url }]);
  });

  test('may be unsorted, the same as another, or across it: each is kept as it comes', () => {
    const indices = [
      [4, 6],
      [0, 3],
      [0, 3],
      [2, 5],
    ];
    expect(rangesOf(...indices.map((each) => ({ indices: each })))).toHaveLength(4);
  });

  test('that is none is left out', () => {
    expect(rangesOf(null, 'x', 7, [], {}, { indices: [0, 3] })).toHaveLength(1);
    expect(blockOf({ ranges: { 0: { indices: [0, 3] } } })?.ranges).toEqual([]);
  });
});
