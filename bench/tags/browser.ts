import path from 'node:path';
import { type Chromium, launchChromium } from '../page/chromium';
import { fullPanel } from '../page/full-panel';
import { taskMsOf } from '../page/measure';
import { costsBetween, startHarness, type Harness, type PanelPage } from '../page/harness';
import { buildPanel } from './build';
import { type Pair, ratioOf } from './ratio';

const STARTS = 80;
/**
 * Pages differ by their memory layout, so that each build gets several pages with several batches.
 */
const PAGES = 12;
const BATCHES = 16;
const POLLS = 20;
const folder = path.join(import.meta.dirname, '../../.notestream/bench');

/** A value for each of the two builds. */
type Both<T> = readonly [tagged: T, plain: T];

/**
 * Compares production builds with and without tags, and prints the ratios for a start and a light
 * poll.
 */
export async function compareInBrowser(): Promise<void> {
  const folders = [path.join(folder, 'with-tags'), path.join(folder, 'without-tags')] as const;
  await buildPanel(folders[0]);
  await buildPanel(folders[1], path.join(import.meta.dirname, 'no-tag.ts'));
  const browser = await launchChromium();
  const [tagged, plain] = [await harnessOf(browser, folders[0]), await harnessOf(browser, folders[1])];
  await startMs(tagged);
  await startMs(plain);
  console.log(
    ratioLine('start, task time', await inTurn(STARTS, [() => startMs(tagged), () => startMs(plain)])),
  );
  const polls: Pair[] = [];
  for (let page = 0; page < PAGES; page += 1) polls.push(...(await pollsOf(tagged, plain, page % 2 === 0)));
  console.log(ratioLine('light poll, task time', polls));
  await browser.close();
  await Promise.all([tagged.stop(), plain.stop()]);
}

const harnessOf = (browser: Chromium, panel: string): Promise<Harness> =>
  startHarness(browser, '--notes', '100', '--panel-folder', panel);

/** Task time in milliseconds until the first notes and the deferred code are loaded. */
async function startMs(harness: Harness): Promise<number> {
  const page = await harness.openPage();
  const before = await page.costs();
  await page.load();
  await page.probe('rowsPainted(10)');
  await page.probe('settled()');
  const { taskMs } = costsBetween(before, await page.costs());
  await page.close();
  return taskMs;
}

const pollMs = (page: PanelPage): Promise<number> =>
  taskMsOf(page, POLLS, () => page.probe(`poll(${POLLS})`));

async function pollsOf(tagged: Harness, plain: Harness, isTaggedFirst: boolean): Promise<readonly Pair[]> {
  const first = await fullPanel(isTaggedFirst ? tagged : plain);
  const second = await fullPanel(isTaggedFirst ? plain : tagged);
  const [having, lacking] = isTaggedFirst ? [first, second] : [second, first];
  await pollMs(having);
  await pollMs(lacking);
  const pairs = await inTurn(BATCHES, [() => pollMs(having), () => pollMs(lacking)]);
  await first.close();
  await second.close();
  return pairs;
}

/** Measures both by turns, in alternating order, so that a slow machine affects both. */
async function inTurn(times: number, [tagged, plain]: Both<() => Promise<number>>): Promise<readonly Pair[]> {
  const pairs: Pair[] = [];
  for (let round = 0; round < times; round += 1) {
    if (round % 2 === 0) pairs.push([await tagged(), await plain()]);
    else {
      const second = await plain();
      pairs.push([await tagged(), second]);
    }
  }
  return pairs;
}

function ratioLine(name: string, pairs: readonly Pair[]): string {
  const { ratio, error } = ratioOf(pairs);
  return `${name}: with tags / without, ${pairs.length} pairs: ${ratio.toFixed(4)} ± ${error.toFixed(4)}`;
}
