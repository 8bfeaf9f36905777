import { type Browser, type BrowserContextOptions, devices } from '@playwright/test';
import type { Sandbox } from '../e2e/support/sandbox';
import { frameScript } from './frame-script';
import { hostScript } from './host-script';
import { ANY_NOTE, KINDS } from './kinds';
import { Log } from './log';
import { disturb } from './network';
import { Tapper } from './tapper';

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent: devices['Pixel 7'].userAgent,
};
const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

export interface RunOptions {
  readonly seed: number;
  readonly pages: number;
  /** Milliseconds for which each page is tapped. */
  readonly ms: number;
}

/** Taps in several pages at once, every other one by touch, and returns what they have done. */
export async function run({ seed, pages, ms }: RunOptions, browser: Browser, sandbox: Sandbox): Promise<Log> {
  const log = new Log();
  const tappers = await Promise.all(
    Array.from({ length: pages }, async (_, index) => {
      const isTouch = index % 2 === 0;
      const context = await browser.newContext(isTouch ? PHONE : DESK);
      // The compiler's helper for function names, which pages do not have.
      await context.addInitScript({ content: 'globalThis.__name ??= (named) => named;' });
      await context.addInitScript(hostScript);
      await context.addInitScript(frameScript, {
        panelOrigin: sandbox.panel,
        kinds: KINDS,
        anyNote: ANY_NOTE,
      });
      const page = await context.newPage();
      // Links of notes open tabs.
      context.on('page', (opened) => void opened.close().catch(() => undefined));
      const name = `${isTouch ? 'touch' : 'mouse'} ${Math.floor(index / 2) + 1}`;
      const { host, panel } = sandbox;
      const tapper = new Tapper({ page, name, isTouch, seed: seed * 10 + index, host, panel, log });
      await tapper.start();
      return { tapper, context };
    }),
  );
  const untilMs = Date.now() + ms;
  await Promise.all([...tappers.map(({ tapper }) => tapper.run(untilMs)), disturb(sandbox, seed, untilMs)]);
  await Promise.all(tappers.map(({ context }) => context.close()));
  return log;
}
