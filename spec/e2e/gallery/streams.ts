import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { openView } from '../support/stream-view';
import { expect, test } from '../support/test';
import { streamAppearances, streamPictures, streamScenes } from './stream-scenes';

const FOLDER = path.join(import.meta.dirname, '..', '..', '..', 'gallery');

for (const appearance of streamAppearances)
  test(`takes pictures of the view of the streams, and checks it with axe: ${appearance.name}`, async ({
    page,
    sandbox,
  }) => {
    test.setTimeout(90_000);
    await mkdir(FOLDER, { recursive: true });
    const { panel, view } = await openView(page, sandbox);
    await view.setViewportSize({ width: appearance.width, height: 760 });
    const { colorScheme = 'light', forcedColors = 'none' } = appearance;
    await view.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
    for (const { name, play } of streamScenes) {
      await test.step(name, () => play(view, panel));
      const picture = streamPictures.find((each) => each.appearance === appearance && each.scene === name);
      await view.screenshot({ path: path.join(FOLDER, picture?.file ?? `${name}.png`) });
      // Colours that the user forces are not the page's.
      const axe = new AxeBuilder({ page: view });
      if (forcedColors === 'active') axe.disableRules('color-contrast');
      const { violations } = await axe.analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
    }
  });
