import type { Browser, Page } from '@playwright/test';
import { asArray, asObject } from '../../../src/lib/json';
import { untilSettled } from './presses';

/** What the panel measured: the names of the functions and properties, and its forced layouts. */
export type Measured = readonly string[];

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'];

/**
 * Measures what an action measures, at rest before and after. Call `countMeasurements` first, as an
 * init script.
 */
export async function measuredBy(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<Measured> {
  await untilSettled(page);
  const before = await countsOf(page);
  const trace = await traced(browser, page, act);
  return [...(await countsOf(page)).slice(before.length), ...forcedLayouts(trace)];
}

/** How many elements the browser computes styles for because of an action; one counts each time. */
export async function styledBy(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number> {
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
export function countMeasurements(): void {
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
