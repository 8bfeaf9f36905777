import { execFileSync, spawn } from 'node:child_process';
import { freePort } from '../../support/free-port';
import { endWithRun } from '../support/cleanup';
import { until } from '../support/until';
import { isReady } from './web-driver';

/** WebKitWebDriver on a free port, and the X server that has its windows. */
export interface WebDriverServer {
  readonly origin: string;
  /** Such as `WebKitGTK 2.50.6`. */
  readonly version: string;
  readonly close: () => Promise<void>;
}

export async function startWebDriver(): Promise<WebDriverServer> {
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
  });
  const closeDriver = endWithRun(driver);
  const origin = `http://127.0.0.1:${port}`;
  await until('WebKitWebDriver takes commands', () => isReady(origin), Boolean);
  return {
    origin,
    version: webkitVersion(),
    close: async () => {
      await closeDriver();
      await screen.close();
    },
  };
}

const PRINT_VERSION = `
import gi
gi.require_version("WebKit2", "4.1")
from gi.repository import WebKit2 as w
print(w.get_major_version(), w.get_minor_version(), w.get_micro_version(), sep=".")`;

/** The version of the installed WebKitGTK. Throws if Python cannot load it. */
export const webkitVersion = (): string =>
  `WebKitGTK ${execFileSync('/usr/bin/python3', ['-c', PRINT_VERSION], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()}`;

async function startScreen(): Promise<{ display: string; close: () => Promise<void> }> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const close = endWithRun(screen);
  let printed = '';
  for await (const chunk of screen.stdout) {
    printed += String(chunk);
    if (printed.includes('\n')) break;
  }
  if (!/^\d+\n/.test(printed)) throw new Error('Xvfb has not started');
  return { display: `:${printed.trim()}`, close };
}
