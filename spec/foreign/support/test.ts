import { expect } from '@playwright/test';
import { test as base } from '../../e2e/support/fixtures';
import { requestsTo } from '../../e2e/support/platform';
import { type Mode, openOriginal, type Original, serveOriginal } from './original';

interface Fixtures {
  readonly mode: Mode;
  /** The origin of the original panel, on a sandbox that was reset. */
  readonly origin: string;
  /** The original panel, open and with its first notes. */
  readonly original: Original;
}

export const test = base.extend<Fixtures>({
  mode: ['token', { option: true }],
  origin: async ({ sandbox, mode }, use) => {
    await sandbox.reset();
    const { origin, stop } = await serveOriginal(mode, sandbox.platform);
    await use(origin);
    await stop();
  },
  original: async ({ page, sandbox, mode, origin }, use) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await use(await openOriginal(page, mode, origin, sandbox));
    expect(await requestsTo(sandbox, 'undefined')).toEqual([]);
    expect(errors).toEqual([]);
  },
});
export { expect };
