import { foldText, foldWithPlaces } from '../../src/lib/fold-text';

test.each([
  ['KETTLE', 'kettle'],
  ['Crème Brûlée', 'creme brulee'],
  ['straße', 'STRASSE'],
  ['ẞ', 'ss'],
  ['İstanbul', 'istanbul'],
  ['ısparta', 'ISPARTA'],
  ['ΔΙΟΣ', 'διοσ'],
  ['مُحَمَّدٌ', 'محمد'],
  ['أحمد', 'احمد'],
  ['محـــمد', 'محمد'],
  ['שָׁלוֹם', 'שלום'],
  ['ﬁne', 'fine'],
  ['ｶﾞｷﾞ', 'ガギ'],
  ['❤️', '❤'],
  ['soft\u00adhyphen', 'softhyphen'],
  ['\u200fright', 'right'],
])('[find-words] %s and %s are equal in a search', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

test.each(['Crème brûlée ß', 'مُحَمَّدٌ محـــمد', '한국어 がぎ', 'a👩‍🍳b', 'İı', '\ud800x'])(
  '[find-words] %s is the same character by character',
  (text) => {
    const { text: folded, places } = foldWithPlaces(text);
    expect(folded).toBe(foldText(text));
    expect(places).toHaveLength(folded.length);
  },
);
