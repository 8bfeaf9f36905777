import path from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { type Sandbox, startSandbox } from '../../spec/browser/support/sandbox';

/** The production build on a sandbox, before a blogger who has signed in before. */
export interface Stage {
  readonly sandbox: Sandbox;
  /** A panel by itself, 400 x 800, nothing in its cache; `load` goes to it. */
  readonly visit: () => Promise<Visit>;
  readonly stop: () => Promise<void>;
}

export interface Visit {
  readonly page: Page;
  /** Another slower processor: 1 is this one. */
  readonly slowDown: (factor: number) => Promise<unknown>;
  readonly load: () => Promise<unknown>;
  /** The first list holds a hundred notes, though ten are asked for. */
  readonly askForAll: () => Promise<void>;
  /** Calls something of probe.js: `rowsPainted(10)`. */
  readonly probe: <T>(call: string) => Promise<T>;
  /** From now on, the bytes and requests of addresses with this in them, as often as one asks. */
  readonly bytesOf: (part: string) => () => Pick<Costs, 'bytes' | 'requests'>;
  /** What the page has cost so far. */
  readonly costs: () => Promise<Costs>;
  /** After the garbage is collected, in bytes. */
  readonly heap: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Milliseconds, bytes over the wire, and counts. */
export interface Costs {
  readonly taskMs: number;
  readonly scriptMs: number;
  readonly layoutMs: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly bytes: number;
  readonly requests: number;
  readonly mutations: number;
}

const SIZE = { width: 400, height: 800 };

export async function startStage(browser: Browser, ...args: readonly string[]): Promise<Stage> {
  const sandbox = await startSandbox(...args);
  const signedIn = await browser.newContext();
  const page = await signedIn.newPage();
  await page.goto(sandbox.panel);
  await page.locator('[data-note]').first().waitFor();
  const storageState = await signedIn.storageState();
  await signedIn.close();
  return {
    sandbox,
    visit: async () => visit(await browser.newContext({ viewport: SIZE, storageState }), sandbox),
    stop: () => sandbox.stop(),
  };
}

async function visit(context: BrowserContext, sandbox: Sandbox): Promise<Visit> {
  const page = await context.newPage();
  // An empty page of the same origin: a process that is there already, and costs that begin at nothing.
  await page.goto(`${sandbox.panel}/robots.txt`);
  await page.addInitScript({ path: path.join(import.meta.dirname, 'probe.js') });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Network.enable');
  const wire = counted(cdp, '');
  const probe: Visit['probe'] = (call) => page.evaluate(`bench.${call}`);
  return {
    page,
    probe,
    slowDown: (rate) => cdp.send('Emulation.setCPUThrottlingRate', { rate }),
    askForAll: () => askForAll(cdp),
    load: () => page.goto(sandbox.panel, { waitUntil: 'commit' }),
    bytesOf: (part) => counted(cdp, part),
    costs: async () => {
      const metrics = await metricsOf(cdp);
      const mutations = Number(await page.evaluate('globalThis.bench?.mutations ?? 0'));
      return { ...metrics, ...wire(), mutations };
    },
    heap: async () => {
      await cdp.send('HeapProfiler.collectGarbage');
      return (await cdp.send('Runtime.getHeapUsage')).usedSize;
    },
    close: () => context.close(),
  };
}

function counted(cdp: CDPSession, part: string): () => Pick<Costs, 'bytes' | 'requests'> {
  const ids = new Set<string>();
  let bytes = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.method !== 'OPTIONS' && request.url.includes(part)) ids.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (ids.has(requestId)) bytes += encodedDataLength;
  });
  return () => ({ bytes, requests: ids.size });
}

/** Only these requests are stopped on their way: to stop all would cost the start more than the answer does. */
async function askForAll(cdp: CDPSession): Promise<void> {
  await cdp.send('Fetch.enable', { patterns: [{ urlPattern: '*/notifications*number=10*' }] });
  cdp.on('Fetch.requestPaused', ({ requestId, request }) => {
    const url = request.url.replace('number=10', 'number=100');
    void cdp.send('Fetch.continueRequest', { requestId, url });
  });
}

async function metricsOf(cdp: CDPSession): Promise<Omit<Costs, 'bytes' | 'requests' | 'mutations'>> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  const ms = (name: string): number => value(name) * 1000;
  return {
    taskMs: ms('TaskDuration'),
    scriptMs: ms('ScriptDuration'),
    layoutMs: ms('LayoutDuration') + ms('RecalcStyleDuration'),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}

/** What was spent between two looks. */
export const spent = (before: Costs, after: Costs): Costs => ({
  ...after,
  taskMs: after.taskMs - before.taskMs,
  scriptMs: after.scriptMs - before.scriptMs,
  layoutMs: after.layoutMs - before.layoutMs,
  bytes: after.bytes - before.bytes,
  requests: after.requests - before.requests,
  mutations: after.mutations - before.mutations,
});
