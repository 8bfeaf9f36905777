import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Sandbox, startSandbox } from '../../spec/browser/support/sandbox';
import type { Chromium } from './chromium';
import type { Tab } from './tab';

/** The production build on a sandbox, before a blogger who has signed in before. */
export interface Stage {
  readonly sandbox: Sandbox;
  /** A panel by itself, nothing in its cache; `load` goes to it. */
  readonly visit: () => Promise<Visit>;
  readonly stop: () => Promise<void>;
}

export interface Visit {
  readonly tab: Tab;
  readonly load: () => Promise<void>;
  /** Calls something of probe.js: `rowsPainted(10)`. */
  readonly probe: (call: string) => Promise<unknown>;
  /** Another slower processor: 1 is this one. */
  readonly slowDown: (factor: number) => Promise<void>;
  /** The first list holds a hundred notes, though ten are asked for. */
  readonly askForAll: () => Promise<void>;
  /** From now on, the traffic with addresses that have this in them, as often as one asks. It makes requests dearer. */
  readonly trafficOf: (part: string) => Promise<() => Traffic>;
  /** What the page has cost so far. */
  readonly costs: () => Promise<Costs>;
  /** After the garbage is collected, in bytes. */
  readonly heap: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Over the wire, preflights not counted. */
export interface Traffic {
  readonly bytes: number;
  readonly requests: number;
}

/** Milliseconds, and counts. */
export interface Costs {
  readonly taskMs: number;
  readonly scriptMs: number;
  readonly layoutMs: number;
  readonly nodes: number;
  readonly listeners: number;
}

const PROBE = readFileSync(path.join(import.meta.dirname, 'probe.js'), 'utf8');

export async function startStage(browser: Chromium, ...args: readonly string[]): Promise<Stage> {
  const sandbox = await startSandbox(...args);
  const storage = await signedIn(browser, sandbox);
  return { sandbox, visit: () => visit(browser, sandbox, storage), stop: () => sandbox.stop() };
}

/** What the panel keeps of a sign-in. */
async function signedIn(browser: Chromium, sandbox: Sandbox): Promise<string> {
  const tab = await browser.open();
  await tab.goto(sandbox.panel);
  let storage: unknown;
  while (typeof storage !== 'string') {
    // The page may be left for the platform's in the middle of the question.
    storage = await tab
      .evaluate(`document.querySelector('[data-note]') ? JSON.stringify(localStorage) : null`)
      .catch(() => null);
  }
  await tab.close();
  return storage;
}

async function visit(browser: Chromium, sandbox: Sandbox, storage: string): Promise<Visit> {
  const tab = await browser.open();
  const { client } = tab;
  // A page of the same origin without a script: a process that is there already, and costs that begin at nothing.
  await tab.goto(`${sandbox.panel}/robots.txt`);
  await tab.evaluate(`void Object.assign(localStorage, ${storage})`);
  await client.Page.addScriptToEvaluateOnNewDocument({ source: PROBE });
  return {
    tab,
    load: () => tab.goto(sandbox.panel),
    probe: (call) => tab.evaluate(`bench.${call}`),
    slowDown: (rate) => client.Emulation.setCPUThrottlingRate({ rate }),
    askForAll: () => askForAll(tab),
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

/** Only these requests are stopped on their way: to stop all would cost the start more than the answer does. */
async function askForAll({ client }: Tab): Promise<void> {
  client.on('Fetch.requestPaused', ({ requestId, request }) => {
    void client.Fetch.continueRequest({ requestId, url: request.url.replace('number=10', 'number=100') });
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

/** What was spent between two looks. */
export const spent = (before: Costs, after: Costs): Costs => ({
  ...after,
  taskMs: after.taskMs - before.taskMs,
  scriptMs: after.scriptMs - before.scriptMs,
  layoutMs: after.layoutMs - before.layoutMs,
});
