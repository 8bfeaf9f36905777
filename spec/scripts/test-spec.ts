import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const RUNNER = path.join(__dirname, '../../scripts/test.js');

/** A check that prints these lines. */
const check = (status: number, ...lines: readonly string[]): string =>
  `node -e "console.log('${lines.join('\\n')}'); process.exit(${status})"`;

test('npm run check ends with the names of failed and flaky tests, and the last lines of other failures', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'notestream-'));
  try {
    const scripts = {
      'lint:rules': check(0, 'fine'),
      'test:changed': check(1, 'much output', 'FAILED spec/a-spec.ts > a rule', 'FLAKY spec/b-spec.ts > b'),
      'lint:imports': check(1, 'a circle of imports'),
      'lint:format': check(0, 'FLAKY spec/c-spec.ts > c'),
    };
    writeFileSync(path.join(project, 'package.json'), JSON.stringify({ scripts }));
    const { status, stdout } = spawnSync(process.execPath, [RUNNER, '--quick'], {
      cwd: project,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    const lines = stdout.trim().split('\n\n').at(-1)?.split('\n') ?? [];
    expect(lines.pop()).toMatch(/^npm run check: FAILED after \d+ s$/);
    // The checks end in any order.
    expect(lines.toSorted()).toEqual([
      '       a circle of imports',
      'FAILED lint:imports',
      'FAILED test:changed  spec/a-spec.ts > a rule',
      'FLAKY lint:format  spec/c-spec.ts > c',
      'FLAKY test:changed  spec/b-spec.ts > b',
    ]);
  } finally {
    rmSync(project, { recursive: true });
  }
});
