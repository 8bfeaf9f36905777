import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';
import { findBrowser, launchOptions } from '../../scripts/browser.js';
import type { Engine } from './driver';
import { firefoxEngine } from './drivers/firefox';
import { playwrightEngine } from './drivers/playwright';
import { webkitEngine } from './drivers/webkit';
import { webkitVersion } from './drivers/webkit-server';

export const ENGINE_NAMES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

/** Returns a function that starts the engine, or undefined if it is not installed. */
export function findEngine(name: EngineName): (() => Promise<Engine>) | undefined {
  switch (name) {
    case 'chromium':
      return findBrowser() !== undefined || existsSync(chromium.executablePath())
        ? () => playwrightEngine(chromium, 'Chromium', launchOptions())
        : undefined;
    case 'firefox': {
      const executable = findFirefox();
      if (executable !== undefined) return () => firefoxEngine(executable);
      return existsSync(firefox.executablePath())
        ? () => playwrightEngine(firefox, 'Firefox', {})
        : undefined;
    }
    case 'webkit':
      if (hasWebKitGtk()) return webkitEngine;
      return existsSync(webkit.executablePath()) ? () => playwrightEngine(webkit, 'WebKit', {}) : undefined;
  }
}

const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';

const findFirefox = (): string | undefined =>
  onPath('firefox-esr') ?? onPath('firefox') ?? (isExecutable(MAC_FIREFOX) ? MAC_FIREFOX : undefined);

function hasWebKitGtk(): boolean {
  if (onPath('WebKitWebDriver') === undefined || onPath('Xvfb') === undefined) return false;
  try {
    webkitVersion();
    return true;
  } catch {
    return false;
  }
}

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(isExecutable);

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
