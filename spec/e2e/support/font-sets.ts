import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';

interface FontSet {
  readonly name: string;
  /** Families for generic names, the preferred one first; empty for the machine's own fonts. */
  readonly families: readonly string[];
}

/** fontconfig exists only on Linux; elsewhere the specs run with the fonts of the machine. */
const canChooseFonts = process.platform === 'linux';

export const MACHINE: FontSet = {
  name: `the fonts of this machine${canChooseFonts ? '' : ' (others need fontconfig)'}`,
  families: [],
};

/** Whether DejaVu is the only family of this machine, which makes `MACHINE` a duplicate. */
function hasDejaVuAlone(): boolean {
  try {
    const families = execFileSync('fc-list', [':', 'family'], { encoding: 'utf8' }).trim().split('\n');
    return families.every((family) => family.startsWith('DejaVu'));
  } catch {
    return false;
  }
}

/** Each font alone, all fonts together, and the fonts of the machine. */
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

/** The families that draw the element's text, the one with the most glyphs first. */
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
