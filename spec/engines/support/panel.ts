import type { Driver } from '../driver';
import type { JourneyContext } from '../journey';
import type { Target } from './find';
import { type View, viewOf } from './view';

export const ROW = '.row[data-note]';
export const UNAPPROVED = 'Hello, first time here!';

/** The button of a filter. Its name may end with the number of its unread notes. */
export const filterButton = (text: string): Target => ({ selector: '.filter-bar button', text });

/** Selects a button by its name. */
export const button = (name: string): Target => ({ selector: 'button', name });
/** Selects a row of the list by part of its text. */
export const row = (text: string): Target => ({ selector: ROW, text });
export const DETAIL: Target = { selector: 'article' };
export const REPLY_BOX: Target = { selector: 'textarea' };

/** Opens the panel without a host page, and waits for its notes. */
export async function openPanel({ driver, sandbox }: JourneyContext, query = ''): Promise<View> {
  await driver.goto(`${sandbox.panel}/${query}`);
  return ready(driver, 'page');
}

/** Opens the host page and clicks the bell, and waits for the panel's notes. */
export async function openByBell({ driver, sandbox }: JourneyContext): Promise<{ page: View; panel: View }> {
  await driver.goto(`${sandbox.host}/`);
  const page = viewOf(driver, 'page');
  await page.click({ selector: 'button.bell' });
  return { page, panel: await ready(driver, 'frame') };
}

async function ready(driver: Driver, place: 'page' | 'frame'): Promise<View> {
  const view = viewOf(driver, place);
  await view.see({ selector: ROW });
  // Code for keys and actions loads after the first screen, together with the live regions.
  await view.has({ selector: '[role="status"]' }, 'is there', () => true);
  return view;
}

/**
 * Opens the note whose row has this text. In a wide host page, also waits until the bell has
 * widened the panel.
 */
export async function openNote(panel: View, text: string, page?: View): Promise<void> {
  await panel.click(row(text));
  await panel.see({ ...DETAIL, text });
  if (page) await page.see({ selector: 'dialog.panel[data-wide="true"]' });
}
