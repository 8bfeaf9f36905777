import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { asArray, asObject, asString } from '../../src/lib/json';

const COPIED = ['src', 'spec', 'sandbox', 'scripts', 'config', 'package.json', 'tsconfig.json'];

/** Milliseconds after which a run has hung; all specs together take much less. */
const TIMEOUT_MS = 120_000;

/** A copy of the project, whose files can be changed without changing the project. */
export interface Copy {
  readonly root: string;
  /** Performs an action while a file has another text. */
  readonly changed: <T>(file: string, text: string, action: () => Promise<T>) => Promise<T>;
  readonly remove: () => void;
}

export function copyOf(root: string): Copy {
  const copy = mkdtempSync(join(tmpdir(), 'mutation-'));
  for (const name of COPIED) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(resolve(root, 'node_modules'), join(copy, 'node_modules'));
  return {
    root: copy,
    changed: async (file, text, action) => {
      const before = readFileSync(join(copy, file), 'utf8');
      writeFileSync(join(copy, file), text);
      try {
        return await action();
      } finally {
        writeFileSync(join(copy, file), before);
      }
    },
    remove: () => rmSync(copy, { recursive: true }),
  };
}

/** Runs specs in a folder. Resolves with the name of the first test that fails, or undefined. */
export function firstFailure(
  root: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string | undefined> {
  return new Promise((done, fail) => {
    const jest = join(root, 'node_modules/jest/bin/jest.js');
    const report = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
    const child = spawn(process.execPath, [jest, '--runInBand', '--json', '--outputFile', report, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'ignore',
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
    });
    child.on('error', fail);
    child.on('close', (code, signal) => {
      // With `--bail`, Jest does not always write a report.
      const text = existsSync(report) ? readFileSync(report, 'utf8') : undefined;
      rmSync(dirname(report), { recursive: true });
      if (code === 0) done(undefined);
      else if (signal) done('specs that hang');
      else done(text === undefined ? 'an unknown spec' : failedTest(text));
    });
  });
}

function failedTest(report: string): string {
  const parsed: unknown = JSON.parse(report);
  for (const file of asArray(asObject(parsed).testResults).map(asObject)) {
    const tests = asArray(file.assertionResults).map(asObject);
    const failed = tests.find(({ status }) => status === 'failed');
    if (failed) return asString(failed.fullName);
    if (file.status === 'failed') return `a spec that does not load: ${asString(file.message).slice(0, 200)}`;
  }
  throw new Error(`no spec ran: ${report.slice(0, 500)}`);
}
