import { test as base } from '../../browser/support/fixtures';
import { requestsTo } from '../../browser/support/platform';
import { expect } from '@playwright/test';
import { type Mode, openOriginal, type Original, serveOriginal } from './original';

interface Fixtures {
  readonly mode: Mode;
  /** The panel of old, open and with its first notes. */
  readonly original: Original;
}

export const test = base.extend<Fixtures>({
  mode: ['token', { option: true }],
  original: async ({ page, sandbox, mode }, use) => {
    await sandbox.reset();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const { origin, stop } = await serveOriginal(mode, sandbox.platform);
    await use(await openOriginal(page, mode, origin, sandbox));
    expect(await requestsTo(sandbox, 'undefined')).toEqual([]);
    expect(errors).toEqual([]);
    await stop();
  },
});
export { expect } from '@playwright/test';
