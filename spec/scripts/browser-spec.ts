import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let empty: string;
beforeAll(() => {
  empty = mkdtempSync(path.join(tmpdir(), 'notestream-'));
});
afterAll(() => rmSync(empty, { recursive: true }));

const run = (environment: Readonly<Record<string, string>>): { status: number | null; output: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/browser.js'], {
    encoding: 'utf8',
    // PATH has neither a browser nor an installer, and Playwright has downloaded no browser.
    env: { PATH: empty, PLAYWRIGHT_BROWSERS_PATH: empty, ...environment },
  });
  return { status, output: stdout + stderr };
};

describe('the search for a browser', () => {
  it.each([
    // On macOS, browsers are found outside PATH.
    ...(process.platform === 'darwin' ? [] : [['no browser can be installed', {}, /ENOENT/] as const]),
    [
      'the named browser cannot be executed',
      { NOTESTREAM_CHROMIUM: '/no/such/file' },
      /\/no\/such\/file/,
    ] as const,
  ])('prints one line that says what to do, and exits with 1, if %s', (_, environment, reason) => {
    const { status, output } = run(environment);
    expect(status).toBe(1);
    expect(output).toMatch(/^The browser specs need Chromium or Chrome: install one.*\n$/);
    expect(output).toMatch(reason);
  });
});
