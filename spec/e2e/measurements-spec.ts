import type { Browser, Page } from '@playwright/test';
import { asArray, asObject } from '../../src/lib/json';
import { holdRequests } from './support/hold-requests';
import { loadNotes } from './support/load-notes';
import { untilSettled } from './support/presses';
import type { Sandbox } from './support/sandbox';
import { expect, test } from './support/test';

test.use({ viewport: { width: 400, height: 720 }, contextOptions: { reducedMotion: 'no-preference' } });

const rowsOf = (page: Page) => page.locator('[data-note]');

/** The panel without a host page, whose bell measures, too. */
async function open(page: Page, sandbox: Sandbox): Promise<void> {
  await page.clock.install();
  await page.addInitScript(countMeasurements);
  await page.goto(sandbox.panel);
  await page.getByRole('status').first().waitFor({ state: 'attached' });
  await loadNotes(page, 20);
}

test('[nothing-measured-at-rest] [measured-when-pressed] keys, clicks, Back, likes, typing and unchanged polls measure nothing', async ({
  browser,
  page,
  sandbox,
}) => {
  // Waits half a second around each of ten actions.
  test.slow();
  await open(page, sandbox);
  const rows = rowsOf(page);
  const detail = page.getByRole('article');
  const measured = (act: () => Promise<unknown>) => measuredBy(browser, page, act);
  await rows.first().focus();
  expect(await measured(() => page.keyboard.press('j'))).toEqual([]);
  await expect(rows.nth(1)).toBeFocused();
  expect(await measured(() => page.keyboard.press('k'))).toEqual([]);
  expect(await measured(() => page.keyboard.press('Enter'))).toEqual([]);
  await expect(detail).toBeVisible();
  expect(await measured(() => page.keyboard.press('j'))).toEqual([]);
  expect(await measured(() => page.keyboard.press('ArrowLeft'))).toEqual([]);
  await expect(rows.nth(1)).toBeFocused();
  // Playwright measures where to click.
  const third = await rows.nth(2).boundingBox();
  await page.mouse.move(200, (third?.y ?? 0) + 20);
  // A press in the frame in which the actions of a row change has to measure.
  await expect(rows.nth(2).locator('xpath=..').locator('.row-tools')).toBeVisible();
  expect(
    await measured(async () => {
      await page.mouse.down();
      await page.mouse.up();
    }),
  ).toEqual([]);
  await expect(detail).toBeVisible();
  await expect(page.locator('[data-detail-heading]')).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();

  const polled = () => page.waitForResponse((response) => response.url().includes('note_hash'));
  expect(await measured(() => Promise.all([polled(), page.clock.fastForward('05:00')]))).toEqual([]);
  await rowsOf(page).filter({ hasText: 'Hello, first time here!' }).first().click();
  expect(
    await measured(async () => {
      await page.getByRole('button', { name: 'Like', exact: true }).dispatchEvent('click');
      await expect(page.getByRole('button', { name: 'Liked' })).toBeVisible();
    }),
  ).toEqual([]);
  const box = page.getByRole('textbox');
  await box.focus();
  expect(await measured(() => box.pressSequentially('abc'))).toEqual([]);
  // Of the covered list, too.
  expect(
    await measured(async () => {
      await sandbox.control('comment', { text: 'A note above the list.' });
      await page.locator('li').filter({ hasText: 'A note above the list.' }).waitFor({ state: 'attached' });
    }),
  ).toEqual([]);
});

test('[few-styles] keys and the mouse compute the styles of few rows', async ({
  browser,
  page,
  sandboxWith,
}) => {
  await page.goto((await sandboxWith('--notes', '50')).panel);
  await page.getByRole('status').first().waitFor({ state: 'attached' });
  await loadNotes(page, 50);
  const rows = rowsOf(page);
  const actions = page.getByRole('toolbar', { name: /^Actions: / });
  const styled = (act: () => Promise<unknown>) => styledBy(browser, page, act);
  const expectFew = async (what: string, act: () => Promise<unknown>): Promise<void> =>
    // All rows have more than 600 elements.
    expect(await styled(act), what).toBeLessThan(250);
  await page.keyboard.press('Home');
  await expect(rows.first()).toBeFocused();
  for (const key of ['j', 'x', 'x', 'k'])
    await expectFew(key, async () => {
      await page.keyboard.press(key);
      await expect(actions).toBeVisible();
    });
  await expectFew('the mouse', async () => {
    await rows.nth(3).hover();
    await expect(rows.nth(3).locator('xpath=..').getByRole('toolbar')).toBeVisible();
  });
});

