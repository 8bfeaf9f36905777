import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';
import type { Ledger } from './ledger';
import type { Journal } from './journal';
import { pageScript, type PageEvent } from './page-script';

/** Console messages of the browser about failed requests, which are expected here. */
const ABOUT_REQUESTS = /Failed to load resource|WebSocket connection to|net::ERR_/;
/** The panel's message about a behaviour that threw and was restarted, which is a defect. */
const ABOUT_BEHAVIOURS = /the behaviour \S+ failed/;

const isError = (message: ConsoleMessage): boolean =>
  (message.type() === 'error' && !ABOUT_REQUESTS.test(message.text())) ||
  ABOUT_BEHAVIOURS.test(message.text());

/** Collects the errors of a page. Crashes that are made on purpose are none. */
export function watchErrors(page: Page, errors: string[], isOnPurpose: (page: Page) => boolean): void {
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('crash', () => {
    if (!isOnPurpose(page)) errors.push('the page has crashed');
  });
  page.on('console', (message) => {
    if (isError(message)) errors.push(message.text());
  });
}

/** Records the status messages and the opened notes of all panels. */
export async function recordPanels(
  context: BrowserContext,
  panelOrigin: string,
  { ledger, journal, isSecond }: { ledger: Ledger; journal: Journal; isSecond: (page: Page) => boolean },
): Promise<void> {
  await context.exposeBinding('soakReport', ({ page }, event: PageEvent, text: string) => {
    const tab = isSecond(page) ? 'second' : 'first';
    if (event === 'status') {
      ledger.statusShown(tab, text);
      if (text !== '') journal.add('panel', `${tab === 'second' ? 'second tab: ' : ''}“${text}”`);
    } else if (text !== '') ledger.read(Number(text), true);
  });
  // The compiler's helper for function names, which pages do not have.
  await context.addInitScript({ content: 'globalThis.__name ??= (named) => named;' });
  await context.addInitScript(pageScript, panelOrigin);
}
