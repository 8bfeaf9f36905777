import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import webpack from 'webpack';
import panel from '../../config/webpack/panel.js';
import { test } from './support/fixtures';

const KEPT = ['embed.js', 'embed.mjs.br', 'embed-notify.js', 'config.json'];
const STALE = ['panel.0a1b2c3d.js', 'panel.0a1b2c3d.js.br', 'languages/gone.json', 'licences.txt'];

test('removes stale files of the panel, and keeps those of the bell', async ({ folder }) => {
  for (const file of [...KEPT, ...STALE]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  const entry = path.join(folder, 'embed', 'entry.js');
  mkdirSync(path.dirname(entry), { recursive: true });
  writeFileSync(entry, 'export {};');
  const { output } = panel({ mode: 'production' });
  const build = webpack({
    mode: 'development',
    entry: { panel: entry },
    output: { ...output, path: folder },
  });
  await promisify(build.run.bind(build))();
  const isThere = (file: string): boolean => existsSync(path.join(folder, file));
  expect(KEPT.filter((file) => !isThere(file))).toEqual([]);
  expect(STALE.filter(isThere)).toEqual([]);
});

test('docs/deploying.md names each kind of file that the build makes, and no other', () => {
  const [, section = ''] =
    /## Files of the build\n\n((?:[- ] .*\n)+)/.exec(readFileSync('docs/deploying.md', 'utf8')) ?? [];
  const names = [...section.matchAll(/`([^`]*\.\w+)`/g)].map(([, name = '']) => name);
  const patterns = names.map(
    (name) =>
      [
        name,
        new RegExp(
          `^${name
            .replaceAll('.', String.raw`\.`)
            .replace('*', '.+')
            .replace('<hash>', '[0-9a-f]{8}')}$`,
        ),
      ] as const,
  );
  const files = readdirSync('dist', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative('dist', path.join(parentPath, name)));
  expect(files.filter((file) => !patterns.some(([, pattern]) => pattern.test(file)))).toEqual([]);
  expect(
    patterns.flatMap(([name, pattern]) => (files.some((file) => pattern.test(file)) ? [] : name)),
  ).toEqual([]);
});

test('marks the scripts of a start for eager compilation (decision english-times-without-intl)', async ({
  page,
  sandbox,
}) => {
  const scripts = new Map<string, string>();
  page.on('response', (response) => {
    const [, name] =
      /\/(panel|screen|background|actions|deferred)\.[0-9a-f]+\.js$/.exec(response.url()) ?? [];
    if (name !== undefined) scripts.set(name, response.url());
  });
  await page.goto(sandbox.panel);
  await page.getByRole('status').first().waitFor({ state: 'attached' });
  expect([...scripts.keys()].toSorted()).toEqual(['actions', 'background', 'deferred', 'panel', 'screen']);
  // Requests them again, because the browser does not keep every response.
  for (const [name, url] of scripts)
    expect(await (await page.request.get(url)).text(), name).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
