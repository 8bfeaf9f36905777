import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';
import type { Book } from './book';
import type { Journal } from './journal';
import { pageScript, type Told } from './page-script';

/** The browser's own word on requests that fail, which they do here. */
const ABOUT_REQUESTS = /Failed to load resource|WebSocket connection to|net::ERR_/;
/** The panel's own word on a behaviour that has failed: it starts again, and is a defect all the same. */
const ABOUT_BEHAVIOURS = /the behaviour \S+ failed/;

const isError = (message: ConsoleMessage): boolean =>
  (message.type() === 'error' && !ABOUT_REQUESTS.test(message.text())) ||
  ABOUT_BEHAVIOURS.test(message.text());

/** Collects what goes wrong in a page. */
export function watchErrors(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('crash', () => errors.push('the page has crashed'));
  page.on('console', (message) => {
    if (isError(message)) errors.push(message.text());
  });
}

/** Hears what the panels tell of themselves, and writes it down. */
export async function listen(
  context: BrowserContext,
  panelOrigin: string,
  { book, journal, isSecond }: { book: Book; journal: Journal; isSecond: (page: Page) => boolean },
): Promise<void> {
  await context.exposeBinding('soakTells', ({ page }, told: Told, text: string) => {
    const tab = isSecond(page) ? 'second' : 'first';
    if (told === 'status') {
      book.said(tab, text);
      if (text !== '') journal.add('panel', `${tab === 'second' ? 'second tab: ' : ''}“${text}”`);
    } else if (text !== '') book.read(Number(text), true);
  });
  // The compiler names functions by a helper of its own, which pages do not have.
  await context.addInitScript({ content: 'globalThis.__name ??= (named) => named;' });
  await context.addInitScript(pageScript, panelOrigin);
}
