import { DEEDS } from './deeds';
import { differences, type Ledger } from './ledger';
import { nameOf, roundsOf } from './rounds';

/** What the platform has if nothing was done. */
const untouched: Ledger = { replies: 0, status: 'unapproved', deletes: 0, isLiked: false };

const dueOf = (name: string): Partial<Ledger> => DEEDS.find((deed) => deed.name === name)?.due ?? {};

test.each<[deed: string, change: Partial<Ledger>, wrong: readonly string[]]>([
  ['reply', { replies: 1, status: 'approved' }, []],
  ['reply', { status: 'approved' }, ['replies is 0, not 1']],
  ['reply', { replies: 2, status: 'approved' }, ['replies is 2, not 1']],
  ['trash', { status: 'trash', deletes: 1 }, []],
  ['trash', { status: 'gone', deletes: 2 }, ['status is gone, not trash', 'deletes is 2, not 1']],
  ['undone trash', {}, []],
  [
    'undone trash',
    { status: 'trash', deletes: 1 },
    ['status is trash, not unapproved', 'deletes is 1, not 0'],
  ],
  ['approve', {}, ['status is unapproved, not approved']],
  ['like', { isLiked: true }, []],
  ['like', {}, ['isLiked is false, not true']],
  ['draft', { replies: 1 }, ['replies is 1, not 0']],
])('of the deed %s, a ledger with %j has the differences %j', (deed, change, wrong) => {
  expect(differences(dueOf(deed), { ...untouched, ...change })).toEqual(wrong);
});

test('the same seed gives the same rounds, and every deed meets every ending', () => {
  const names = roundsOf(7).map(nameOf);
  expect(roundsOf(7).map(nameOf)).toEqual(names);
  expect(roundsOf(8).map(nameOf)).not.toEqual(names);
  const pairs = names.map((name) => name.replace(/ after .*/, ''));
  expect(new Set(pairs).size).toBe(36);
});
