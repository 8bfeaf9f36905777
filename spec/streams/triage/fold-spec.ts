import type { Note } from '../../../src/streams/notes/note';
import { fold, foldSubject } from '../../../src/streams/triage/fold';
import { note } from '../../support/notes';

const NEWEST = Date.UTC(2026, 10, 20, 12);
const HOUR_MS = 3_600_000;

/** A note in a list: its key, its age, and whether it is unfolded. */
interface Listed {
  readonly key?: string | undefined;
  readonly agedMs?: number;
  readonly isUnfolded?: boolean;
}

const NOTE = note(1);

/** The rows of notes with the ids 1, 2 and so on, in the order of the list. */
function rowsOf(listed: readonly Listed[]): readonly (readonly number[])[] {
  const notes = listed.map(({ agedMs = 0 }, at) => ({ ...NOTE, id: at + 1, timestamp: NEWEST - agedMs }));
  const of = ({ id }: Note): Listed | undefined => listed[id - 1];
  const rows = fold(
    notes,
    (each) => of(each)?.key,
    (each) => of(each)?.isUnfolded ?? false,
  );
  return rows.map((row) => row.map(({ id }) => id));
}

const a = { key: 'a' };
const b = { key: 'b' };
const none: Listed = {};
const at = (...hours: readonly number[]): readonly Listed[] =>
  hours.map((each) => ({ ...a, agedMs: each * HOUR_MS }));
const together = [[1, 2, 3]];
const twice = [...together, [4, 5, 6]];
const single = [[1], [2], [3]];

test.each<[string, readonly Listed[], readonly (readonly number[])[]]>([
  ['no notes', [], []],
  ['three with one key', [a, a, a], together],
  ['two with one key', [a, a], [[1], [2]]],
  ['three without a key', [none, none, none], single],
  ['three, of which one has another key', [a, b, a], single],
  ['notes that do not follow one another', [a, a, none, a, a], [[1], [2], [3], [4], [5]]],
  ['three after three', [a, a, a, b, b, b], twice],
  ['12 hours', at(0, 0, 12), together],
  ['more than 12 hours', at(0, 0, 12.001), single],
  ['hours that count from the oldest note', at(0, 1, 2, 3, 9, 15), twice],
  ['a new note, which takes none out of a fold', at(0, 4, 8, 13), [[1], [2, 3, 4]]],
  ['an unfolded note and those around it', [a, { ...a, isUnfolded: true }, a], single],
  ['a fold beside an unfolded note', [a, a, a, { ...b, isUnfolded: true }], [...together, [4]]],
])('[fold-rows] [fold-opened] %s', (_name, listed, expected) => {
  expect(rowsOf(listed)).toEqual(expected);
});

/** All lists of `length` items. */
const listsOf = <T>(items: readonly T[], length: number): readonly (readonly T[])[] =>
  length === 0 ? [[]] : listsOf(items, length - 1).flatMap((list) => items.map((item) => [...list, item]));

/** All divisions of the numbers from 1 to `count` into consecutive parts. */
const divisionsOf = (count: number): readonly (readonly (readonly number[])[])[] =>
  listsOf([true, false], Math.max(count - 1, 0)).map((cuts) =>
    cuts.reduce<readonly (readonly number[])[]>(
      (parts, isCut, index) =>
        isCut ? [...parts, [index + 2]] : [...parts.slice(0, -1), [...(parts.at(-1) ?? []), index + 2]],
      [[1]],
    ),
  );
const DIVISIONS = [1, 2, 3, 4, 5].map(divisionsOf);

/**
 * The rows by trying all divisions: of those whose parts may be one row, the one with the longest
 * parts, the oldest part first. Then small parts, and those with an unfolded note, are divided.
 */
function expectedRows(listed: readonly Listed[]): readonly (readonly number[])[] {
  const mayBeOne = (part: readonly number[]): boolean => {
    const notes = part.flatMap((id) => listed[id - 1] ?? []);
    const ages = notes.map(({ agedMs = 0 }) => agedMs);
    const keys = new Set(notes.map(({ key }) => key));
    return (
      part.length === 1 ||
      (keys.size === 1 && !keys.has(undefined) && Math.max(...ages) - Math.min(...ages) <= 12 * HOUR_MS)
    );
  };
  const lengths = (parts: readonly (readonly number[])[]): number =>
    Number(
      parts
        .map(({ length }) => length)
        .toReversed()
        .join('')
        .padEnd(5, '0'),
    );
  const [best = []] = (DIVISIONS[listed.length - 1] ?? [])
    .filter((parts) => parts.every(mayBeOne))
    .toSorted((one, other) => lengths(other) - lengths(one));
  return best.flatMap((part) =>
    part.length < 3 || part.some((id) => listed[id - 1]?.isUnfolded) ? part.map((id) => [id]) : [part],
  );
}

test.each([1, 2, 3, 4, 5])('[fold-rows] [fold-opened] all lists of %d notes', (length) => {
  for (const keys of listsOf(['a', 'b', undefined], length))
    for (const hours of listsOf(length < 5 ? [0, 4, 12] : [4, 12], length - 1))
      for (let unfolded = 0; unfolded <= length; unfolded += 1) {
        let age = 0;
        const listed = keys.map((key, index) => {
          age += index === 0 ? 0 : (hours[index - 1] ?? 0);
          return { key, agedMs: age * HOUR_MS, isUnfolded: unfolded === index + 1 };
        });
        const [rows, expected] = [rowsOf(listed), expectedRows(listed)];
        // A hundred thousand lists: comparing them by `expect` would take a minute.
        if (JSON.stringify(rows) !== JSON.stringify(expected))
          expect({ listed, rows }).toEqual({ listed, rows: expected });
      }
});

const FOLLOW = { type: 'follow' };
const LIKE = { type: 'like', meta: { ids: { site: 1, post: 2 } } };
const COMMENT_LIKE = { type: 'comment_like', meta: { ids: { site: 1, post: 2, comment: 3 } } };

test.each<[string, object, object, boolean]>([
  ['follows of two sites', FOLLOW, { ...FOLLOW, meta: { ids: { site: 5 } } }, true],
  ['likes of one post', LIKE, LIKE, true],
  ['likes of two posts', LIKE, { ...LIKE, meta: { ids: { site: 1, post: 3 } } }, false],
  ['likes of posts of two sites', LIKE, { ...LIKE, meta: { ids: { site: 5, post: 2 } } }, false],
  ['likes of one comment', COMMENT_LIKE, COMMENT_LIKE, true],
  [
    'likes of two comments',
    COMMENT_LIKE,
    { ...COMMENT_LIKE, meta: { ids: { site: 1, post: 2, comment: 4 } } },
    false,
  ],
  ['a like of a post and one of its comment', LIKE, COMMENT_LIKE, false],
  [
    'likes without a post',
    { ...LIKE, meta: { ids: { site: 1 } } },
    { ...LIKE, meta: { ids: { site: 1 } } },
    false,
  ],
  ['comments', {}, {}, false],
  ['reblogs', { type: 'reblog' }, { type: 'reblog' }, false],
  ['follows without a time', { ...FOLLOW, timestamp: '' }, { ...FOLLOW, timestamp: '' }, false],
])('[fold-rows] %s', (_name, one, other, areAlike) => {
  const [first, second] = [note(1, { ...one }), note(2, { ...other })].map(foldSubject);
  expect(first !== undefined && first === second).toBe(areAlike);
});
