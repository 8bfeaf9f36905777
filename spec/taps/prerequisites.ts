import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.js';

/** A missing prerequisite. The message explains how to get it. */
export class PrerequisiteError extends Error {
  override readonly name = 'PrerequisiteError';
}

const root = path.join(import.meta.dirname, '../..');
/** The files that the sandbox serves, with the npm scripts that build them. */
const BUILT = { 'index.html': 'build:panel', 'embed.js': 'build:embed' };

/** Starts Chromium. Throws PrerequisiteError if that fails. */
export async function startBrowser(): Promise<Browser> {
  const options = launchOptions();
  try {
    return await chromium.launch(options);
  } catch {
    const which = options.executablePath ?? 'Playwright’s own';
    throw new PrerequisiteError(
      `This needs Chromium, and ${which} does not start. Install Chromium or Chrome, set NOTESTREAM_CHROMIUM to its path, or run \`npx playwright install chromium\`.`,
    );
  }
}

/**
 * Builds the files that are missing, and keeps existing ones. Throws PrerequisiteError if a build
 * fails.
 */
export function ensureBuild(print: (line: string) => void): void {
  for (const [file, script] of Object.entries(BUILT)) {
    if (existsSync(path.join(root, 'dist', file))) continue;
    print(`dist/${file} is missing: npm run ${script}`);
    try {
      execFileSync('npm', ['run', '--silent', script], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    } catch {
      throw new PrerequisiteError(`The panel could not be built: see \`npm run ${script}\`.`);
    }
  }
}
