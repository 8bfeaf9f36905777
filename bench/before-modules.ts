import { execFileSync } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isObject } from '../src/lib/json';

/** The last version in which each tab polled and held a push channel of its own. */
const BEFORE_COMMIT = '4bb8d42';

const root = path.join(import.meta.dirname, '..');

/** Loads a module below `src` that exports these names. */
type Load = <T extends object>(file: string, ...names: (keyof T & string)[]) => Promise<T>;

/**
 * Loads modules of `BEFORE_COMMIT`, out of the history of the repository. Throws if that is not there,
 * as in a shallow clone.
 */
export function beforeModules(): Load {
  const src = path.join(extract(), 'src');
  return async <T extends object>(file: string, ...names: (keyof T & string)[]): Promise<T> => {
    const loaded: unknown = await import(pathToFileURL(path.join(src, file)).href);
    if (!hasAll<T>(loaded, names)) throw new Error(`${BEFORE_COMMIT}: ${file} has no ${names.join(', ')}`);
    return loaded;
  };
}

function hasAll<T extends object>(loaded: unknown, names: readonly (keyof T)[]): loaded is T {
  return isObject(loaded) && names.every((name) => name in loaded);
}

/** The sources in a folder of their own, with the libraries of this one. */
function extract(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'notestream-before-'));
  const archive = execFileSync('git', ['archive', BEFORE_COMMIT, 'src', 'package.json', 'tsconfig.json'], {
    cwd: root,
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}
