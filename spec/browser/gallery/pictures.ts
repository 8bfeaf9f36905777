import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from '../support/test';
import { looks, lookName } from './scenes';
import { stageFor } from './stage';

const FOLDER = path.join(import.meta.dirname, '..', '..', '..', 'gallery');

const fileName = (look: string, scene: string): string => `${look} ${scene}.png`.replaceAll(' ', '-');

for (const { look, scenes } of looks)
  test(`pictures: ${lookName(look)}`, async ({ freshContext, sandbox }) => {
    test.setTimeout(scenes.length * 20_000);
    await mkdir(FOLDER, { recursive: true });
    for (const { name, play } of scenes) {
      const stage = await stageFor(await freshContext(), sandbox, look);
      await test.step(name, () => play(stage));
      await stage.page.screenshot({ path: path.join(FOLDER, fileName(lookName(look), name)) });
    }
  });

test('an index of them', async () => {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, 'index.html'), indexPage());
});

function indexPage(): string {
  const section = ({ look, scenes }: (typeof looks)[number]): string =>
    [
      `<h2>${lookName(look)}</h2>`,
      ...scenes.map(
        ({ name }) =>
          `<figure><img src="${fileName(lookName(look), name)}" loading="lazy" alt=""><figcaption>${name}</figcaption></figure>`,
      ),
    ].join('\n');
  return `<!doctype html>
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
${looks.map(section).join('\n')}
</html>
`;
}
