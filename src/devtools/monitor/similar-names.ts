/** Returns 'Similar: a, b.' with the similar names, or all names if none is similar. */
export function nearTo(input: string, names: readonly string[]): string {
  const similar = similarNames(input, names);
  return similar.length > 0 ? `Similar: ${similar.join(', ')}.` : `There are: ${names.join(', ')}.`;
}

const MAX_SIMILAR = 5;

/** Returns the names that contain the input or differ from it by one or two typos, most similar first. */
export function similarNames(input: string, names: readonly string[]): readonly string[] {
  const word = input.replaceAll('*', '').toLowerCase();
  if (word === '') return [];
  const distanceTo = (name: string): number =>
    name.includes(word)
      ? 0
      : Math.min(editDistance(word, name), ...name.split(/ > |\./).map((part) => editDistance(word, part)));
  return names
    .map((name) => ({ name, distance: distanceTo(name.toLowerCase()) }))
    .filter(({ distance }) => distance <= Math.max(2, word.length / 3))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_SIMILAR)
    .map(({ name }) => name);
}

/** The Levenshtein distance: the number of inserted, deleted or replaced letters. */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
