import fc from 'fast-check';
import { assertProperty } from '../../support/generated/assert-property';
import { queryWords, selectMatches } from '../../../src/streams/find/matches';
import { selectNoteSites } from '../../../src/streams/find/sites';
import type { Note } from '../../../src/streams/notes/note';
import { initialState, type State } from '../../../src/streams/state/state';
import { isCollected } from '../../support/collected';
import { holding, note } from '../../support/notes';

const at = (id: number, changes: object) =>
  note(id, { timestamp: `2026-11-20T12:0${9 - id}:00+00:00`, title: '', body: [], ...changes });
const subject = (text: string) => ({ subject: [{ text }] });
const user = (text: string, home: string, title: string, site = 7) => ({
  body: [{ type: 'user', text, meta: { ids: { site }, links: { home }, titles: { home: title } } }],
});

const notes = [
  at(1, subject('Amélie liked your post "Kettles, boiled"')),
  at(2, { ...user('Kwame', 'https://osei.example/about', 'Kwame Repairs Things'), ...subject('A like') }),
  at(3, { ...subject('كتب مُحَمَّدٌ تعليقًا'), meta: { ids: { site: 2 } } }),
  at(4, {
    subject: [{ text: 'A follower of Night Bus', ranges: [{ type: 'site', id: 3, indices: [14, 23] }] }],
    url: 'https://bus.example/1',
    meta: { ids: { site: 3 } },
  }),
  at(5, { ...subject('🍰 for you'), meta: { ids: { site: 3 } } }),
  at(6, { header: [{ text: 'The post about tea' }], title: 'Reblog', url: 'https://bus.example/2' }),
];

const searching = (query: string, siteId: number | null = null, held: readonly Note[] = notes): State => ({
  ...initialState,
  ...holding(...held),
  view: 'find',
  find: { query, siteId, noteIds: null, from: 'notes', focus: 0 },
});
const found = (query: string, siteId: number | null = null) => selectMatches(searching(query, siteId));

test.each<[string, string, readonly number[]]>([
  ['a text', 'boiled', [1]],
  ['a part of a word', 'ettl', [1]],
  ['capitals', 'KETTLES', [1]],
  ['a person without her accent', 'amelie', [1]],
  ['an accent that the text has not', 'kéttles', [1]],
  ['the title of a site of a person', 'repairs', [2]],
  ['the address of a site of a person', 'osei.example', [2]],
  ['Arabic without diacritics', 'محمد', [3]],
  ['Arabic with diacritics', 'مُحَمَّدٌ', [3]],
  ['an emoji', '🍰', [5]],
  ['a post in the header', 'tea', [6]],
  ['a title', 'reblog', [6]],
  ['the address of the note, and of others of its site', 'bus.example', [1, 2, 4, 6]],
  ['the name of the site, also of notes that do not name it', 'night bus', [4, 5]],
  ['words in any order', 'boiled amélie', [1]],
  ['words of different parts', 'cake 🍰', []],
  ['a word that crosses two parts', 'you https', []],
  ['what is nowhere', 'xyzzy', []],
])('[find-words] finds %s', (_what, query, ids) => {
  expect(found(query)).toEqual(ids);
});

test.each([
  ['nothing', ''],
  ['white space', ' \n\t '],
  ['marks alone', '\u064b\u0301'],
])('[find-words] a query of %s searches for nothing', (_what, query) => {
  expect(found(query)).toBeNull();
});

test('[find-words] a closed search finds nothing', () => {
  expect(selectMatches({ ...searching('boiled'), view: 'notes' })).toBeUndefined();
});

test('[find-site] the sites of the held notes are known by the names in their texts, or else by their address', () => {
  const sites = (...held: readonly Note[]) => selectNoteSites({ ...initialState, ...holding(...held) });
  // The others are notes of site 1, as `note` makes them.
  expect(sites(...notes)).toEqual([
    { id: 2, name: '2' },
    { id: 1, name: 'bus.example' },
    { id: 3, name: 'Night Bus' },
  ]);
  expect(sites(at(1, { url: 'https://tea.example/1', meta: { ids: { site: 5, post: 1 } } }))).toEqual([
    { id: 5, name: 'tea.example' },
  ]);
});

test('[find-site] two sites of one name are told apart', () => {
  const state = {
    ...initialState,
    ...holding(
      at(1, { url: 'https://a.example/1', meta: { ids: { site: 5, post: 1 } } }),
      at(2, { url: 'https://a.example/2', meta: { ids: { site: 6, post: 1 } } }),
    ),
  };
  expect(selectNoteSites(state).map(({ name }) => name)).toEqual(['a.example (5)', 'a.example (6)']);
});

test.each<[number | null, string, readonly number[] | null]>([
  [3, '', [4, 5]],
  [3, 'for you', [5]],
  [2, 'for you', []],
  // No held note is about it any more.
  [99, '', null],
  [99, 'for you', [5]],
])('[find-site] the site %s with the query "%s" finds %s', (siteId, query, ids) => {
  expect(found(query, siteId)).toEqual(ids);
});

test('[find-words] the ids stay the same array until notes or the query change', () => {
  const state = searching('a');
  const ids = selectMatches(state);
  expect(selectMatches({ ...state, now: 5, drafts: {} })).toBe(ids);
});

test('[find-words] any query is searched for without an error, and finds nothing or held notes', () => {
  assertProperty(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (query) => {
      const ids = selectMatches(searching(query));
      expect(ids === null).toBe(queryWords(query).length === 0);
      expect(ids?.every((id) => notes.some((each) => each.id === id)) ?? true).toBe(true);
    }),
    40,
  );
});

test('the search keeps no reference to earlier notes', async () => {
  const look = (held: Note): void => {
    selectMatches(searching('a', null, [held]));
    selectMatches(searching('a', null, []));
  };
  expect(await isCollected(() => note(1), look)).toBe(true);
});

test('[find-words] what only a filter has found below the list is searched, too', () => {
  const state = { ...searching('boiled'), foundNotes: { 1: { likes: true as const } } };
  expect(selectMatches(state)).toEqual([1]);
});
