import path from 'node:path';

/** A path in quotes: relative, or from the root, as commands have it. */
const PATH = /['"`]((?:\.\.?|src|sandbox|scripts|config|serve|bench)\/[^'"`\s]+)['"`]/g;
const TYPES = /^(?:import|export) type [^;]+;/gm;
const ENDINGS = ['', '.ts', '.tsx', '.js', '/index.ts'];

export const isSpec = (file: string): boolean => /^spec\/.+-spec\.tsx?$/.test(file);

const mirrorsOf = (file: string): readonly string[] =>
  ['ts', 'tsx'].map(
    (extension) => `spec/${file.replace(/^src\//, '').replace(/\.\w+$/, '')}-spec.${extension}`,
  );

/**
 * The specs that depend on changed files, the nearest first: changed ones, those that mirror a changed
 * file, those that name one, those that name a file that names one, and so on. `files` has the text of
 * each file. Imports of types do not count.
 */
export function relatedSpecs(
  changed: readonly string[],
  files: ReadonlyMap<string, string>,
): readonly string[] {
  const users = new Map<string, string[]>();
  for (const [file, text] of files)
    for (const [, name = ''] of text.replace(TYPES, '').matchAll(PATH)) {
      const start = name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name;
      const used = ENDINGS.map((ending) => start + ending).find((one) => files.has(one));
      if (used !== undefined) users.set(used, [...(users.get(used) ?? []), file]);
    }
  const found = new Set([...changed, ...changed.flatMap(mirrorsOf)].filter((file) => files.has(file)));
  // Files that are added meanwhile are visited, too.
  for (const file of found) for (const user of users.get(file) ?? []) found.add(user);
  return [...found].filter(isSpec);
}
