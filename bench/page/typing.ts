import type { Figure } from '../figures';
import { fullPanel } from './full';
import { costOf, repeated, worked } from './measured';
import type { Stage } from './stage';

const KEYS = 200;

/** 200 keys in the reply box while the mention list is open: a letter that narrows it, and back. */
export async function typing(stage: Stage): Promise<readonly Figure[]> {
  const visit = await fullPanel(stage);
  const { page } = visit;
  await page.locator('[data-note]').filter({ hasText: 'Hello, first time here!' }).click();
  await page.getByRole('textbox').click();
  await page.keyboard.type('Thanks @');
  await page.getByRole('listbox').waitFor();
  const runs = await repeated(() =>
    costOf(visit, KEYS, async () => {
      for (let key = 0; key < KEYS; key += 2) {
        await page.keyboard.press('m');
        await page.keyboard.press('Backspace');
      }
    }),
  );
  await page.getByRole('listbox').waitFor();
  await visit.close();
  return [
    worked(
      'a key with the mention list open: task time',
      'ms',
      runs.map(({ taskMs }) => taskMs),
    ),
  ];
}
