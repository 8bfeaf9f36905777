import type { Figure } from '../figures';
import { fullPanel } from './full';
import { repeated, worked } from './measured';
import type { Stage } from './stage';

const STEP_PX = 40;

/** Through a hundred notes, 40 px a frame. */
export async function scrolling(stage: Stage): Promise<readonly Figure[]> {
  const visit = await fullPanel(stage);
  const runs = await repeated(async () => {
    const [frames = NaN, dropped = NaN] = String(await visit.probe(`scroll(${STEP_PX})`))
      .split(',')
      .map(Number);
    return { frames, dropped };
  });
  await visit.close();
  return [
    worked(
      'scroll through 100 notes: frames',
      '',
      runs.map(({ frames }) => frames),
    ),
    worked(
      'scroll through 100 notes: dropped frames',
      '',
      runs.map(({ dropped }) => dropped),
    ),
  ];
}
