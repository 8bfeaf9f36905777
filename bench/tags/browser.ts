import path from 'node:path';
import { type Chromium, launchChromium } from '../page/chromium';
import { fullPanel } from '../page/full';
import { taskMsOf } from '../page/measured';
import { spent, startStage, type Stage, type Visit } from '../page/stage';
import { buildPanel } from './build';
import { type Pair, ratioOf } from './ratio';

const STARTS = 80;
/** A page has its own luck, with where things lie in the memory: so many of each build, and so many batches on each. */
const PAGES = 12;
const BATCHES = 16;
const POLLS = 20;
const folder = path.join(import.meta.dirname, '../../.notestream/bench');

/** With the tags, and without. */
type Both<T> = readonly [tagged: T, plain: T];

/** The production build with the tags and one without, in turn: prints the ratios, for a start and for a light poll. */
export async function compareInBrowser(): Promise<void> {
  const folders = [path.join(folder, 'with-tags'), path.join(folder, 'without-tags')] as const;
  await buildPanel(folders[0]);
  await buildPanel(folders[1], path.join(import.meta.dirname, 'no-tag.ts'));
  const browser = await launchChromium();
  const [tagged, plain] = [await stageOf(browser, folders[0]), await stageOf(browser, folders[1])];
  await startMs(tagged);
  await startMs(plain);
  console.log(said('start, task time', await inTurn(STARTS, [() => startMs(tagged), () => startMs(plain)])));
  const polls: Pair[] = [];
  for (let page = 0; page < PAGES; page += 1) polls.push(...(await pollsOf(tagged, plain, page % 2 === 0)));
  console.log(said('light poll, task time', polls));
  await browser.close();
  await Promise.all([tagged.stop(), plain.stop()]);
}

const stageOf = (browser: Chromium, panel: string): Promise<Stage> =>
  startStage(browser, '--notes', '100', '--panel-folder', panel);

/** Milliseconds of tasks from the navigation until the first page of notes and the late code are there. */
async function startMs(stage: Stage): Promise<number> {
  const visit = await stage.visit();
  const before = await visit.costs();
  await visit.load();
  await visit.probe('rowsPainted(10)');
  await visit.probe('settled()');
  const { taskMs } = spent(before, await visit.costs());
  await visit.close();
  return taskMs;
}

const pollMs = (visit: Visit): Promise<number> => taskMsOf(visit, POLLS, () => visit.probe(`poll(${POLLS})`));

async function pollsOf(tagged: Stage, plain: Stage, isTaggedFirst: boolean): Promise<readonly Pair[]> {
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

/** What slows the machine slows both: they take turns, and take turns in going first. */
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

function said(name: string, pairs: readonly Pair[]): string {
  const { ratio, error } = ratioOf(pairs);
  return `${name}: with tags / without, ${pairs.length} pairs: ${ratio.toFixed(4)} ± ${error.toFixed(4)}`;
}
