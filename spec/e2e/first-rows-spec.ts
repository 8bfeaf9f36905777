import type { Page } from '@playwright/test';
import { rows } from './support/tabs';
import { expect, test } from './support/test';

/** What a start did, with times in milliseconds since the navigation. */
interface Start {
  /** When the frame with the first rows began. */
  readonly paintedAt: number;
  /** Writes to storage. */
  readonly writes: readonly { readonly key: string; readonly at: number }[];
  /** Listeners on window and document that were added until the rows were painted. */
  readonly listeners: readonly string[];
}

declare const start: Start;

/** Runs in the page before all of its scripts, and declares `start`. */
const RECORDER = `
  const start = { paintedAt: Infinity, writes: [], listeners: [] };
  globalThis.start = start;
  for (const name of ['setItem', 'removeItem']) {
    const original = Storage.prototype[name];
    Storage.prototype[name] = function (key, ...values) {
      start.writes.push({ key, at: performance.now() });
      original.call(this, key, ...values);
    };
  }
  // Half a second without a frame or a response is a rule of its own, and a slow machine would meet it.
  const { setInterval } = globalThis;
  globalThis.setInterval = (callback, ms, ...values) =>
    setInterval(callback, ms === 500 ? 60000 : ms, ...values);
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, ...options) {
    const target = this ?? globalThis;
    if (start.paintedAt === Infinity && (target === globalThis || target === document)) start.listeners.push(type);
    listen.call(target, type, ...options);
  };
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-note]')) return;
    observer.disconnect();
    // Callbacks, layout and paint of a frame are one task: nothing else runs in between.
    requestAnimationFrame(() => (start.paintedAt = performance.now()));
  }).observe(document, { childList: true, subtree: true });
`;

/** Starts the panel of a blogger who is signed in, without a kept list. */
async function startOf(page: Page, panel: string): Promise<Start> {
  await page.goto(panel);
  await expect(rows(page).first()).toBeVisible();
  await page.goto(`${panel}/licences.txt`);
  await page.evaluate(() => ['kept_list', 'drawn_list'].forEach((key) => localStorage.removeItem(key)));
  await page.addInitScript(RECORDER);
  await page.goto(panel);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kept_list'))).not.toBeNull();
  return page.evaluate(() => start);
}

test('[first-rows-first] [start-costs] a start stores nothing, requests no deferred code and has at most 16 listeners until the first rows are painted', async ({
  page,
  sandbox,
}) => {
  const { paintedAt, writes, listeners } = await startOf(page, sandbox.panel);
  expect(writes.map(({ key }) => key)).toContain('kept_list');
  expect(writes.filter(({ at }) => at < paintedAt)).toEqual([]);
  const requests = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ name: name.replace(/.*\/([a-z]+)\..*/, '$1'), startTime })),
  );
  const deferred = requests.filter(({ name }) => /^(background|actions|deferred)$/.test(name));
  expect(deferred.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['background', 'actions', 'deferred']),
  );
  expect(deferred.filter(({ startTime }) => startTime < paintedAt)).toEqual([]);
  // Those of window and document.
  expect(listeners.length).toBeGreaterThan(0);
  expect(listeners.length).toBeLessThanOrEqual(16);
});
