import type { Page } from '@playwright/test';

/** Applies these rules to the page, in place of those of the last call. */
export const adoptStyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);
