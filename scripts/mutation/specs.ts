import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { asArray, asObject, asString } from '../../src/streams/notes/read';

const COPIED = ['src', 'spec', 'sandbox', 'scripts', 'jest.config.js', 'package.json', 'tsconfig.json'];

/** Longer than all specs together by far: what takes longer than that does not end. */
const LONGEST_MS = 120_000;

/** A copy of the product in which files can be changed while the product stays as it is. */
export interface Copy {
  readonly root: string;
  /** Does something while a file has another text. */
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

/** Runs specs in a folder: the name of the first that fails, undefined when all pass. */
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
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
    });
    child.on('error', fail);
    child.on('close', (code, signal) => {
      // With `--bail` Jest does not always find the time to write one.
      const text = existsSync(report) ? readFileSync(report, 'utf8') : undefined;
      rmSync(dirname(report), { recursive: true });
      if (code === 0) done(undefined);
      else if (signal) done('specs that do not end');
      else done(text === undefined ? 'some spec' : failedTest(text));
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
