import { difference, parseLightPoll, withPolledHash } from '../../../src/streams/list/difference';
import { note, polled } from '../../support/notes';
import { table } from '../../support/table';

/** Ids: '5 4 3'; * marks a changed hash: '5 4* 3'; ? is an entry with a malformed id. */
const poll = (entries: string) => {
  const notes = entries
    .split(' ')
    .filter((entry) => entry !== '')
    .map((entry) =>
      entry === '?' ? { id: null } : polled(parseInt(entry), entry.endsWith('*') ? 77 : undefined),
    );
  return parseLightPoll({ notes }) ?? { notes: [], count: -1 };
};
const held = (ids: string) =>
  ids
    .split(' ')
    .filter((id) => id !== '')
    .map((id) => note(Number(id)));

test.each(
  table(`
  held    | polled          | number | changed | gone | name
  5 4 3   | 5 4 3           | 10     |         |      | an unchanged poll has no difference
  4 3     | 5 4 3           | 10     | 5       |      | an unknown note has changed
  5 4 3   | 5 4* 3          | 10     | 4       |      | a note with another hash has changed
  5 4 3   | 6 5* 5 4 4* 6 3 | 10     | 6 5     |      | only the first of duplicate entries counts
  5 4 3   | 5 3             | 10     |         | 4    | a note that the poll lacks is gone
  5 4 3   | 5 4             | 3      |         | 3    | the oldest note is gone, too, if the page is not full
  5 4 3 2 | 5 4             | 2      |         |      | a full page removes no older notes
  6 5 4 3 | 6 4             | 2      |         | 5    | a full page removes notes that are newer than its oldest
  2 1     | 9 8             | 2      | 9 8     |      | a full page of unknown notes removes no notes
  2 1     |                 | 10     |         | 2 1  | an empty poll removes all notes
  5 4 3   | 5 ? 3           | 10     |         |      | a malformed entry may be any note, so no note is gone
  5 4 3   | 5 ?             | 2      |         |      | a malformed entry counts for a full page
`),
)('$name', ({ held: heldIds, polled: polledIds, number, changed, gone }) => {
  const found = difference(held(heldIds), poll(polledIds), Number(number));
  expect([found.changed.map(({ id }) => id).join(' '), found.gone.join(' ')]).toEqual([changed, gone]);
});

test('an entry without a hash never counts as changed', () => {
  expect(difference([note(1)], { notes: [{ id: 1, hash: undefined }], count: 1 }, 10).changed).toEqual([]);
});

describe('parseLightPoll', () => {
  test.each([
    [
      'reads ids and hashes that are numbers',
      [{ id: 1, note_hash: 4007447833 }],
      [{ id: 1, hash: 4007447833 }],
    ],
    [
      'reads ids and hashes that are texts',
      [{ id: '1', note_hash: '4007447833' }],
      [{ id: 1, hash: 4007447833 }],
    ],
    ['reads entries without a hash', [{ id: 1 }], [{ id: 1, hash: undefined }]],
    ['skips entries without a valid id', [{ note_hash: 1 }, null, 'x', { id: -1 }, { id: '__proto__' }], []],
  ])('%s', (_name, notes, expected) => {
    expect(parseLightPoll({ notes })).toEqual({ notes: expected, count: notes.length });
  });

  test.each([null, undefined, [], 'x', {}, { notes: null }, { notes: {} }])(
    'returns undefined for %j',
    (body) => {
      expect(parseLightPoll(body)).toBeUndefined();
    },
  );
});

test('a fetched note without a hash takes the polled hash, and one with a hash keeps its own', () => {
  const bare = note(1, { note_hash: undefined });
  expect(withPolledHash(bare, [{ id: 1, hash: 5 }]).hash).toBe(5);
  expect(withPolledHash(bare, [{ id: 2, hash: 5 }]).hash).toBeUndefined();
  expect(withPolledHash(note(1), [{ id: 1, hash: 5 }]).hash).toBe(1);
});
