import { spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import process from 'node:process';
import { hashOf } from './defect';

const NOT_COPIED = new Set(['.git', 'node_modules', 'dist', 'coverage', 'test-results']);

/** A copy of a project, whose files can be changed without changing the project. */
export interface Copy {
  readonly root: string;
  /** Performs an action while a file has another text. */
  readonly changed: <T>(file: string, text: string, action: () => Promise<T>) => Promise<T>;
  readonly remove: () => void;
}

/** Copies a project. A later copy has the same path, so that Jest finds its transformed modules. */
export function copyOf(project: string, job: number): Copy {
  const root = join(tmpdir(), `planted-${hashOf(resolve(project))}-${job}`);
  rmSync(root, { recursive: true, force: true });
  cpSync(project, root, { recursive: true, filter: (from) => !NOT_COPIED.has(basename(from)) });
  for (const name of ['node_modules', 'dist']) symlinkSync(resolve(project, name), join(root, name));
  return {
    root,
    changed: async (file, text, action) => {
      const before = readFileSync(join(root, file), 'utf8');
      writeFileSync(join(root, file), text);
      try {
        return await action();
      } finally {
        writeFileSync(join(root, file), before);
      }
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}

/** The end of a run. A run that used more seconds of processor time than allowed hung. */
interface Ended {
  readonly isGood: boolean;
  readonly isHung: boolean;
  readonly text: string;
}

/** Runs a program of a copy, such as `jest`. The limit is processor time, because the machine may be busy. */
export function run(
  root: string,
  command: readonly string[],
  maxSeconds: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return new Promise((done, fail) => {
    const child = spawn('sh', ['-c', `ulimit -t ${maxSeconds}; exec "$@"`, 'sh', ...command], {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => (text += part));
    child.on('error', fail);
    child.on('close', (code, signal) => done({ isGood: code === 0, isHung: signal !== null, text }));
  });
}
