import { scenes } from './scenes';
import { stageFor } from './stage';
import { paintedEverywhere, VIEWS } from '../support/painted-everywhere';
import { expect, test } from '../support/test';

// One worker counts all states.
test.describe.configure({ mode: 'serial' });

test('every text and mark of every scene is painted', async ({ browser, sandbox, consoleLog }) => {
  test.setTimeout(scenes.length * 60_000);
  const failures: string[] = [];
  let views = 0;
  for (const { name, play } of scenes) {
    const context = await browser.newContext();
    const stage = await stageFor(context, sandbox, { width: 'narrow', scheme: 'light', locale: 'en' });
    await test.step(name, async () => {
      await play(stage);
      const sweep = await paintedEverywhere(stage.page, VIEWS);
      views += sweep.views;
      failures.push(...sweep.failures.map((failure) => `${name}, ${failure}`));
    });
    await context.close();
  }
  console.log(`painted ${views - failures.length} of ${views}`);
  consoleLog.errors.length = 0;
  expect(failures).toEqual([]);
});
