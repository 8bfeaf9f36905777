import { limitsOfNote } from '../../../src/streams/notes/limits';
import { parseBlocks } from '../../../src/streams/notes/parse-block';

const TEXT = 'Ann 👋 liked it';

const blockOf = (block: Readonly<Record<string, unknown>>) =>
  parseBlocks([{ text: TEXT, ...block }], limitsOfNote())[0];
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
