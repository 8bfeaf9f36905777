const pairsOf = (text: string): ReadonlySet<string> => {
  const letters = text.toLowerCase();
  return new Set(
    Array.from({ length: Math.max(letters.length - 1, 0) }, (_, at) => letters.slice(at, at + 2)),
  );
};

/** How many pairs of letters two texts share, from 0 to 1. */
function similarity(one: string, other: string): number {
  const [ones, others] = [pairsOf(one), pairsOf(other)];
  const shared = [...ones].filter((pair) => others.has(pair)).length;
  return ones.size + others.size === 0 ? 0 : (2 * shared) / (ones.size + others.size);
}

/** The candidates most similar to a name, best first. */
export const nearest = (name: string, candidates: readonly string[]): readonly string[] =>
  [...new Set(candidates)]
    .map((candidate) => ({ candidate, score: similarity(name, candidate) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
