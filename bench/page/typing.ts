import type { Figure } from '../figures';
import { fullPanel } from './full';
import { repeated, taskMsOf, worked } from './measured';
import { rowOf } from './rows';
import type { Stage } from './stage';

const KEYS = 200;

/** 200 keys in the reply box while the mention list is open: a letter that narrows it, and back. */
export async function typing(stage: Stage): Promise<readonly Figure[]> {
  const visit = await fullPanel(stage);
  const { tab, probe } = visit;
  const painted = probe('detailPainted()');
  await tab.click(rowOf('Hello, first time here!'));
  await painted;
  await tab.click(`document.querySelector('article textarea')`);
  for (const key of 'Thanks @m') await tab.press(key);
  await probe('listboxShown()');
  const runs = await repeated(() =>
    taskMsOf(visit, KEYS, async () => {
      for (let key = 0; key < KEYS; key += 2) {
        await tab.press('i');
        await tab.press('Backspace');
      }
    }),
  );
  await probe('listboxShown()');
  await visit.close();
  return [worked('a key with the mention list open: task time', 'ms', runs)];
}
