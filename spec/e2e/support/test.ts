import { type ConsoleMessage, expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { test as base } from './fixtures';
import { isInMatrix } from './matrix';
import { expectPainted } from './painted';
import type { Sandbox } from './sandbox';

/** Page object of the host page and the panel in it. */
export interface PanelPage {
  readonly page: Page;
  readonly frame: FrameLocator;
  readonly bell: Locator;
  /** The rows of the list. */
  readonly rows: Locator;
  readonly detail: Locator;
  /** The button of an action in the open note. */
  readonly action: (name: string) => Locator;
  /**
   * Opens the note whose row contains this text. Expects in the matrix that all of it is painted;
   * otherwise `painted-spec.ts` does, because the screenshots take a sixth of a test.
   */
  readonly openNote: (text: string | RegExp) => Promise<void>;
  /** Returns to the list. */
  readonly closeNote: () => Promise<void>;
}

/** Errors and warnings in the browser's console. */
export interface ConsoleLog {
  readonly errors: string[];
  readonly warnings: string[];
  /**
   * Violations of content security policies, and measurements of hidden elements. Every test
   * expects none.
   */
  readonly violations: string[];
}

interface Fixtures {
  readonly consoleLog: ConsoleLog;
  /** The host page with the panel open on the seeded notes. */
  readonly panel: PanelPage;
}

const VIOLATION = 'securitypolicyviolation';

/** Logs every policy violation. Runs in every frame before anything else. */
function logViolations(name: string): void {
  addEventListener(name, (event) => {
    if (!(event instanceof SecurityPolicyViolationEvent)) return;
    console.debug(`${name}: ${event.effectiveDirective} forbids ${event.blockedURI} ${event.sample}`);
  });
}

/**
 * Console messages about policies for which there is no event, such as those of a refused frame.
 */
const ABOUT_POLICIES = /content.security.policy|trusted ?(html|script|type)|permissions.policy|integrity/i;

/** Chromium logs a warning when a script measures something in a covered list. */
const isMeasuredHidden = (message: ConsoleMessage): boolean =>
  message.text().includes('hidden by content-visibility') && message.location().url.endsWith('.js');

/**
 * One avatar and one picture of the seed are missing on purpose, so that their fallbacks are shown.
 */
const isMissingPicture = (message: ConsoleMessage): boolean => /\.(svg|png)$/.test(message.location().url);

export const test = base.extend<Fixtures>({
  consoleLog: [
    async ({ page, sandbox }, use) => {
      // Requests that outlive the pages of the last test are refused, and do not change this one.
      await sandbox.control('sign-out');
      await sandbox.reset();
      const log: ConsoleLog = { errors: [], warnings: [], violations: [] };
      await page.addInitScript(logViolations, VIOLATION);
      page.on('pageerror', (error) => log.errors.push(error.message));
      page.on('console', (message) => {
        const isViolation = message.text().startsWith(VIOLATION) || ABOUT_POLICIES.test(message.text());
        if (isViolation || isMeasuredHidden(message)) log.violations.push(message.text());
        if (message.type() === 'error' && !isMissingPicture(message))
          log.errors.push(`${message.text()} ${message.location().url}`);
        if (message.type() === 'warning') log.warnings.push(message.text());
      });
      await use(log);
      expect(log.violations).toEqual([]);
    },
    { auto: true },
  ],
  panel: async ({ page, sandbox, consoleLog }, use) => {
    await use(await openPanel(page, sandbox));
    expect(consoleLog.errors).toEqual([]);
  },
});

/** Opens the host page, and the panel with the bell. */
export async function openPanel(page: Page, sandbox: Sandbox): Promise<PanelPage> {
  await page.goto(sandbox.host);
  const panel = panelPage(page);
  await panel.bell.click();
  await expect(panel.rows.first()).toBeVisible();
  // The code for keys and actions, and the live regions, load after the first screen.
  await panel.frame.getByRole('status').first().waitFor({ state: 'attached' });
  return panel;
}

/**
 * Waits until the panel has its new width. Playwright watches only the frame, and would click beside
 * the target.
 */
export async function atRest(page: Page, { isWide }: { readonly isWide: boolean }): Promise<void> {
  const drawn = page.locator('dialog.panel');
  if ((await drawn.count()) === 0) return;
  await expect(page.locator('dialog.panel[data-wide="true"]')).toHaveCount(isWide ? 1 : 0);
  await drawn.evaluate((panel) => Promise.allSettled(panel.getAnimations().map(({ finished }) => finished)));
}

export function panelPage(page: Page): PanelPage {
  const frame = page.frameLocator('iframe[title="Notifications"]');
  const rows = frame.getByRole('listitem').locator('[data-note]');
  const detail = frame.getByRole('article');
  return {
    page,
    frame,
    bell: page.getByRole('button', { name: /^Notifications/ }),
    rows,
    detail,
    // Not those of the answers to it.
    action: (name) =>
      detail.getByRole('button', { name, exact: true }).and(detail.locator(':not(.replies *)')),
    openNote: async (text) => {
      await rows.filter({ hasText: text }).first().click();
      await expect(detail).toBeVisible();
      await atRest(page, { isWide: true });
      if (isInMatrix()) await expectPainted(page);
    },
    closeNote: async () => {
      await frame.getByRole('button', { name: 'Back' }).click();
      await atRest(page, { isWide: false });
    },
  };
}

export { expect };
