import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The root of the repository, where every command of npm runs. */
export const ROOT = process.cwd();

/** The text of a file, by its path from the root of the repository. */
export const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** Whether a file or a folder is there, by its path from the root of the repository. */
export const exists = (file: string): boolean => existsSync(path.join(ROOT, file));

/** The folders that `.gitignore` names: `dist/` anywhere, `/gallery/` only at the root. */
const ignored = new Set(
  read('.gitignore')
    .split('\n')
    .filter((line) => line.endsWith('/'))
    .map((line) => line.slice(0, -1)),
);

const isSkipped = (folder: string, name: string): boolean =>
  name === '.git' || ignored.has(name) || (folder === '' && ignored.has(`/${name}`));

function filesIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return isSkipped(folder, entry.name) ? [] : filesIn(file);
    return entry.isFile() ? [file] : [];
  });
}

/**
 * The paths of all files of the repository. Walks the tree, because an exported archive has no Git.
 */
export const FILES: readonly string[] = filesIn('');
