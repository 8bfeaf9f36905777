import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import webpack from 'webpack';
import panel from '../../config/webpack/panel.js';
import { test } from './support/fixtures';

const KEPT = ['embed.js', 'embed.mjs.br', 'config.json'];
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

test("marks the panel's script for eager compilation (decision english-times-without-intl)", async ({
  request,
  sandbox,
}) => {
  const page = await (await request.get(sandbox.panel)).text();
  const [, script = ''] = /src="([^"]*panel\.[0-9a-f]+\.js)"/.exec(page) ?? [];
  const text = await (await request.get(new URL(script, sandbox.panel).href)).text();
  expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
