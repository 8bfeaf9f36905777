import { type ConsoleMessage, expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { test as base } from './fixtures';
import { expectPainted } from './painted';
import type { Sandbox } from './sandbox';

/** The panel inside the host page. */
export interface Panel {
  readonly page: Page;
  readonly frame: FrameLocator;
  readonly bell: Locator;
  /** The list's rows. */
  readonly rows: Locator;
  readonly detail: Locator;
  /** A button of the note's actions. */
  readonly action: (name: string) => Locator;
  /** Opens the note whose row has this text, and expects that all of it is painted. */
  readonly openNote: (text: string | RegExp) => Promise<void>;
  /** Goes back to the list. */
  readonly closeNote: () => Promise<void>;
}

/** What the console said, errors and warnings. */
export interface ConsoleLog {
  readonly errors: string[];
  readonly warnings: string[];
  /**
   * Violations of the content security policies of the panel, the platform or a page, and measurements of hidden elements. No
   * spec expects any.
   */
  readonly violations: string[];
}

interface Fixtures {
  readonly consoleLog: ConsoleLog;
  /** The host page with the panel open on the seeded notes. */
  readonly panel: Panel;
}

const VIOLATION = 'securitypolicyviolation';

/** Runs in every frame, before anything else: tells of each violation, whatever the console makes of it. */
function tellViolations(name: string): void {
  addEventListener(name, (event) => {
    if (!(event instanceof SecurityPolicyViolationEvent)) return;
    console.debug(`${name}: ${event.effectiveDirective} forbids ${event.blockedURI} ${event.sample}`);
  });
}

/** What Chromium says in the console, for what has no event: a frame that was refused, a policy that it does not know. */
const ABOUT_POLICIES = /content.security.policy|trusted ?(html|script|type)|permissions.policy|integrity/i;

/** Chromium logs it when a script of the panel, or one of Playwright's own, measures something in a covered list. */
const isMeasuredHidden = (message: ConsoleMessage): boolean =>
  message.text().includes('hidden by content-visibility') && message.location().url.endsWith('.js');

/** One user's avatar and one picture of the seed are missing on purpose: the fallbacks are part of what is shown. */
const isMissingPicture = (message: ConsoleMessage): boolean => /\.(svg|png)$/.test(message.location().url);

export const test = base.extend<Fixtures>({
  consoleLog: [
    async ({ page, sandbox }, use) => {
      await sandbox.reset();
      const log: ConsoleLog = { errors: [], warnings: [], violations: [] };
      await page.addInitScript(tellViolations, VIOLATION);
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

/** Goes to the host page and opens the panel, as a blogger does. */
export async function openPanel(page: Page, sandbox: Sandbox): Promise<Panel> {
  await page.goto(sandbox.host);
  const panel = panelOf(page);
  await panel.bell.click();
  await expect(panel.rows.first()).toBeVisible();
  // The code for keys and actions comes after the first screen, and the live regions with it.
  await panel.frame.getByRole('status').first().waitFor({ state: 'attached' });
  return panel;
}

/**
 * The bell gives the panel another width while a note is open, in which it glides for 0.2 s: until then what is to be clicked is
 * not where it was, and Playwright, which looks at the frame alone, would click beside it.
 */
export async function atRest(page: Page, { isWide }: { readonly isWide: boolean }): Promise<void> {
  const drawn = page.locator('dialog.panel');
  if ((await drawn.count()) === 0) return;
  await expect(page.locator('dialog.panel.wide')).toHaveCount(isWide ? 1 : 0);
  await drawn.evaluate((panel) => Promise.allSettled(panel.getAnimations().map(({ finished }) => finished)));
}

/** The parts of the host page by their names. */
export function panelOf(page: Page): Panel {
  const frame = page.frameLocator('iframe[title="Notifications"]');
  const rows = frame.getByRole('listitem').locator('[data-note]');
  const detail = frame.getByRole('article');
  return {
    page,
    frame,
    bell: page.getByRole('button', { name: /^Notifications/ }),
    rows,
    detail,
    action: (name) => detail.getByRole('button', { name, exact: true }),
    openNote: async (text) => {
      await rows.filter({ hasText: text }).first().click();
      await expect(detail).toBeVisible();
      await atRest(page, { isWide: true });
      await expectPainted(page);
    },
    closeNote: async () => {
      await frame.getByRole('button', { name: 'Back' }).click();
      await atRest(page, { isWide: false });
    },
  };
}

export { expect };
