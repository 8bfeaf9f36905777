import { scenes } from './scenes';
import { scenePanel } from './scene-panel';
import { paintedEverywhere, VIEWS } from '../support/painted-everywhere';
import { expect, test } from '../support/test';

// One worker counts all states.
test.describe.configure({ mode: 'serial' });

test('paints every text and mark of every scene', async ({ freshContext, sandbox, consoleLog }) => {
  test.setTimeout(scenes.length * 60_000);
  const failures: string[] = [];
  let views = 0;
  for (const { name, play } of scenes) {
    const panel = await scenePanel(await freshContext(), sandbox, {
      width: 'narrow',
      scheme: 'light',
      locale: 'en',
    });
    await test.step(name, async () => {
      await play(panel);
      const sweep = await paintedEverywhere(panel.page, VIEWS);
      views += sweep.views;
      failures.push(...sweep.failures.map((failure) => `${name}, ${failure}`));
    });
  }
  console.log(`painted ${views - failures.length} of ${views}`);
  consoleLog.errors.length = 0;
  expect(failures).toEqual([]);
});
