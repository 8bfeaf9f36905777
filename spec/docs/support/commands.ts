import { withoutCode } from './markdown';

/** The lines of fenced blocks, and the texts in backticks, which may be wrapped. */
const codeOf = (text: string): readonly string[] => [
  ...[...text.matchAll(/^(```|~~~).*?\n(.*?)^\1/gms)].flatMap(([, , block = '']) => block.split('\n')),
  ...[...withoutCode(text).matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replace(/\s+/g, ' ')),
];

/** The scripts of package.json that a page runs with `npm run`. */
export const scriptsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\bnpm run\s+([\w:-]+)/g)].map(([, script = '']) => script);

/** The arguments that a page passes to jest: files, folders, or parts of a path. */
export const jestPathsIn = (text: string): readonly string[] =>
  codeOf(text).flatMap((code) => {
    const [, rest = ''] = /\bnpx jest ([^#;&|]*)/.exec(code) ?? [];
    return rest.split(' ').filter((each) => /^\w/.test(each));
  });
