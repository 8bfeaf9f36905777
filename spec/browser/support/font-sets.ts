import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../../scripts/browser.js';

const require = createRequire(import.meta.url);
const packageFolder = (name: string): string => path.dirname(require.resolve(`${name}/package.json`));

interface FontSet {
  readonly name: string;
  /** The families that generic names resolve to, the preferred one first; empty for the fonts of this machine. */
  readonly families: readonly string[];
}

/** The files of each family: of the heavier weights too, because they are the widest. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  'DejaVu Sans': ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((file) =>
    path.join(packageFolder('dejavu-fonts-ttf'), 'ttf', file),
  ),
  // Arimo has the metrics of Liberation Sans, and of Arial.
  Arimo: weightsOf('@expo-google-fonts/arimo', 'Arimo'),
  'Noto Sans': weightsOf('@expo-google-fonts/noto-sans', 'NotoSans'),
};

function weightsOf(name: string, font: string): readonly string[] {
  return ['400Regular', '600SemiBold', '700Bold'].map((weight) =>
    path.join(packageFolder(name), weight, `${font}_${weight}.ttf`),
  );
}

/** fontconfig exists on Linux only; elsewhere the specs run with the fonts of the machine. */
const canChooseFonts = process.platform === 'linux';

const MACHINE: FontSet = {
  name: `the fonts of this machine${canChooseFonts ? '' : ' (others need fontconfig)'}`,
  families: [],
};

/** A machine that has DejaVu and nothing else is the set of DejaVu alone. Fontconfig tells whether it is. */
function hasDejaVuAlone(): boolean {
  try {
    const families = execFileSync('fc-list', [':', 'family'], { encoding: 'utf8' }).trim().split('\n');
    return families.every((family) => family.startsWith('DejaVu'));
  } catch {
    return false;
  }
}

/** One set for each font alone, which is also the set without the two others; one for all; and what the machine has. */
export const fontSets: readonly FontSet[] = canChooseFonts
  ? [
      { name: 'DejaVu alone', families: ['DejaVu Sans'] },
      { name: 'Liberation alone', families: ['Arimo'] },
      { name: 'Noto alone', families: ['Noto Sans'] },
      { name: 'Noto, Liberation and DejaVu', families: ['Noto Sans', 'Arimo', 'DejaVu Sans'] },
      ...(hasDejaVuAlone() ? [] : [MACHINE]),
    ]
  : [MACHINE];

if (!canChooseFonts)
  console.log('layout specs: no fontconfig here, so only the fonts of this machine are used');

/** Runs `use` with a page of a Chromium that has the fonts of the set and no others. */
export async function withFonts({ families }: FontSet, use: (page: Page) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'notestream-fonts-'));
  let browser: Browser | undefined;
  try {
    const file = path.join(folder, 'fonts.conf');
    for (const font of families.flatMap((family) => FILES[family] ?? []))
      symlinkSync(font, path.join(folder, path.basename(font)));
    writeFileSync(file, fontsConf(families, folder));
    const env = families.length === 0 ? process.env : { ...process.env, FONTCONFIG_FILE: file };
    browser = await chromium.launch({ ...launchOptions(), env: definedOf(env) });
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await use(page);
  } finally {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const definedOf = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );

/** Every name that no font has, generic or not, resolves to the families of the set, in their order. */
function fontsConf(families: readonly string[], folder: string): string {
  return `<?xml version="1.0"?>
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
}

/** The families that draw the element's text, most glyphs first. */
export async function drawnFamilies(page: Page, selector: string): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.sort((a, b) => b.glyphCount - a.glyphCount).map(({ familyName }) => familyName);
}