test('[few-styles] the deferred style sheet restyles few of the first rows', async ({
  browser,
  page,
  sandbox,
}) => {
  const release = await holdRequests(page, /\/deferred\.[0-9a-f]+\.(css|js)$/);
  await page.goto(sandbox.panel);
  await rowsOf(page).nth(9).waitFor();
  const all = await page.locator('#notestream *').count();
  const restyled = await styledBy(browser, page, async () => {
    release();
    await page.getByRole('status').first().waitFor({ state: 'attached' });
  });
  // Elements of the deferred code itself, such as the bars of messages, count too.
  expect(restyled).toBeLessThan(all / 2);
});

/** What the panel measured: the names of the functions and properties, and its forced layouts. */
type Measured = readonly string[];

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'];

/**
 * Measures what an action measures, at rest before and after. Call `countMeasurements` first, as an
 * init script.
 */
async function measuredBy(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<Measured> {
  await untilSettled(page);
  const before = await countsOf(page);
  const trace = await traced(browser, page, act);
  return [...(await countsOf(page)).slice(before.length), ...forcedLayouts(trace)];
}

/** How many elements the browser computes styles for because of an action; one counts each time. */
async function styledBy(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number> {
  await untilSettled(page);
  const counts = (await traced(browser, page, act))
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => Number(asObject(args).elementCount));
  return counts.reduce((sum, count) => sum + count, 0);
}

type TraceEvent = ReturnType<typeof asObject>;

/** The browser's trace of an action, until all is at rest. */
async function traced(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  await untilSettled(page);
  const trace = await browser.stopTracing();
  return asArray(asObject(JSON.parse(trace.toString())).traceEvents).map(asObject);
}

const countsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => document.documentElement.dataset.measured?.split(' ') ?? []);

/** The functions of the panel's files that forced a layout, outermost last. */
function forcedLayouts(trace: readonly TraceEvent[]): Measured {
  return trace.flatMap(({ name, args }) => {
    const stack = asArray(asObject(asObject(args).beginData).stackTrace).map(asObject);
    const isOwn = stack.some(({ url }) => String(url).endsWith('.js'));
    if (name !== 'Layout' || !isOwn) return [];
    return [`layout by ${stack.map(({ functionName }) => String(functionName)).join(' < ')}`];
  });
}

/** Runs in the page: writes down what is measured. */
function countMeasurements(): void {
  const count = (name: string): void => {
    const { dataset } = document.documentElement;
    dataset.measured = dataset.measured === undefined ? name : `${dataset.measured} ${name}`;
  };
  const watch = (owner: object, name: string): void => {
    const property = Object.getOwnPropertyDescriptor(owner, name) ?? {};
    const kind = property.get ? 'get' : 'value';
    const measure: unknown = property[kind];
    if (typeof measure !== 'function') throw new Error(`${name} does not exist`);
    const counted = function (this: unknown, ...args: unknown[]): unknown {
      count(name);
      return Reflect.apply(measure, this, args);
    };
    Object.defineProperty(owner, name, { ...property, [kind]: counted });
  };
  const ofElements = ['getBoundingClientRect', 'getClientRects', 'scrollTop', 'scrollHeight', 'clientHeight'];
  for (const name of ofElements) watch(Element.prototype, name);
  for (const name of ['offsetTop', 'offsetHeight', 'offsetWidth']) watch(HTMLElement.prototype, name);
  watch(Document.prototype, 'elementFromPoint');
  watch(globalThis, 'innerWidth');
}
