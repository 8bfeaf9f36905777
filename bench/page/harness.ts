import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Sandbox, startSandbox } from '../../spec/e2e/support/sandbox';
import type { Chromium } from './chromium';
import type { Tab } from './tab';

/** The production build with a sandbox and a blogger who is signed in. */
export interface Harness {
  readonly sandbox: Sandbox;
  /** Opens a page with an empty cache; `load` then loads the standalone panel. */
  readonly openPage: () => Promise<PanelPage>;
  readonly stop: () => Promise<void>;
}

export interface PanelPage {
  readonly tab: Tab;
  readonly load: () => Promise<void>;
  /** Evaluates a call of probe.js, e.g. `rowsPainted(10)`. */
  readonly probe: (call: string) => Promise<unknown>;
  /** Slows the processor down by this factor. */
  readonly slowDown: (factor: number) => Promise<void>;
  /** Changes the request for the first ten notes to one for a hundred. */
  readonly requestAllNotes: () => Promise<void>;
  /** Starts counting the traffic of addresses that contain `part`. This makes requests slower. */
  readonly trafficOf: (part: string) => Promise<() => Traffic>;
  /** The costs of the page so far. */
  readonly costs: () => Promise<Costs>;
  /** Bytes of heap after garbage collection. */
  readonly heap: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Traffic over the network without preflights. */
export interface Traffic {
  readonly bytes: number;
  readonly requests: number;
}

export interface Costs {
  readonly taskMs: number;
  readonly scriptMs: number;
  readonly layoutMs: number;
  readonly nodes: number;
  readonly listeners: number;
}

export const PROBE = readFileSync(path.join(import.meta.dirname, 'probe.js'), 'utf8');

export async function startHarness(browser: Chromium, ...args: readonly string[]): Promise<Harness> {
  const sandbox = await startSandbox(...args);
  const storage = await signedIn(browser, sandbox);
  return { sandbox, openPage: () => openPage(browser, sandbox, storage), stop: () => sandbox.stop() };
}

/** Signs in and returns the storage of the panel as JSON. */
export async function signedIn(browser: Chromium, sandbox: Sandbox): Promise<string> {
  const tab = await browser.open();
  await tab.goto(sandbox.panel);
  let storage: unknown;
  while (typeof storage !== 'string') {
    // The evaluation fails while the page navigates to the sign-in page and back.
    storage = await tab
      .evaluate(`document.querySelector('[data-note]') ? JSON.stringify(localStorage) : null`)
      .catch(() => null);
  }
  await tab.close();
  return storage;
}

async function openPage(browser: Chromium, sandbox: Sandbox, storage: string): Promise<PanelPage> {
  const tab = await browser.open();
  const { client } = tab;
  // A page of the same origin without scripts, so that the process is started and the costs are
  // zero.
  await tab.goto(`${sandbox.panel}/robots.txt`);
  await tab.evaluate(`void Object.assign(localStorage, ${storage})`);
  await client.Page.addScriptToEvaluateOnNewDocument({ source: PROBE });
  return {
    tab,
    load: () => tab.goto(sandbox.panel),
    probe: (call) => tab.evaluate(`bench.${call}`),
    slowDown: (rate) => client.Emulation.setCPUThrottlingRate({ rate }),
    requestAllNotes: () => requestAllNotes(tab),
    trafficOf: (part) => trafficOf(tab, part),
    costs: () => costsOf(tab),
    heap: async () => {
      await client.HeapProfiler.collectGarbage();
      return (await client.Runtime.getHeapUsage()).usedSize;
    },
    close: () => tab.close(),
  };
}

async function trafficOf({ client }: Tab, part: string): Promise<() => Traffic> {
  const ids = new Set<string>();
  let bytes = 0;
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.method !== 'OPTIONS' && request.url.includes(part)) ids.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (ids.has(requestId)) bytes += encodedDataLength;
  });
  await client.Network.enable({});
  return () => ({ bytes, requests: ids.size });
}

/** Intercepts only these requests, because intercepting all would slow the start down. */
export async function requestAllNotes({ client }: Tab): Promise<void> {
  client.on('Fetch.requestPaused', ({ requestId, request }) => {
    const url = request.url.replace('number=10', 'number=100');
    // The tab may close while a request starts.
    client.Fetch.continueRequest({ requestId, url }).catch(() => undefined);
  });
  await client.Fetch.enable({ patterns: [{ urlPattern: '*/notifications*number=10' }] });
}

async function costsOf({ client }: Tab): Promise<Costs> {
  const { metrics } = await client.Performance.getMetrics();
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

/** The difference of two costs; node and listener counts are those of `after`. */
export const costsBetween = (before: Costs, after: Costs): Costs => ({
  ...after,
  taskMs: after.taskMs - before.taskMs,
  scriptMs: after.scriptMs - before.scriptMs,
  layoutMs: after.layoutMs - before.layoutMs,
});
