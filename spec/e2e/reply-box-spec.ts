import { MATRIX } from './support/matrix';
import { expectPainted } from './support/painted';
import { platformComment, requestsTo } from './support/platform';
import { expect, type PanelPage, test } from './support/test';

const NOTE = 'Hello, first time here!';
const TEXT = 'It is never too late to ask about the yeast.';

const boxOf = ({ frame }: PanelPage) => frame.getByRole('textbox');
const rowOf = ({ rows }: PanelPage) => rows.filter({ hasText: NOTE });

async function submit(panel: PanelPage): Promise<void> {
  await panel.openNote(NOTE);
  await boxOf(panel).fill(TEXT);
  await boxOf(panel).press('Control+Enter');
}

test(
  'keeps "Not sent" with a Retry button after a reply has failed, until the reply is sent',
  MATRIX,
  async ({ panel, sandbox, consoleLog }) => {
    const { frame, page } = panel;
    // Installed now, so that the four attempts need no 12 s.
    await page.clock.install();
    await sandbox.control('faults', { count: 4, kind: '500', path: '/replies/new' });
    await submit(panel);
    for (const [attempts, waitMs] of [2000, 4000, 6000].entries()) {
      await expect.poll(() => requestsTo(sandbox, '/replies/new')).toHaveLength(attempts + 1);
      await page.clock.runFor(waitMs + 500);
    }
    await expect(frame.locator('.status-bar')).toContainText('Reply Failed: Please, try again.');
    await page.clock.runFor(6000);
    await expect(frame.locator('.status-bar')).toHaveCount(0);
    await expect(frame.getByText('Not sent')).toBeVisible();
    await expectPainted(page);
    await panel.detail.getByRole('button', { name: 'Retry' }).click();
    await expect(frame.getByText('Reply posted!')).toBeVisible();
    await expect(frame.getByText('Not sent')).toBeHidden();
    expect(await platformComment(sandbox, TEXT)).toBeDefined();
    consoleLog.errors.length = 0;
  },
);

test(
  '[reply-offline] sends a reply that was submitted offline when the network is back',
  MATRIX,
  async ({ page, panel, sandbox, consoleLog }) => {
    await panel.openNote(NOTE);
    await page.context().setOffline(true);
    await boxOf(panel).fill(TEXT);
    await boxOf(panel).press('Control+Enter');
    const notice = panel.frame.getByText("You're offline. Your reply will be sent when you're back online.");
    await expect(notice).toBeVisible();
    await expectPainted(page);
    expect(await requestsTo(sandbox, '/replies/new')).toEqual([]);
    await page.context().setOffline(false);
    await expect(panel.frame.getByText('Reply posted!')).toBeVisible();
    await expect(notice).toBeHidden();
    expect(await platformComment(sandbox, TEXT)).toBeDefined();
    consoleLog.errors.length = 0;
  },
);

test(
  'leads a signed-out blogger to sign in, and then sends the reply once',
  MATRIX,
  async ({ page, panel, sandbox, consoleLog }) => {
    await panel.openNote(NOTE);
    const body = { error: 'invalid_token' };
    await sandbox.control('faults', { count: 9, kind: '401', body, path: '/replies/new' });
    await boxOf(panel).fill(TEXT);
    await boxOf(panel).press('Control+Enter');
    const form = panel.frame.locator('.reply-box');
    await expect(form.getByText("You're signed out. Sign in to send your reply.")).toBeVisible();
    await expectPainted(page);
    // A further attempt is not sent.
    await boxOf(panel).press('Control+Enter');
    await sandbox.control('faults', { count: 0 });
    await form.getByRole('button', { name: 'Sign in' }).click();
    // The page that is left has the same rows.
    await expect(panel.frame.getByText('been signed out')).toBeHidden();
    await expect.poll(() => platformComment(sandbox, TEXT)).toBeDefined();
    await expect(rowOf(panel).getByText('Draft')).toHaveCount(0);
    await panel.openNote(NOTE);
    await expect(boxOf(panel)).toHaveValue('');
    // The refused one, and the one that was accepted.
    expect(await requestsTo(sandbox, '/replies/new')).toHaveLength(2);
    consoleLog.errors.length = 0;
  },
);

test('[draft-mark] marks rows with a draft, also after a reload', async ({ page, panel }) => {
  await panel.openNote(NOTE);
  await boxOf(panel).fill('Half a thou');
  await expect(rowOf(panel).getByText('Draft')).toBeVisible();
  await page.reload();
  await panel.bell.click();
  await expect(rowOf(panel).getByText('Draft')).toBeVisible();
  await expect(panel.frame.getByText('Draft', { exact: true })).toHaveCount(1);
  await expectPainted(page);
});

test("[refused-drafts] says that a reply is not stored if the browser's storage is full, and sends it", async ({
  panel,
  sandbox,
}) => {
  const frame = panel.page.frames().at(1);
  await frame?.evaluate(() => {
    for (let [length, key] = [2 ** 22, 0]; length >= 1; key++)
      try {
        localStorage.setItem(`full ${key}`, 'x'.repeat(length));
      } catch {
        length = Math.floor(length / 2);
      }
  });
  const message = panel.frame.getByText("This browser can't store your reply. Keep this page open");
  await panel.openNote(NOTE);
  await boxOf(panel).pressSequentially('It is ');
  await expect(message).toBeVisible();
  await expectPainted(panel.page);
  await boxOf(panel).fill(TEXT);
  await boxOf(panel).press('Control+Enter');
  await expect(panel.frame.getByText('Reply posted!')).toBeVisible();
  expect(await platformComment(sandbox, TEXT)).toBeDefined();
});

test('marks the row of a duplicate reply as a draft', MATRIX, async ({ panel, consoleLog }) => {
  await submit(panel);
  await expect(panel.frame.getByText('Reply posted!')).toBeVisible();
  await expect(rowOf(panel).getByText('Draft')).toBeHidden();
  await boxOf(panel).fill(TEXT);
  await boxOf(panel).press('Control+Enter');
  await expect(panel.frame.getByText("Duplicate comment; you've already said that!")).toBeVisible();
  await expect(rowOf(panel).getByText('Draft')).toBeVisible();
  await expectPainted(panel.page);
  consoleLog.errors.length = 0;
});

test('[escape-in-the-reply-box] closes the mention list, leaves the box and closes the panel with one Escape each', async ({
  page,
  panel,
}) => {
  await panel.openNote(NOTE);
  const heading = panel.frame.locator('[data-detail-heading]');
  await boxOf(panel).fill('Thank you, @');
  await boxOf(panel).pressSequentially('j');
  await expect(panel.frame.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel.frame.getByRole('listbox')).toBeHidden();
  await expect(boxOf(panel)).toBeFocused();
  await page.keyboard.press('Shift+Escape');
  await expect(boxOf(panel)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(heading).toBeFocused();
  await expectPainted(page);
  await page.keyboard.press('Escape');
  await expect(panel.detail).toBeHidden();
});
