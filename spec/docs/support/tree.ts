import { read } from './repository';

interface Line {
  readonly depth: number;
  readonly names: readonly string[];
}

/** A line of the tree: an indent of two spaces for each level, names, two spaces, and a comment. */
function lineOf(text: string): Line {
  const [, indent = '', names = ''] = /^( *)(\S+(?: \S+)*)/.exec(text) ?? [];
  return { depth: indent.length / 2, names: names.split(' ').filter((name) => name.endsWith('/')) };
}

/** The folders of a tree, such as `src/boot/chunks`, in its order. */
export function foldersIn(tree: string): readonly string[] {
  const parents: string[] = [];
  return tree
    .split('\n')
    .map(lineOf)
    .filter(({ names }) => names.length > 0)
    .flatMap(({ depth, names }) => {
      const folders = names.map((name) => [...parents.slice(0, depth), name.slice(0, -1)].join('/'));
      parents.splice(depth, Infinity, names[0]?.slice(0, -1) ?? '');
      return folders;
    });
}

const [, TREE = ''] = /^## The tree$.*?^```\n(.*?)^```/ms.exec(read('ARCHITECTURE.md')) ?? [];

/** The folders that the tree of ARCHITECTURE.md names, in its order. */
export const NAMED: readonly string[] = foldersIn(TREE);
