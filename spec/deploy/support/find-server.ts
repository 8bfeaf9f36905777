import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { aptGet, reasonOf } from '../../../scripts/debian.js';

/** The Debian packages that contain the program of each server and the files that it needs. */
const PACKAGES = { nginx: ['nginx', 'nginx-common'], caddy: ['caddy'] } as const;

export type ServerName = keyof typeof PACKAGES;

/** Where the packages are unpacked, so that nothing is installed and no service starts. */
const CACHE = path.resolve('node_modules', '.cache', 'notestream-deploy');

/** A server program and the root of the file system that it was installed to. */
export interface ServerProgram {
  readonly program: string;
  readonly root: string;
}

/** A reason why a server cannot be run. */
export interface NotFound {
  readonly reason: string;
}

const SYSTEM = '/';
const FOLDERS = ['usr/sbin', 'usr/bin', 'usr/local/sbin', 'usr/local/bin'];

function programIn(root: string, name: ServerName): ServerProgram | undefined {
  const program = FOLDERS.map((folder) => path.join(root, folder, name)).find((file) => existsSync(file));
  return program === undefined ? undefined : { program, root };
}

/**
 * Finds an installed server, or downloads its Debian packages and unpacks them, which needs no root.
 * Returns the reason if that is impossible. Never throws.
 */
export function findServer(name: ServerName): ServerProgram | NotFound {
  const root = path.join(CACHE, name);
  const found = programIn(SYSTEM, name) ?? programIn(root, name);
  if (found) return found;
  try {
    mkdirSync(root, { recursive: true });
    aptGet(['download', ...PACKAGES[name]], root);
    for (const file of readdirSync(root).filter((one) => one.endsWith('.deb')))
      execFileSync('dpkg-deb', ['--extract', file, root], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    return { reason: reasonOf(error) };
  }
  return programIn(root, name) ?? { reason: `its packages do not contain the program ${name}` };
}
