import { AxeBuilder } from '@axe-core/playwright';
import { looks, lookName } from './scenes';
import { stageFor } from './stage';
import { expect, test } from '../support/test';

// One worker counts them all.
test.describe.configure({ mode: 'serial' });
let states = 0;
test.afterAll(() => console.log(`axe: ${states} states, 0 violations`));

/** Every state once, and those that are looked at from all sides once more, as far from the first as can be. */
const LOOKS = ['narrow light en', 'wide dark ar'];

for (const { look, scenes } of looks.filter((each) => LOOKS.includes(lookName(each.look))))
  test(`no screen has a barrier that axe-core finds: ${lookName(look)}`, async ({
    freshContext,
    sandbox,
    consoleLog,
  }) => {
    test.setTimeout(scenes.length * 15_000);
    for (const { name, play } of scenes) {
      const stage = await stageFor(await freshContext(), sandbox, look);
      await test.step(name, () => play(stage));
      const { violations } = await new AxeBuilder({ page: stage.page }).analyze();
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${name}: ${id}: ${html}`));
      expect(found).toEqual([]);
      states += 1;
    }
    consoleLog.errors.length = 0;
  });
