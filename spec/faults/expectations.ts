import { expect } from '@playwright/test';
import { platformState } from '../e2e/support/platform';
import { clickOn, type Harness, untilReady } from './harness';

export const SIGNED_OUT = "You've been signed out. Your drafts are kept.";
const FAILURE = /couldn't|can't|failed|went wrong|^there were too many|signed out/i;

/** The failure messages that the page has announced. */
export const failureMessages = ({ pageLog }: Harness): readonly string[] =>
  pageLog.announcements.filter((text) => FAILURE.test(text));

/**
 * Signs in from the bar, by the platform's page, which leads back to the panel (decision
 * open-panel-asks-before-leaving).
 */
export async function signInAgain(harness: Harness): Promise<void> {
  const { page, pageLog } = harness;
  const leaving = page.waitForRequest(/\/oauth2\/authorize/);
  await clickOn(page.getByRole('button', { name: 'Sign in' }).first());
  await leaving;
  // What waited for the session is sent, and announced, as soon as the next page starts.
  pageLog.clear();
  await expect(page.locator('.signed-out-bar')).toHaveCount(0);
  await untilReady(harness);
}

/** The notes that are set aside in this browser. */
const asideOf = ({ page }: Harness): Promise<readonly number[]> =>
  page.evaluate(() =>
    Object.keys(localStorage).flatMap((key) => (key.startsWith('note_done_') ? Number(key.slice(10)) : [])),
  );

/**
 * Expects the rows to be the platform's notes that are not set aside, read and unread, and no failure
 * message to be left.
 */
export async function expectPlatformNotes(harness: Harness): Promise<void> {
  const isSame = async (): Promise<void> => {
    const shown = await harness.rows.evaluateAll((rows) =>
      rows.map((row) => `${row.dataset.note ?? ''}${row.classList.contains('is-unread') ? ' unread' : ''}`),
    );
    const aside = await asideOf(harness);
    const { notes: all } = await platformState(harness.sandbox);
    const notes = all.filter(({ id }) => !aside.includes(id));
    const there = notes.slice(0, shown.length).map(({ id, read }) => `${id}${read ? '' : ' unread'}`);
    expect(shown).toEqual(there);
    await expect(harness.page.locator('.trouble-line, .signed-out-bar')).toHaveCount(0, { timeout: 10 });
  };
  await expect(isSame)
    .toPass({ timeout: 1000, intervals: [20, 50, 100] })
    .catch(() => harness.advanceUntil(30_000, isSame));
}
