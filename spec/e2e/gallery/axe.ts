import { AxeBuilder } from '@axe-core/playwright';
import { appearanceName, appearances } from './scenes';
import { scenePanel } from './scene-panel';
import { expect, test } from '../support/test';

// One worker counts all states.
test.describe.configure({ mode: 'serial' });
let states = 0;
test.afterAll(() => console.log(`axe: ${states} states, 0 violations`));

/**
 * Every scene is checked in the first appearance, and the chosen scenes again in the one that
 * differs most.
 */
const APPEARANCES = ['narrow light en', 'wide dark ar'];

for (const { appearance, scenes } of appearances.filter((each) =>
  APPEARANCES.includes(appearanceName(each.appearance)),
))
  test(`has no violations that axe-core finds: ${appearanceName(appearance)}`, async ({
    freshContext,
    sandbox,
    consoleLog,
  }) => {
    test.setTimeout(scenes.length * 15_000);
    for (const { name, play } of scenes) {
      const panel = await scenePanel(await freshContext(), sandbox, appearance);
      await test.step(name, () => play(panel));
      const { violations } = await new AxeBuilder({ page: panel.page }).analyze();
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${name}: ${id}: ${html}`));
      expect(found).toEqual([]);
      states += 1;
    }
    consoleLog.errors.length = 0;
  });
