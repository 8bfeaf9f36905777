import type { Figure } from '../figures';
import { fullPanel } from './full-panel';
import { measureRuns, workFigure } from './measure';
import type { Harness } from './harness';

const STEP_PX = 40;

/** Dropped frames while scrolling through a hundred notes, 40 px a frame. */
export async function scrolling(harness: Harness): Promise<readonly Figure[]> {
  const page = await fullPanel(harness);
  const runs = await measureRuns(async () => {
    const [frames = NaN, dropped = NaN] = String(await page.probe(`scroll(${STEP_PX})`))
      .split(',')
      .map(Number);
    return { frames, dropped };
  });
  await page.close();
  return [
    workFigure(
      'scroll through 100 notes: frames',
      '',
      runs.map(({ frames }) => frames),
    ),
    workFigure(
      'scroll through 100 notes: dropped frames',
      '',
      runs.map(({ dropped }) => dropped),
    ),
  ];
}
