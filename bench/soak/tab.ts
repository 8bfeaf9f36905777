import type { Frame, Locator, Page } from '@playwright/test';
import { type Panel, panelOf } from '../../spec/browser/support/test';
import type { TabName } from './ledger';

/** How long a hand tries, in milliseconds: what is not there by then is not done. */
const PATIENCE_MS = 3000;

/** What the open note offers. */
export interface Detail {
  /** Labels of its buttons, with whether they are pressed; null for those that have no such state. */
  readonly buttons: Readonly<Record<string, boolean | null>>;
  /** The follow buttons' titles. */
  readonly follows: readonly string[];
  /** The reply box's text; undefined without a box. */
  readonly text: string | undefined;
  readonly isSending: boolean;
}

/** A page with the panel, and what can be seen and touched in it. */
export class Tab {
  readonly panel: Panel;

  constructor(
    readonly name: TabName,
    readonly page: Page,
    private readonly panelOrigin: string,
  ) {
    this.panel = panelOf(page);
    page.setDefaultTimeout(PATIENCE_MS);
  }

  /** The panel's frame. Throws while it is on its way. */
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

  /** Brings the page to the front, opens the panel, if it is not, and waits for its notes: for all of them, where a filter has none. */
  async open(): Promise<void> {
    // As people do. Into a page behind another one Chromium inserts what is not on its keyboard, and puts the caret at 0.
    await this.page.bringToFront();
    if (!(await this.isOpen())) await this.panel.bell.click();
    const isEmpty = this.panel.frame.locator('.notice-link');
    await this.panel.rows.first().or(isEmpty).first().waitFor();
    if (await isEmpty.isVisible()) await this.button('All').click();
    await this.panel.rows.first().waitFor();
  }

  /** Ids of the notes in the list, from the top. */
  rows(): Promise<readonly number[]> {
    return this.frame.evaluate(() =>
      [...document.querySelectorAll('.row')].map((row) => Number(row.getAttribute('data-note'))),
    );
  }

  /** The note that is open; undefined when there is none. */
  async current(): Promise<number | undefined> {
    const id = await this.frame.evaluate(() =>
      document.querySelector('[aria-current="true"]')?.getAttribute('data-note'),
    );
    return id === null || id === undefined ? undefined : Number(id);
  }

  row(id: number): Locator {
    return this.panel.frame.locator(`.row[data-note="${id}"]`);
  }

  /** Opens a note of the list. Throws when it does not come. */
  async openNote(id: number): Promise<void> {
    if ((await this.current()) !== id) {
      // In a narrow panel the open note covers the list.
      if (!(await this.row(id).isVisible()) && (await this.button('Back').isVisible()))
        await this.button('Back').click();
      await this.row(id).click();
    }
    await this.panel.frame.locator(`.row[data-note="${id}"][aria-current="true"]`).waitFor();
    await this.panel.detail.waitFor();
  }

  detail(): Promise<Detail> {
    return this.panel.detail.evaluate((article) => {
      const box = article.querySelector('textarea');
      const buttons = [...article.querySelectorAll('.action-button')].map(
        (button): [string, boolean | null] => {
          const pressed = button.getAttribute('aria-pressed');
          return [button.textContent, pressed === null ? null : pressed === 'true'];
        },
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

  /** A key for the panel, which must not be a letter in a text. */
  async press(key: string): Promise<void> {
    await this.frame.evaluate(() => {
      if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.blur();
      window.focus();
    });
    await this.page.keyboard.press(key);
  }
}
