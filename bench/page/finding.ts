import type { Figure } from '../figures';
import { fullPanel } from './full-panel';
import type { Harness, PanelPage } from './harness';
import { keyMs, measureRuns, SPEEDS, taskMsOf, workFigure } from './measure';

const WORD = 'hello';
const AT_MOST_MS = 50;

/** Find over a hundred notes: the key that opens it, the letters of a word, and Escape. */
export async function finding(harness: Harness): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { cpuSlowdown, name } of SPEEDS) {
    const page = await fullPanel(harness, cpuSlowdown);
    const runs = await measureRuns(() => findMs(page));
    const figure = (what: string, valueOf: (run: Found) => number, atMost?: number): Figure =>
      workFigure(`Find in 100 notes, ${what}${name}`, 'ms', runs.map(valueOf), atMost);
    figures.push(
      figure('/: key to painted', ({ open }) => open, AT_MOST_MS),
      figure('a letter: key to painted', ({ letter }) => letter, AT_MOST_MS),
      figure('a letter: task time', ({ letterTask }) => letterTask),
      figure('Escape: key to painted', ({ escape }) => escape, AT_MOST_MS),
    );
    await page.close();
  }
  return figures;
}

interface Found {
  readonly open: number;
  readonly letter: number;
  readonly letterTask: number;
  readonly escape: number;
}

/** The first run loads code, and is the warm-up. */
async function findMs(page: PanelPage): Promise<Found> {
  await page.probe('settled()');
  const open = await keyMs(page, '/');
  await page.probe('settled()');
  let letters = 0;
  const letterTask = await taskMsOf(page, WORD.length, async () => {
    for (const letter of WORD) letters += await keyMs(page, letter);
  });
  await page.probe('settled()');
  return { open, letter: letters / WORD.length, letterTask, escape: await keyMs(page, 'Escape') };
}
