import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Sandbox } from './sandbox';
import { streamConsole } from './stream-console';
import { openPanel } from './test';

const FOLDER = path.join(import.meta.dirname, '../../devtools/replay/recorded');

/** Opens the panel with a console that records from the start. */
export async function startRecording(page: Page, sandbox: Sandbox) {
  await page.addInitScript(() => localStorage.setItem('debug', '1'));
  const panel = await openPanel(page, sandbox);
  const notestream = await streamConsole(page, sandbox);
  const begin = Date.now();
  return {
    panel,
    notestream,
    /** Waits until so many seconds after the start, so that recordings have the same times. */
    at: (seconds: number): Promise<void> =>
      page.waitForTimeout(Math.max(0, begin + seconds * 1000 - Date.now())),
    /** Ends the recording and stores it, with its texts masked. */
    save: async (name: string): Promise<void> =>
      writeFileSync(path.join(FOLDER, name), String(await notestream.type('stop({ mask: true })'))),
  };
}
