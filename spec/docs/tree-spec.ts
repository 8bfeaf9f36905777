import { nearest } from './support/nearest';
import { FILES, read } from './support/repository';

/** The folders that the tree of ARCHITECTURE.md names, such as `src/boot/chunks`, in its order. */
function foldersIn(tree: string): readonly string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    // An indent of two spaces for each level, names, two spaces, and a comment.
    const [, indent = '', texts = ''] = /^( *)(\S+(?: \S+)*)/.exec(line) ?? [];
    const names = texts.split(' ').flatMap((text) => (text.endsWith('/') ? [text.slice(0, -1)] : []));
    if (names.length === 0) return [];
    const depth = indent.length / 2;
    const folders = names.map((name) => [...parents.slice(0, depth), name].join('/'));
    parents.splice(depth, Infinity, names[0] ?? '');
    return folders;
  });
}

const [, TREE = ''] = /^## The tree$.*?^```\n(.*?)^```/ms.exec(read('ARCHITECTURE.md')) ?? [];
const NAMED = foldersIn(TREE);

/** The folders that contain a file, and all folders above them. */
const FOLDERS = [
  ...new Set(
    FILES.flatMap((file) => {
      const names = file.split('/').slice(0, -1);
      return names.map((_, at) => names.slice(0, at + 1).join('/'));
    }),
  ),
];

/** The folders that the tree must name: those at the top, and two levels of `src/`. */
const EXPECTED = FOLDERS.filter((folder) => /^([^/]+|src\/[^/]+(\/[^/]+)?)$/.test(folder));

test('the tree of ARCHITECTURE.md names every folder at the top, and two levels of src/', () => {
  const missing = EXPECTED.filter((folder) => !NAMED.includes(folder)).map(
    (folder) => `the tree lacks ${folder}/; nearest: ${nearest(folder, NAMED).join(', ')}`,
  );
  expect(missing).toEqual([]);
});

test('the tree of ARCHITECTURE.md names only folders that exist, each of them once', () => {
  const dead = NAMED.flatMap((folder, at) => {
    if (NAMED.indexOf(folder) !== at) return [`the tree names ${folder}/ twice`];
    return FOLDERS.includes(folder)
      ? []
      : [`the tree names ${folder}/, which does not exist; nearest: ${nearest(folder, FOLDERS).join(', ')}`];
  });
  expect(dead).toEqual([]);
});

/** The folders of `src/streams/` that are not domains. */
const NO_DOMAINS = ['behaviours', 'notes', 'operators', 'state'];

test('the domains in the tree are those of the import rules, the highest first', () => {
  const [, rules = ''] = /^const DOMAINS = \{\n(.*?)^\};/ms.exec(read('config/dependency-cruiser.js')) ?? [];
  const domains = [...rules.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
  const prefix = 'src/streams/';
  const named = NAMED.filter((folder) => folder.startsWith(prefix))
    .map((folder) => folder.slice(prefix.length))
    .filter((folder) => !NO_DOMAINS.includes(folder));
  const problems = [
    ...named
      .filter((name) => !domains.includes(name))
      .map((name) => `DOMAINS lacks ${name}; nearest: ${nearest(name, domains).join(', ')}`),
    ...domains
      .filter((name) => !named.includes(name))
      .map((name) => `the tree lacks the domain ${name}; nearest: ${nearest(name, named).join(', ')}`),
  ];
  expect(problems).toEqual([]);
  expect(named).toEqual(domains.toReversed());
});
