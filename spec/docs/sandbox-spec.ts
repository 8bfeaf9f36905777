import { read } from './support/repository';

const README = read('sandbox/README.md');

/** The section below a heading, up to the next one. */
const sectionOf = (heading: string): string =>
  new RegExp(`^#+ ${heading}\\n(.*?)(?=^#|$(?![^]))`, 'ms').exec(README)?.[1] ?? '';

/** The names in backticks before the colon of each item of a list. */
const itemsOf = (section: string): readonly string[] =>
  [...section.matchAll(/^- ([^:]+):/gm)].flatMap(([, head = '']) =>
    [...head.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );

test('sandbox/README.md lists every control', () => {
  const source = ['control', 'filters', 'rules']
    .map((name) => read(`sandbox/platform/control/${name}.ts`))
    .join('\n');
  const routes = [...source.matchAll(/app\.post\('\/([\w/-]+)'/g)].map(([, path = '']) => path);
  const actions = [...(/actions: [^=]*= \[(.*?)\]/s.exec(source)?.[1] ?? '').matchAll(/'([\w-]+)'/g)].map(
    ([, name = '']) => name,
  );
  expect(actions).not.toEqual([]);
  expect(itemsOf(sectionOf('Controls')).toSorted()).toEqual([...actions, ...routes].toSorted());
});
