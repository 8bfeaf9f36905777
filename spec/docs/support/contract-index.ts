import { RULES } from './rules';
import { TESTS } from './tests';

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** The titles that prove a rule, by their families: the folders below `spec/`. */
export interface Proof {
  readonly id: string;
  readonly titles: ReadonlyMap<string, readonly string[]>;
}

export const PROOFS: readonly Proof[] = RULES.map(({ id }) => {
  const tests = TESTS.filter(({ ids }) => ids.includes(id));
  const families = unique(tests.map(({ family }) => family)).toSorted();
  const titlesIn = (family: string): readonly string[] =>
    unique(
      tests
        .filter((test) => test.family === family)
        .map(({ file, title }) => `${file.slice(`spec/${family}/`.length)} › ${title}`.trimEnd()),
    );
  return { id, titles: new Map(families.map((family) => [family, titlesIn(family)])) };
});

const HEAD = `The titles that prove each rule of the contract, by family: the first folder below spec/.
Written by \`npm run contract:index\`; never edited.
`;

/** The text of docs/contract/index.txt. */
export function contractIndex(): string {
  const rules = PROOFS.map(({ id, titles }) =>
    [
      id,
      ...[...titles].flatMap(([family, own]) => [`  ${family}`, ...own.map((title) => `    ${title}`)]),
    ].join('\n'),
  );
  return `${[HEAD, ...rules].join('\n')}\n`;
}

/** What `npm run contract:index` prints. */
export function contractSummary(): string {
  const counts = PROOFS.map(({ id, titles }) => ({ id, count: [...titles.values()].flat().length })).toSorted(
    (one, other) => one.count - other.count,
  );
  const [median, largest] = [counts[Math.floor(counts.length / 2)], counts.at(-1)];
  const families = [1, 2, 3, 4].map((size) => {
    const isOfSize = (count: number): boolean => (size === 4 ? count >= size : count === size);
    return `${PROOFS.filter(({ titles }) => isOfSize(titles.size)).length} in ${size}`;
  });
  return [
    `rules: ${PROOFS.length}, with a test: ${counts.filter(({ count }) => count > 0).length}`,
    `titles a rule: median ${median?.count}, largest ${largest?.count} (${largest?.id})`,
    `families a rule: ${families.join(', ')} or more`,
  ].join('\n');
}
