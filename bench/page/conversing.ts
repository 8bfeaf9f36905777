import type { Figure } from '../figures';
import { fullPanel } from './full-panel';
import type { Harness, PanelPage } from './harness';
import { keyMs, measureRuns, SPEEDS, taskMsOf, workFigure } from './measure';
import { rowOf } from './rows';

const ANSWERED = 'Who has fifty answers?';
const UNANSWERED = 'Hello, first time here!';
const ANSWERS = 50;
const STEPS = 10;

/** Opening a comment with fifty answers and one without, and J through ten open notes. */
export async function conversing(harness: Harness): Promise<readonly Figure[]> {
  const { comment_id: comment } = await harness.sandbox.control('comment', { text: ANSWERED });
  await harness.sandbox.control('thread', { comment, answers: ANSWERS });
  const figures: Figure[] = [];
  for (const { cpuSlowdown, name } of SPEEDS) {
    const page = await fullPanel(harness, cpuSlowdown);
    for (const [what, text] of [
      ['a comment with 50 replies', ANSWERED],
      ['a comment without answers', UNANSWERED],
    ] as const) {
      const opened = await measureRuns(() => openedMs(page, text));
      figures.push(workFigure(`${what}: click to painted${name}`, 'ms', opened));
    }
    await page.tab.click(rowOf(0));
    const steps = await measureRuns(() => stepsMs(page));
    figures.push(
      workFigure(
        `J in an open note: key to painted${name}`,
        'ms',
        steps.map(({ painted }) => painted),
      ),
      workFigure(
        `J in an open note: task time${name}`,
        'ms',
        steps.map(({ task }) => task),
      ),
    );
    await page.close();
  }
  return figures;
}

async function openedMs({ tab, probe }: PanelPage, text: string): Promise<number> {
  const painted = probe('detailPainted()');
  await tab.click(rowOf(text));
  const ms = Number(await painted);
  // With its conversation.
  await probe('quiet(500)');
  const isBack = probe('listShown()');
  await tab.press('ArrowLeft');
  await isBack;
  await probe('settled()');
  return ms;
}

/** Ten notes forwards, and back without measuring. */
async function stepsMs(page: PanelPage): Promise<{ readonly painted: number; readonly task: number }> {
  await page.probe('settled()');
  let painted = 0;
  const task = await taskMsOf(page, STEPS, async () => {
    for (let step = 0; step < STEPS; step += 1) painted += (await keyMs(page, 'j')) / STEPS;
  });
  for (let step = 0; step < STEPS; step += 1) await page.tab.press('k');
  return { painted, task };
}
