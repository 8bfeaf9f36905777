import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, expect, type Frame, type Page } from '@playwright/test';
import { actionOf } from '../../src/streams/actions/table';
import { isWaiting, stateOf } from '../../src/streams/outbox/record';
import type { Sandbox } from '../e2e/support/sandbox';
import { storedRecords } from '../e2e/support/stored-records';
import { atRest, openPanel, type PanelPage, panelPage } from '../e2e/support/test';
import { differences, readLedger } from './ledger';
import type { Round } from './rounds';

/** An undo window, the attempts after it, and a slow machine. */
const PATIENCE_MS = 60_000;

/** Console messages about requests that a page could not finish. */
const ABOUT_REQUESTS = /Failed to load resource|WebSocket connection to|net::ERR_/;

/** Plays a round in a context of its own. Returns what is wrong; throws if the page cannot be used. */
export async function playRound(
  browser: Browser,
  sandbox: Sandbox,
  { deed, ending, delayMs, hasOther }: Round,
  text: string,
): Promise<readonly string[]> {
  await sandbox.reset();
  const asked = await sandbox.control('comment', { text: `Question to: ${text}`, approved: false });
  const comment = Number(asked.comment_id);
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(`page error: ${error.error().message}`));
  context.on('console', (message) => {
    if (
      message.type() === 'error' &&
      !ABOUT_REQUESTS.test(message.text()) &&
      !message.location().url.endsWith('.png')
    )
      errors.push(`console: ${message.text()}`);
  });
  try {
    if (hasOther) await (await context.newPage()).goto(sandbox.host);
    const page = await context.newPage();
    const panel = await openPanel(page, sandbox);
    await ending.before?.(page, sandbox);
    await openNote(panel, text);
    await deed.act(panel, text);
    await wait(delayMs);
    const isThere = (await ending.after?.(page, sandbox)) ?? true;
    const last = await openAgain(isThere ? page : await context.newPage(), sandbox);
    const frame = ending.hasNoRecords ? undefined : frameOf(last.page, sandbox);
    const wrong = await settled(frame, async () => {
      const ledger = await readLedger(sandbox, comment, text);
      return [
        ...differences(deed.due, ledger),
        ...((await isShown(last, text, deed.isDraft === true)) ? [] : ['the draft is not in its box']),
      ];
    });
    return [...wrong, ...errors];
  } finally {
    await context.close();
  }
}

async function openNote({ page, rows, detail }: PanelPage, text: string): Promise<void> {
  await rows.filter({ hasText: text }).first().click();
  await expect(detail).toBeVisible();
  await atRest(page, { isWide: true });
}

/** Opens the panel, which may be open already. */
async function openAgain(page: Page, sandbox: Sandbox): Promise<PanelPage> {
  const panel = panelPage(page);
  if (!page.url().startsWith(sandbox.host)) await page.goto(sandbox.host);
  await panel.bell.waitFor();
  if ((await panel.bell.getAttribute('aria-expanded')) !== 'true') await panel.bell.click();
  await expect(panel.rows.first()).toBeVisible({ timeout: 20_000 });
  return panel;
}

async function isShown(panel: PanelPage, text: string, isDraft: boolean): Promise<boolean> {
  if (!isDraft) return true;
  if (!(await panel.detail.isVisible())) await openNote(panel, text);
  return (await panel.detail.getByRole('textbox').inputValue()) === text;
}

const frameOf = (page: Page, sandbox: Sandbox): Frame | undefined =>
  page.frames().find((frame) => frame.url().startsWith(sandbox.panel));

/** Waits until nothing waits and nothing is wrong, or patience ends. Returns what is still wrong. */
async function settled(
  frame: Frame | undefined,
  look: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const untilMs = Date.now() + PATIENCE_MS;
  for (;;) {
    const records = frame === undefined ? [] : await storedRecords(frame).catch(() => []);
    const waiting = records.filter(isWaiting).map((record) => `${actionOf(record)} is ${stateOf(record)}`);
    const wrong = [...waiting, ...(await look())];
    if (wrong.length === 0 || Date.now() > untilMs) return wrong;
    await wait(500);
  }
}
