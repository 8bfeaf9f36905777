import type { BrowserContext, Page } from '@playwright/test';
import { loadNotes } from '../support/load-notes';
import type { Sandbox } from '../support/sandbox';

/** How a scene is looked at. */
export interface Look {
  readonly width: 'narrow' | 'wide';
  readonly scheme: 'light' | 'dark';
  readonly locale: string;
}

export const WIDTHS = { narrow: { width: 400, height: 720 }, wide: { width: 1000, height: 720 } } as const;

/** A panel by itself on a sandbox, in the hands of a scene. Names are not used to find things: they are in many languages. */
export interface Stage {
  readonly page: Page;
  readonly sandbox: Sandbox;
  /** Goes to the panel; the first note is there when it resolves, unless a scene says that none will be. */
  readonly open: (awaits?: string) => Promise<void>;
  /** Opens the note whose row has this text. */
  readonly openNote: (text: string) => Promise<void>;
  /** Goes back to the list. */
  readonly back: () => Promise<void>;
  /** Presses a button that has this shortcut. */
  readonly act: (shortcut: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
}

/** A scene of the gallery: a screen in a state. */
export interface Scene {
  readonly name: string;
  /** Where all that it does is to open a note: a text of its row. */
  readonly opens?: string;
  readonly play: (stage: Stage) => Promise<void>;
}

export const COMMENT = 'Hello, first time here!';

/** Sets the stage: a page that nothing has used, the sandbox as at its start. */
export async function stageFor(context: BrowserContext, sandbox: Sandbox, look: Look): Promise<Stage> {
  const page = context.pages().find((each) => each.url() === 'about:blank') ?? (await context.newPage());
  // A scene that does not come about says which, long before the whole play is called off.
  page.setDefaultTimeout(10_000);
  await sandbox.reset();
  await page.setViewportSize(WIDTHS[look.width]);
  await page.emulateMedia({ colorScheme: look.scheme, reducedMotion: 'reduce' });
  return {
    page,
    sandbox,
    open: async (awaits = '[data-note]') => {
      await page.goto(`${sandbox.panel}/?locale=${look.locale}`);
      await page.locator(awaits).first().waitFor();
      // The code for keys and actions comes after the first screen.
      if ((await page.locator('.panel').count()) > 0)
        await page.locator('[role="status"]').first().waitFor({ state: 'attached' });
    },
    openNote: async (text) => {
      const row = page.locator('[data-note]').filter({ hasText: text });
      if ((await row.count()) === 0) await loadNotes(page, 30);
      await row.first().click();
      await page.getByRole('article').waitFor();
    },
    back: async () => {
      await page.keyboard.press('ArrowLeft');
      await page.getByRole('article').waitFor({ state: 'hidden' });
    },
    act: (shortcut) => page.locator(`button[aria-keyshortcuts="${shortcut}"]`).click(),
    type: async (text) => {
      await page.locator('[data-reply-box]').click();
      await page.keyboard.type(text);
    },
  };
}
