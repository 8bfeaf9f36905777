import type { Browser, Page } from '@playwright/test';
import { storedRecords } from '../e2e/support/stored-records';
import type { Sandbox } from '../e2e/support/sandbox';
import type { RunOptions } from '../support/run-options';
import { Ledger } from './ledger';
import { Heap, heapOf, showWholeList } from './heap';
import { findingsOf } from './invariants';
import { Journal } from './journal';
import { Others } from './others';
import type { Result } from './report';
import { readPanel, settle } from './settle';
import { Tab } from './tab';
import { elsewhere, SecondTab } from './user/second-tab';
import type { UserContext } from './user/context';
import { User } from './user/user';
import { recordPanels, watchErrors } from './watch-page';
import { FaultInjection } from './faults/fault-injection';
import { PlatformMonitor } from './platform-monitor';

/** Milliseconds after which most of the code has run, including the code for faults. */
const WARM_UP_MS = 180_000;
const PROGRESS_MS = 15_000;

/** Runs the whole soak and returns its result. */
export async function run(
  { minutes, seed }: RunOptions,
  browser: Browser,
  sandbox: Sandbox,
  journal: Journal,
  print: (line: string) => void,
): Promise<Result> {
  const browserContext = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const ledger = new Ledger();
  const monitor = new PlatformMonitor(sandbox);
  const pageErrors: string[] = [];
  const own = new Set<Page>();
  const onPage = (page: Page): void => {
    own.add(page);
    page.setDefaultNavigationTimeout(30_000);
    watchErrors(page, pageErrors, (crashed) => second.hasCrashed(crashed));
  };
  const second = new SecondTab(browserContext, sandbox, onPage);
  await recordPanels(browserContext, sandbox.panel, {
    ledger,
    journal,
    isSecond: (page) => second.isOn(page),
  });

  const page = await browserContext.newPage();
  onPage(page);
  // Closes the tabs that the host page opens for links.
  browserContext.on('page', (opened) => {
    void opened.opener().then((opener) => (opener ? opened.close() : undefined));
  });
  const first = new Tab('first', page, sandbox.panel);
  await page.goto(sandbox.host);
  await first.open();
  let texts = 0;
  const context: UserContext = {
    tab: first,
    ledger,
    monitor,
    newText: () => `Soak ${seed}.${(texts += 1)}: “thanks” & well`,
  };
  const faultInjection = new FaultInjection(seed, sandbox, browserContext, first, second, journal);
  const others = new Others(seed, sandbox, journal);
  const user = new User(seed, context, journal, elsewhere(second, faultInjection), faultInjection);

  const act = async (untilMs: number): Promise<void> => {
    while (Date.now() < untilMs) await user.step();
  };
  await monitor.poll();
  await showWholeList(context);
  await second.opened();
  const warmMs = Date.now() + WARM_UP_MS;
  await Promise.all([act(warmMs), faultInjection.run(warmMs), others.run(warmMs), monitor.run(warmMs)]);
  await faultInjection.end();
  // The second page may share the process, and its heap, with the first one.
  await second.close();
  const heap = await Heap.of(first);
  const before = await heapOf(heap, context);
  await second.opened();

  const endMs = Date.now() + minutes * 60_000;
  print(`soak: warmed up, ${(before / 1e6).toFixed(1)} MB of heap; the measured part begins`);
  const progress = setInterval(() => {
    print(
      `soak: ${Math.ceil((endMs - Date.now()) / 1000)} s to go, ${journal.count('user')} actions, ${journal.count('fault')} faults, ${pageErrors.length} page errors`,
    );
  }, PROGRESS_MS);
  try {
    await Promise.all([act(endMs), faultInjection.run(endMs), others.run(endMs), monitor.run(endMs)]);
  } finally {
    clearInterval(progress);
  }

  await faultInjection.end();
  print('soak: no more faults; waiting until the panel is idle');
  ledger.left();
  await second.close();
  const pending = await settle(context, user);
  const panel = await readPanel(context, sandbox);
  const after = await heapOf(heap, context);
  const { entries } = ledger;
  const { model, notes, requests } = monitor;
  const records = await storedRecords(first.frame);
  for (const record of records) journal.add('record', JSON.stringify(record), record.madeAt);
  // GET requests are left out, because they change nothing.
  for (const { method, path, body, fault, status, at } of requests)
    if (method !== 'GET') journal.add('request', `${method} ${path} ${body}: ${fault ?? status}`, at);
  return {
    actions: journal.count('user'),
    faults: journal.count('fault'),
    findings: [
      ...findingsOf({ entries, model, notes, requests, records, panel }),
      ...pending.map((what) => ({ kind: 'wrong' as const, what: `still pending: ${what}`, at: Date.now() })),
    ],
    pageErrors,
    heap: { before, after },
  };
}
