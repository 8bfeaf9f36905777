import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { paintedOn } from '../support/painted';
import { expect, test } from '../support/test';
import { scenePanel } from './scene-panel';
import { appearanceName, appearances, scenes } from './scenes';

const FOLDER = path.join(import.meta.dirname, '..', '..', '..', 'gallery');

const fileName = (appearance: string, scene: string): string =>
  `${appearance} ${scene}.png`.replaceAll(' ', '-');

/** The narrowest phone, the bell's frame, both sides of the breakpoint, and a wide screen. */
const VIEWS = [320, 400, 799, 800, 1280].flatMap((width) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    (['reduce', 'no-preference'] as const).map((reducedMotion) => ({ width, colorScheme, reducedMotion })),
  ),
);

/** The visible elements that are not painted, in each of the views. */
async function unpainted(page: Page): Promise<readonly string[]> {
  const failures: string[] = [];
  for (const { width, ...media } of VIEWS) {
    await page.setViewportSize({ width, height: 720 });
    await page.emulateMedia(media);
    let seen = await paintedOn(page);
    // The new width may still be moving things, so a failure is checked again.
    for (let looks = 1; (seen.targets === 0 || seen.unpainted.length > 0) && looks < 3; looks += 1)
      seen = await paintedOn(page);
    const view = `${width} px, ${media.colorScheme}, motion ${media.reducedMotion}`;
    if (seen.targets === 0) failures.push(`${view}: the panel is blank`);
    if (seen.unpainted.length > 0) failures.push(`${view}: ${seen.unpainted.slice(0, 5).join('; ')}`);
  }
  return failures;
}

for (const [index, appearance] of appearances.entries())
  test(`takes a picture of every scene, and checks it: ${appearanceName(appearance)}`, async ({
    freshContext,
    sandbox,
    consoleLog,
  }) => {
    test.setTimeout(scenes.length * 90_000);
    await mkdir(FOLDER, { recursive: true });
    for (const { name, play } of scenes)
      await test.step(name, async () => {
        const panel = await scenePanel(await freshContext(), sandbox, appearance);
        await play(panel);
        const file = path.join(FOLDER, fileName(appearanceName(appearance), name));
        await panel.page.screenshot({ path: file });
        const { violations } = await new AxeBuilder({ page: panel.page }).analyze();
        const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
        expect.soft(found, name).toEqual([]);
        // In all widths and colours, which include those of the other appearance.
        if (index === 0) expect.soft(await unpainted(panel.page), name).toEqual([]);
      });
    consoleLog.errors.length = 0;
  });

test('writes an index of all pictures', async () => {
  const sections = appearances.map(appearanceName).map((title) => {
    const figures = scenes.map(
      ({ name }) =>
        `<figure><img src="${fileName(title, name)}" loading="lazy" alt=""><figcaption>${name}</figcaption></figure>`,
    );
    return [`<h2>${title}</h2>`, ...figures].join('\n');
  });
  await mkdir(FOLDER, { recursive: true });
  await writeFile(
    path.join(FOLDER, 'index.html'),
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Notestream: every screen</title>
<style>
  body { font: 14px system-ui; background: #8883; margin: 16px }
  figure { display: inline-block; margin: 8px; vertical-align: top }
  img { border: 1px solid #8888; max-width: 100% }
  figcaption { margin-top: 4px }
</style>
<h1>Notestream: every screen</h1>
${sections.join('\n')}
</html>
`,
  );
});
