import { RULES } from './rules';
import { modulesOf, TESTS } from './tests';

const HEAD = `The tests of each rule of the contract, and the modules that they import.
Written by \`npm run contract:index\`; never edited.
`;

const unique = (lines: readonly string[]): readonly string[] => [...new Set(lines)];

/** The text of docs/contract/index.txt. A rule that only browser specs prove has no modules. */
export function contractIndex(): string {
  const rules = RULES.map(({ id }) => {
    const tests = TESTS.filter(({ ids }) => ids.includes(id));
    const modules = unique(tests.flatMap(({ file }) => modulesOf(file))).toSorted();
    return [
      id,
      ...unique(tests.map(({ file, title }) => `  test ${file} › ${title}`.trimEnd())),
      ...modules.map((module) => `  module ${module}`),
    ].join('\n');
  });
  return `${[HEAD, ...rules].join('\n')}\n`;
}
