/** @jest-environment jsdom */
import { markedRanges, matchesIn } from '../../../src/components/find/marks';
import { foldWithPlaces } from '../../../src/lib/fold-text';
import { queryWords } from '../../../src/streams/find/matches';

const marked = (text: string, query: string): readonly string[] =>
  matchesIn(foldWithPlaces(text), text.length, queryWords(query)).map(({ start, end }) =>
    text.slice(start, end),
  );

test.each<[string, string, string, readonly string[]]>([
  ['each occurrence', 'tea and Tea', 'TEA', ['tea', 'Tea']],
  ['each word', 'tea and cake', 'cake tea', ['cake', 'tea']],
  ['a letter with its accent', 'Crème brûlée', 'creme', ['Crème']],
  ['a letter with a separate accent', 'Cre\u0300me', 'creme', ['Cre\u0300me']],
  ['Arabic with its diacritics', 'كتب مُحَمَّدٌ هنا', 'محمد', ['مُحَمَّدٌ']],
  ['a letter that folds to two', 'Straße', 'ass', ['aß']],
  ['a letter of which half matches', 'Straße', 'as', ['aß']],
  ['an emoji', 'a 🍰 b', '🍰', ['🍰']],
  ['a part of a joined emoji', 'a 👩‍🍳 b', '🍳', ['🍳']],
  ['nothing for other words', 'tea', 'cake', []],
])('[find-marks] %s is marked', (_what, text, query, parts) => {
  expect(marked(text, query)).toEqual(parts);
});

test('[find-marks] the texts stay as they are, and the marks follow changed ones', () => {
  document.body.innerHTML = '<p>More <b>tea</b> and tea</p><p>Cake</p>';
  const { innerHTML } = document.body;
  const texts = () =>
    markedRanges(document.querySelectorAll('p'), ['tea']).map(({ startContainer, startOffset, endOffset }) =>
      (startContainer.textContent ?? '').slice(startOffset, endOffset),
    );
  expect(texts()).toEqual(['tea', 'tea']);
  expect(document.body.innerHTML).toBe(innerHTML);
  for (const node of document.querySelectorAll('p')[1]?.childNodes ?? []) node.textContent = 'TEA';
  expect(texts()).toEqual(['tea', 'tea', 'TEA']);
});

test('[find-limits] at most 500 parts are marked', () => {
  document.body.innerHTML = `<p>${'a'.repeat(10_000)}</p>`.repeat(3);
  expect(markedRanges(document.querySelectorAll('p'), ['a'])).toHaveLength(500);
});
