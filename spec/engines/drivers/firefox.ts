import { type Browser, launch, type Page } from 'puppeteer-core';
import type { ConsoleLine, Driver, Engine, Preferences } from '../driver';
import { frameOf } from './frame-of';

/**
 * An installed Firefox, over WebDriver BiDi. Preferences belong to a process, so each set of
 * preferences gets its own process.
 */
export async function firefoxEngine(executablePath: string): Promise<Engine> {
  const browsers = new Map<string, Promise<Browser>>();
  const browserWith = (preferences: Preferences): Promise<Browser> => {
    const key = JSON.stringify(preferences);
    const browser = browsers.get(key) ?? start(executablePath, preferences);
    browsers.set(key, browser);
    return browser;
  };
  const first = await browserWith({ isDark: false, isMotionReduced: true });
  const version = (await first.version()).replace('/', ' ').replace(/^./, (letter) => letter.toUpperCase());
  return {
    version: () => version,
    open: async (preferences) => openPage(await browserWith(preferences)),
    close: async () => {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}

const start = (executablePath: string, { isDark, isMotionReduced }: Preferences): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // The run closes its browsers itself.
    handleSIGINT: false,
    handleSIGTERM: false,
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
      'ui.prefersReducedMotion': isMotionReduced ? 1 : 0,
    },
  });

async function openPage(browser: Browser): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const lines = listen(page);
  return {
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    resize: (width, height) => page.setViewport({ width, height }),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: async (key, modifier) => {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key);
      if (modifier) await page.keyboard.up(modifier);
    },
    run: async (expression, place) => {
      // WebDriver BiDi leaves out an object that a value contains twice.
      const text = await frameOf(page, place).evaluate(
        `(async () => JSON.stringify(await (${expression})))()`,
      );
      const value: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
      return value;
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    console: () => lines,
    close: () => context.close(),
  };
}

function listen(page: Page): readonly ConsoleLine[] {
  const lines: ConsoleLine[] = [];
  page.on('pageerror', (error) =>
    lines.push({ kind: 'error', text: error instanceof Error ? error.message : String(error) }),
  );
  page.on('console', (message) => {
    const kind = message.type();
    lines.push({
      kind: kind === 'error' ? 'error' : kind === 'warn' ? 'warning' : 'other',
      text: message.text(),
    });
  });
  return lines;
}
