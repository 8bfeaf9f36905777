import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from '../support/test';
import { appearanceName, appearances } from './scenes';
import { scenePanel } from './scene-panel';
import { streamPictures } from './stream-scenes';

const FOLDER = path.join(import.meta.dirname, '..', '..', '..', 'gallery');

const fileName = (appearance: string, scene: string): string =>
  `${appearance} ${scene}.png`.replaceAll(' ', '-');

for (const { appearance, scenes } of appearances)
  test(`takes a picture of every scene: ${appearanceName(appearance)}`, async ({ freshContext, sandbox }) => {
    test.setTimeout(scenes.length * 20_000);
    await mkdir(FOLDER, { recursive: true });
    for (const { name, play } of scenes) {
      const panel = await scenePanel(await freshContext(), sandbox, appearance);
      await test.step(name, () => play(panel));
      await panel.page.screenshot({ path: path.join(FOLDER, fileName(appearanceName(appearance), name)) });
    }
  });

test('writes an index of all pictures', async () => {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, 'index.html'), indexPage());
});

const figure = ({ file, name }: { readonly file: string; readonly name: string }): string =>
  `<figure><img src="${file}" loading="lazy" alt=""><figcaption>${name}</figcaption></figure>`;

function indexPage(): string {
  const section = ({ appearance, scenes }: (typeof appearances)[number]): string =>
    [
      `<h2>${appearanceName(appearance)}</h2>`,
      ...scenes.map(({ name }) => figure({ file: fileName(appearanceName(appearance), name), name })),
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
${appearances.map(section).join('\n')}
<h2>The view of the streams</h2>
${streamPictures.map(figure).join('\n')}
</html>
`;
}
