import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = path.join(__dirname, '../..');

/** Beside the word before it, this file would count as one that leaves out tests. */
const ONLY = '.only';

const files = {
  'spec/good-spec.ts': "test('passes', () => {});",
  'spec/throwing-spec.ts': "describe('a part', () => { throw new Error('no part'); });",
  'spec/empty-spec.ts': "describe('a part', () => {});",
  'spec/focused-spec.ts': `describe('a part', () => test${ONLY}('passes', () => {}));`,
  'spec/wrong-spec.ts': "test.each([1])('is %i', (one) => expect(one).toBe(2));",
  'spec/alone-spec.ts': "/** @alone */ throw new Error('no file');",
  'jest.config.mjs': `import { groupSpecs } from '${pathToFileURL(path.join(ROOT, 'config/spec-groups.js')).href}';
    export default {
      testMatch: groupSpecs(() => false, import.meta.dirname),
      reporters: ['${path.join(ROOT, 'scripts/failed-names.js').replaceAll('\\', '/')}'],
      transform: {},
    };`,
};

test('npm test names each spec file that fails, does not load, contains no test, or leaves out others', () => {
  const project = realpathSync(mkdtempSync(path.join(tmpdir(), 'notestream-')));
  try {
    mkdirSync(path.join(project, 'spec'));
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(project, name), text);
    const jest = path.join(ROOT, 'node_modules/jest/bin/jest.js');
    const { status, stdout } = spawnSync(process.execPath, [jest, '--runInBand', '--no-cache'], {
      cwd: project,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout.trim().split('\n').toSorted()).toEqual([
      'FAILED spec/alone-spec.ts › does not run',
      'FAILED spec/empty-spec.ts › does not run',
      'FAILED spec/focused-spec.ts › does not run',
      'FAILED spec/throwing-spec.ts › a part does not run',
      'FAILED spec/wrong-spec.ts › is 1',
    ]);
  } finally {
    rmSync(project, { recursive: true });
  }
});
