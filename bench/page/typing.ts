import type { Figure } from '../figures';
import { fullPanel } from './full-panel';
import { measureRuns, taskMsOf, workFigure } from './measure';
import { rowOf } from './rows';
import type { Harness } from './harness';

const KEYS = 200;

/** 200 keys in the reply box with the mention list open: a letter and Backspace by turns. */
export async function typing(harness: Harness): Promise<readonly Figure[]> {
  const page = await fullPanel(harness);
  const { tab, probe } = page;
  const painted = probe('detailPainted()');
  await tab.click(rowOf('Hello, first time here!'));
  await painted;
  await tab.click(`document.querySelector('article textarea')`);
  for (const key of 'Thanks @m') await tab.press(key);
  await probe('listboxShown()');
  const runs = await measureRuns(() =>
    taskMsOf(page, KEYS, async () => {
      for (let key = 0; key < KEYS; key += 2) {
        await tab.press('i');
        await tab.press('Backspace');
      }
    }),
  );
  await probe('listboxShown()');
  await page.close();
  return [workFigure('a key with the mention list open: task time', 'ms', runs)];
}
