// Finds or installs a Chromium for the browser specs: an installed Chromium or Chrome, or else
// Debian's headless shell (as root on Debian), or else Playwright's own download.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { canInstall, installPackages, reasonOf } from './debian.js';

// Playwright's own default is the headless shell, too. It comes last, because bench is to measure a
// browser that people use.
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'chromium-headless-shell',
];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const HELP =
  'The browser specs need Chromium or Chrome: install one, or name it in NOTESTREAM_CHROMIUM, or run `npx playwright install chromium`.';

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
};

/** The path of an installed Chromium or Chrome; undefined if none is installed. */
export function findBrowser() {
  const named = process.env.NOTESTREAM_CHROMIUM;
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...MAC_APPS].find(isExecutable);
}

/**
 * Playwright's launch options: no background requests, and no process sandbox if this runs as root.
 */
export function launchOptions() {
  const executablePath = findBrowser();
  const args = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
    // Pages that a spec makes with `setContent` have no address: Chromium would ask for permission
    // before they load anything from this machine. It would also load two pages of its own for the
    // address bar in each context, which takes a fifth of the specs' processor time.
    '--disable-features=LocalNetworkAccessChecks,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  return { args, ...(executablePath !== undefined && { executablePath }) };
}

/** Whether `npx playwright install chromium` has been run. */
async function findPlaywrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

async function install() {
  if (canInstall()) return installPackages(['chromium-headless-shell']);
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: ['ignore', 'ignore', 'pipe'] });
}

function fail(reason) {
  console.error(`${HELP} (${reason})`);
  process.exitCode = 1;
}

async function main() {
  const browser = findBrowser();
  if (browser !== undefined && !isExecutable(browser)) return fail(`${browser} cannot be executed`);
  if (browser !== undefined || (await findPlaywrightsOwn())) return;
  // In a log, a message appears only if the installation fails.
  if (process.stdout.isTTY) console.log('No Chromium found: installing one.');
  try {
    await install();
    if (!(findBrowser() ?? (await findPlaywrightsOwn()))) fail('none was found after the installation');
  } catch (error) {
    fail(reasonOf(error));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
