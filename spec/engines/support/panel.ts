import type { Driver } from '../driver';
import type { Stage } from '../journey';
import type { Target } from './find';
import { type View, viewOf } from './view';

export const ROW = '.row[data-note]';
export const UNAPPROVED = 'Hello, first time here!';

/** A button by its name. */
export const button = (name: string): Target => ({ selector: 'button', name });
/** A row of the list by a part of its text. */
export const row = (text: string): Target => ({ selector: ROW, text });
export const DETAIL: Target = { selector: 'article' };
export const REPLY_BOX: Target = { selector: 'textarea' };

/** The panel by itself, with its notes. */
export async function openPanel({ driver, sandbox }: Stage, query = ''): Promise<View> {
  await driver.goto(`${sandbox.panel}/${query}`);
  return ready(driver, 'page');
}

/** The panel in the host page, opened by the bell. */
export async function openByBell({ driver, sandbox }: Stage): Promise<{ page: View; panel: View }> {
  await driver.goto(`${sandbox.host}/`);
  const page = viewOf(driver, 'page');
  await page.click({ selector: 'button.bell' });
  return { page, panel: await ready(driver, 'frame') };
}

async function ready(driver: Driver, place: 'page' | 'frame'): Promise<View> {
  const view = viewOf(driver, place);
  await view.see({ selector: ROW });
  // The code for keys and actions comes after the first screen, and the live regions with it.
  await view.has({ selector: '[role="status"]' }, 'is there', () => true);
  return view;
}

/** Opens the note whose row has this text. In a host page with room, the bell widens the panel for it. */
export async function openNote(panel: View, text: string, page?: View): Promise<void> {
  await panel.click(row(text));
  await panel.see({ ...DETAIL, text });
  if (page) await page.see({ selector: 'dialog.panel.wide' });
}
