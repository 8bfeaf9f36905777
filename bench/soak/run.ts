import type { Browser, Page } from '@playwright/test';
import type { Sandbox } from '../../spec/browser/support/sandbox';
import { Book } from './book';
import { Heap, heapOf, toRestingScreen } from './heap';
import { findingsOf } from './invariants';
import { Journal } from './journal';
import type { SoakOptions } from './options';
import { Others } from './others';
import type { Result } from './report';
import { lookAt, settle } from './settle';
import { Tab } from './tab';
import { elsewhere, SecondTab } from './user/second-tab';
import type { Situation } from './user/situation';
import { User } from './user/user';
import { listen, watchErrors } from './watch-page';
import { Weather } from './weather/weather';
import { Witness } from './witness';

/** In milliseconds: by then most of the code has run once, that for bad weather too, and its heap can be measured. */
const WARM_UP_MS = 180_000;
const PROGRESS_MS = 15_000;

/** The whole soak, and what came of it. */
export async function run(
  { minutes, seed }: SoakOptions,
  browser: Browser,
  sandbox: Sandbox,
  journal: Journal,
  tell: (line: string) => void,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const book = new Book();
  const witness = new Witness(sandbox);
  const pageErrors: string[] = [];
  const own = new Set<Page>();
  const onPage = (page: Page): void => {
    own.add(page);
    page.setDefaultNavigationTimeout(30_000);
    watchErrors(page, pageErrors);
  };
  const second = new SecondTab(context, sandbox, onPage);
  await listen(context, sandbox.panel, { book, journal, isSecond: (page) => second.isOn(page) });

  const page = await context.newPage();
  onPage(page);
  // What the host page opens in new tabs is not read here.
  context.on('page', (opened) => {
    void opened.opener().then((opener) => (opener ? opened.close() : undefined));
  });
  const first = new Tab('first', page, sandbox.panel);
  await page.goto(sandbox.host);
  await first.open();
  let texts = 0;
  const situation: Situation = {
    tab: first,
    book,
    witness,
    newText: () => `Soak ${seed}.${(texts += 1)}: “thanks” & well`,
  };
  const weather = new Weather(seed, sandbox, context, first, journal);
  const others = new Others(seed, sandbox, journal);
  const user = new User(seed, situation, journal, elsewhere(second, weather), () => weather.untilVisible());

  const acting = async (untilMs: number, isAlone = false): Promise<void> => {
    while (Date.now() < untilMs) await user.step(isAlone);
  };
  await witness.look();
  await toRestingScreen(situation);
  const warmMs = Date.now() + WARM_UP_MS;
  await Promise.all([acting(warmMs, true), weather.rage(warmMs), others.live(warmMs), witness.watch(warmMs)]);
  await weather.clear();
  const heap = await Heap.of(first);
  const before = await heapOf(heap, situation);

  const endMs = Date.now() + minutes * 60_000;
  tell(`soak: warmed up, ${(before / 1e6).toFixed(1)} MB of heap; the storm begins`);
  const progress = setInterval(() => {
    tell(
      `soak: ${Math.ceil((endMs - Date.now()) / 1000)} s to go, ${journal.count('user')} actions, ${journal.count('fault')} faults, ${pageErrors.length} page errors`,
    );
  }, PROGRESS_MS);
  try {
    await Promise.all([acting(endMs), weather.rage(endMs), others.live(endMs), witness.watch(endMs)]);
  } finally {
    clearInterval(progress);
  }

  await weather.clear();
  tell('soak: fair weather; waiting until all has come to rest');
  await second.close(true);
  const restless = await settle(situation, user);
  const view = await lookAt(situation, sandbox);
  const after = await heapOf(heap, situation);
  const { ledger } = book;
  const { model, notes, requests } = witness;
  // What only looks is left out: it loses nothing.
  for (const { method, path, body, fault, status, at } of requests)
    if (method !== 'GET') journal.add('asked', `${method} ${path} ${body}: ${fault ?? status}`, at);
  return {
    actions: journal.count('user'),
    faults: journal.count('fault'),
    findings: [
      ...findingsOf({ ledger, model, notes, requests, view }),
      ...restless.map((what) => ({ kind: 'wrong' as const, what: `in the end: ${what}`, at: Date.now() })),
    ],
    pageErrors,
    heap: { before, after },
  };
}
