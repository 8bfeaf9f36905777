import { type FoldedText, foldWithPlaces } from '../../lib/fold-text';

/** A match in a text, as a range of UTF-16 code units. */
export interface Match {
  readonly start: number;
  readonly end: number;
}

/** The maximum number of marks. More would not help the reader, and the browser has to paint each of them. */
const MAX_MARKS = 500;

/** Finds folded words in a text. A match includes the combining marks of its last character. */
export function matchesIn(text: FoldedText, length: number, words: readonly string[]): readonly Match[] {
  const { text: folded, places } = text;
  const placeOf = (index: number): number => (places ? (places[index] ?? length) : index);
  const endOf = (last: number): number => {
    let next = last + 1;
    // A single character may be folded to several.
    while (next < folded.length && placeOf(next) === placeOf(last)) next += 1;
    return placeOf(next);
  };
  return words.flatMap((word) => {
    const found: Match[] = [];
    let at = folded.indexOf(word);
    while (at !== -1 && found.length < MAX_MARKS) {
      found.push({ start: placeOf(at), end: endOf(at + word.length - 1) });
      at = folded.indexOf(word, at + word.length);
    }
    return found;
  });
}

/** Returns the ranges of the words in the texts of the elements, at most 500. */
export function markedRanges(elements: Iterable<Element>, words: readonly string[]): StaticRange[] {
  const ranges: StaticRange[] = [];
  if (words.length === 0) return ranges;
  for (const element of elements)
    for (const node of textsIn(element)) {
      for (const { start, end } of matchesIn(folded(node), node.data.length, words))
        // Static ranges, because browsers would update live ones with each change of the page.
        ranges.push(
          new StaticRange({ startContainer: node, startOffset: start, endContainer: node, endOffset: end }),
        );
      if (ranges.length >= MAX_MARKS) return ranges.slice(0, MAX_MARKS);
    }
  return ranges;
}

function textsIn(element: Element): readonly Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) texts.push(node);
  return texts;
}

/** The folded text of a node, cached until the text changes. */
function folded(node: Text): FoldedText {
  const cached = cache.get(node);
  if (cached?.data === node.data) return cached.folded;
  const entry = { data: node.data, folded: foldWithPlaces(node.data) };
  cache.set(node, entry);
  return entry.folded;
}
const cache = new WeakMap<Text, { readonly data: string; readonly folded: FoldedText }>();
