import { type Browser, type BrowserType, type LaunchOptions, type Page } from '@playwright/test';
import type { ConsoleLine, Driver, Engine, Preferences } from '../driver';
import { frameOf } from './frame-of';

/** Chromium, or another browser of Playwright. */
export async function playwrightEngine(
  browserType: BrowserType,
  name: string,
  options: LaunchOptions,
): Promise<Engine> {
  const browser = await browserType.launch({
    ...options,
    // The run closes its browsers itself.
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  return {
    version: () => `${name} ${browser.version()}`,
    open: (preferences) => openPage(browser, preferences),
    close: () => browser.close(),
  };
}

async function openPage(browser: Browser, { isDark, isMotionReduced }: Preferences): Promise<Driver> {
  const context = await browser.newContext({
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: isMotionReduced ? 'reduce' : 'no-preference',
  });
  const page = await context.newPage();
  const lines = listen(page);
  return {
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key, modifier) => page.keyboard.press(modifier ? `${modifier}+${key}` : key),
    run: (expression, place) => frameOf(page, place).evaluate<unknown>(expression),
    screenshot: () => page.screenshot({ animations: 'allow' }),
    console: () => lines,
    close: () => context.close(),
  };
}

function listen(page: Page): readonly ConsoleLine[] {
  const lines: ConsoleLine[] = [];
  page.on('pageerror', (error) => lines.push({ kind: 'error', text: error.message }));
  page.on('console', (message) => {
    const kind = message.type();
    lines.push({
      kind: kind === 'error' || kind === 'warning' ? kind : 'other',
      text: `${message.text()} ${kind === 'error' ? message.location().url : ''}`.trim(),
    });
  });
  return lines;
}
