import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../../scripts/browser.js';

const require = createRequire(import.meta.url);
const packageFolder = (name: string): string => path.dirname(require.resolve(`${name}/package.json`));

const googleFonts = (name: string, font: string): readonly string[] =>
  ['400Regular', '600SemiBold', '700Bold'].map((weight) =>
    path.join(packageFolder(name), weight, `${font}_${weight}.ttf`),
  );

/** The font files of each family. Heavier weights are included because they are the widest. */
const FILES: Readonly<Record<string, () => readonly string[]>> = {
  'DejaVu Sans': () =>
    ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((file) =>
      path.join(packageFolder('dejavu-fonts-ttf'), 'ttf', file),
    ),
  // Arimo has the metrics of Liberation Sans and of Arial.
  Arimo: () => googleFonts('@expo-google-fonts/arimo', 'Arimo'),
  'Noto Sans': () => googleFonts('@expo-google-fonts/noto-sans', 'NotoSans'),
};

/** A page in a Chromium process of its own. */
export interface FontBrowser {
  readonly page: Page;
  readonly stop: () => Promise<void>;
}

/**
 * Launches a Chromium that has only these font families; an empty list means the fonts of the
 * machine. The fontconfig files are written to `folder`. The caller must stop the browser; specs
 * use the fixture `pageWithFonts` instead.
 */
export async function launchWithFonts(families: readonly string[], folder: string): Promise<FontBrowser> {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'fonts.conf');
  for (const font of families.flatMap((family) => FILES[family]?.() ?? []))
    symlinkSync(font, path.join(folder, path.basename(font)));
  writeFileSync(file, fontsConf(families, folder));
  const env = families.length === 0 ? process.env : { ...process.env, FONTCONFIG_FILE: file };
  const browser = await chromium.launch({ ...launchOptions(), env: definedOf(env) });
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  return { page, stop: () => browser.close() };
}

const definedOf = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );

/** Maps every name that no font has, generic or not, to the given families, in their order. */
const fontsConf = (families: readonly string[], folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<dir>${folder}</dir>
<cachedir>${path.join(folder, 'cache')}</cachedir>
<match target="pattern">
<edit name="family" mode="append_last" binding="strong">
${families.map((family) => `<string>${family}</string>`).join('\n')}
</edit>
</match>
</fontconfig>
`;
