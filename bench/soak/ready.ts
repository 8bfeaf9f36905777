import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.js';

/** Something that is missing; its message says what to do. */
export class MissingError extends Error {
  override readonly name = 'MissingError';
}

const root = path.join(import.meta.dirname, '..', '..');
/** What the sandbox serves, and which part of the build makes it. */
const BUILT = { 'index.html': 'build:panel', 'embed.js': 'build:embed' };

/** Chromium. Throws MissingError where there is none that starts. */
export async function startBrowser(): Promise<Browser> {
  const options = launchOptions();
  try {
    return await chromium.launch(options);
  } catch {
    const which = options.executablePath ?? 'Playwright’s own';
    throw new MissingError(
      `The soak needs Chromium, and ${which} does not start: install Chromium or Chrome, name it in NOTESTREAM_CHROMIUM, or run \`npx playwright install chromium\`.`,
    );
  }
}

/** Builds what is not there; what is, is taken as it is. Throws MissingError where that fails. */
export function ensureBuilt(tell: (line: string) => void): void {
  for (const [file, script] of Object.entries(BUILT)) {
    if (existsSync(path.join(root, 'dist', file))) continue;
    tell(`soak: dist/${file} is not there: npm run ${script}`);
    try {
      execFileSync('npm', ['run', '--silent', script], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    } catch {
      throw new MissingError(`The panel could not be built: see \`npm run ${script}\`.`);
    }
  }
}
