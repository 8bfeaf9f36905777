import type { Frame, Locator, Page } from '@playwright/test';
import { type PanelPage, panelPage } from '../e2e/support/test';
import type { TabName } from './ledger-entries';
import { click } from './click';

/** Milliseconds after which the user gives up an action. */
const PATIENCE_MS = 3000;

/** The controls of the open note. */
export interface Detail {
  /** Whether the state of each button is on, by label. */
  readonly buttons: Readonly<Record<string, boolean>>;
  /** The titles of the follow buttons. */
  readonly follows: readonly string[];
  /** The text of the reply box; undefined if there is no box. */
  readonly text: string | undefined;
  readonly isSending: boolean;
}

/** A browser tab with the host page and the panel. */
export class Tab {
  readonly panel: PanelPage;

  constructor(
    readonly name: TabName,
    readonly page: Page,
    private readonly panelOrigin: string,
  ) {
    this.panel = panelPage(page);
    page.setDefaultTimeout(PATIENCE_MS);
  }

  /** The panel's frame. Throws if it is not loaded yet. */
  get frame(): Frame {
    const frame = this.page.frames().find((each) => each.url().startsWith(this.panelOrigin));
    if (!frame) throw new Error('the page has no panel');
    return frame;
  }

  get box(): Locator {
    return this.panel.detail.getByRole('textbox');
  }

  button(name: string): Locator {
    return this.panel.frame.getByRole('button', { name, exact: true });
  }

  async isOpen(): Promise<boolean> {
    return (await this.panel.bell.getAttribute('aria-expanded')) === 'true';
  }

  /**
   * Brings the page to the front, opens the panel and waits for notes. Leaves a filter that has
   * none.
   */
  async open(): Promise<void> {
    // In a page behind another one, Chromium inserts characters that are on no key, with the caret
    // at 0.
    await this.page.bringToFront();
    if (!(await this.isOpen())) await click(this.panel.bell);
    // The list of recent actions, if an action of the user was given up there.
    if (await this.panel.frame.locator('.recent').isVisible()) await this.press('z');
    const isEmpty = this.panel.frame.locator('.notice-link');
    await this.panel.rows.first().or(isEmpty).first().waitFor();
    // A message may cover the filters for as long as it shows.
    if (await isEmpty.isVisible()) await click(this.button('All'), { timeout: 15_000 });
    await this.panel.rows.first().waitFor();
  }

  /** Ids of the notes in the list, from the top. */
  rows(): Promise<readonly number[]> {
    return this.frame.evaluate(() =>
      [...document.querySelectorAll('.row')].map((row) => Number(row.getAttribute('data-note'))),
    );
  }

  /** The id of the open note; undefined if none is open. */
  async current(): Promise<number | undefined> {
    const id = await this.frame.evaluate(() =>
      document.querySelector('[aria-current="true"]')?.getAttribute('data-note'),
    );
    return id === null || id === undefined ? undefined : Number(id);
  }

  row(id: number): Locator {
    return this.panel.frame.locator(`.row[data-note="${id}"]`);
  }

  /** Opens a note of the list. Throws if it does not open in time. */
  async openNote(id: number): Promise<void> {
    if ((await this.current()) !== id) {
      // In a narrow panel an open note covers the list.
      if (!(await this.row(id).isVisible()) && (await this.button('Back').isVisible()))
        await click(this.button('Back'));
      await click(this.row(id));
    }
    await this.panel.frame.locator(`.row[data-note="${id}"][aria-current="true"]`).waitFor();
    await this.panel.detail.waitFor();
  }

  detail(): Promise<Detail> {
    return this.panel.detail.evaluate((article) => {
      const box = article.querySelector('textarea');
      const buttons = [...article.querySelectorAll('.action-button')].map(
        ({ textContent, classList }): [string, boolean] => [textContent, classList.contains('is-on')],
      );
      return {
        buttons: Object.fromEntries(buttons),
        follows: [...article.querySelectorAll('.follow-button')].map(
          (button) => button.getAttribute('title') ?? '',
        ),
        text: box?.value,
        isSending: box?.readOnly ?? false,
      };
    });
  }

  /** Presses a shortcut key, with the focus outside of the reply box. */
  async press(key: string): Promise<void> {
    await this.frame.evaluate(() => {
      if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.blur();
      window.focus();
    });
    await this.page.keyboard.press(key);
  }
}
