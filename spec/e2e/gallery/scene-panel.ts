import type { BrowserContext, Page } from '@playwright/test';
import { loadNotes } from '../support/load-notes';
import type { Sandbox } from '../support/sandbox';

/** The width, colours and locale in which a scene is shown. */
export interface Appearance {
  readonly width: 'narrow' | 'wide';
  readonly scheme: 'light' | 'dark';
  readonly locale: string;
}

export const WIDTHS = { narrow: { width: 400, height: 720 }, wide: { width: 1000, height: 720 } } as const;

/**
 * A panel without a host page, with the actions that scenes use. Elements are not found by their
 * texts, which are shown in many languages.
 */
export interface ScenePanel {
  readonly page: Page;
  readonly sandbox: Sandbox;
  /** Opens the panel and waits for the element `awaits`, by default the first note. */
  readonly open: (awaits?: string) => Promise<void>;
  /** Opens the note whose row contains this text. */
  readonly openNote: (text: string) => Promise<void>;
  /** Returns to the list. */
  readonly back: () => Promise<void>;
  /** Clicks the button that has this shortcut. */
  readonly act: (shortcut: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
}

/** A screen in a certain state. */
export interface Scene {
  readonly name: string;
  /** A text of the row, if the scene only opens a note. */
  readonly opens?: string;
  readonly play: (panel: ScenePanel) => Promise<void>;
}

export const COMMENT = 'Hello, first time here!';

/** Resets the sandbox and prepares an unused page of the context. */
export async function scenePanel(
  context: BrowserContext,
  sandbox: Sandbox,
  appearance: Appearance,
): Promise<ScenePanel> {
  const page = context.pages().find((each) => each.url() === 'about:blank') ?? (await context.newPage());
  // A scene that hangs fails by itself, long before the test times out.
  page.setDefaultTimeout(10_000);
  await sandbox.reset();
  await page.setViewportSize(WIDTHS[appearance.width]);
  await page.emulateMedia({ colorScheme: appearance.scheme, reducedMotion: 'reduce' });
  return {
    page,
    sandbox,
    open: async (awaits = '[data-note]') => {
      await page.goto(`${sandbox.panel}/?locale=${appearance.locale}`);
      await page.locator(awaits).first().waitFor();
      // The code for keys and actions loads after the first screen.
      if ((await page.locator('.panel').count()) > 0)
        await page.locator('[role="status"]').first().waitFor({ state: 'attached' });
    },
    openNote: async (text) => {
      const row = page.locator('[data-note]').filter({ hasText: text });
      if ((await row.count()) === 0) await loadNotes(page, 30);
      // Without a pointer: a row that has just appeared under the pointer takes no press.
      await row.first().dispatchEvent('click');
      await page.getByRole('article').waitFor();
    },
    back: async () => {
      await page.keyboard.press('ArrowLeft');
      await page.getByRole('article').waitFor({ state: 'hidden' });
    },
    act: (shortcut) => page.locator(`button[aria-keyshortcuts="${shortcut}"]`).dispatchEvent('click'),
    type: async (text) => {
      await page.locator('[data-reply-box]').click();
      await page.keyboard.type(text);
    },
  };
}
