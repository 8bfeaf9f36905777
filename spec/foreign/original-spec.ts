import { commentStatus, platformComment, platformState, requestsTo } from '../e2e/support/platform';
import { MODES } from './support/original';
import { expect, test } from './support/test';

/** An unapproved comment. */
const TEXT = 'Hello, first time here!';

for (const mode of MODES)
  test.describe(`the original panel with ${mode} authentication`, () => {
    test.use({ mode, viewport: { width: 1280, height: 560 } });

    test('lists ten notes with their pictures, and keeps a note read after a reload', async ({
      page,
      original,
      sandbox,
    }) => {
      await expect(original.rows).toHaveCount(10);
      const pictures = original.rows.locator('.wpnc__note-icon img');
      await expect
        .poll(() =>
          pictures.evaluateAll(
            (all) => all.filter((each) => each instanceof HTMLImageElement && each.naturalWidth > 0).length,
          ),
        )
        .toBeGreaterThanOrEqual(8);
      await expect(original.row(TEXT)).toHaveClass(/\bunread\b/);
      await original.openNote(TEXT);
      await expect(original.row(TEXT)).not.toHaveClass(/\bunread\b/);
      await expect.poll(async () => (await requestsTo(sandbox, '/notifications/read')).length).toBe(1);
      // The state must come from the platform, not from the browser's storage.
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) if (key !== 'auth') localStorage.removeItem(key);
      });
      await page.reload();
      await expect(original.rows).toHaveCount(10);
      await expect(original.row(TEXT)).not.toHaveClass(/\bunread\b/);
    });

    test('loads ten more notes at the end of the list', async ({ page, original }) => {
      const list = page.locator('.wpnc__list-view');
      for (const count of [20, 30]) {
        await list.evaluate((box) => box.scrollTo(0, box.scrollHeight));
        await expect(original.rows).toHaveCount(count);
      }
    });

    test('approves and unapproves a comment', async ({ original, sandbox }) => {
      await original.openNote(TEXT);
      await original.action('Approve').click();
      await expect(original.action('Approved')).toBeVisible();
      await expect.poll(() => commentStatus(sandbox, TEXT)).toBe('approved');
      await original.action('Approved').click();
      await expect.poll(() => commentStatus(sandbox, TEXT)).toBe('unapproved');
    });

    test('likes and unlikes a comment', async ({ original, sandbox }) => {
      const likes = async () => (await platformComment(sandbox, TEXT))?.likes.length;
      await original.openNote(TEXT);
      await original.action('Like').click();
      await expect(original.action('Liked')).toBeVisible();
      await expect.poll(likes).toBe(1);
      await original.action('Liked').click();
      await expect.poll(likes).toBe(0);
    });

    test('posts a reply, and shows an error for a duplicate reply', async ({ page, original, sandbox }) => {
      await original.openNote(TEXT);
      for (const said of ['Reply posted!', 'Duplicate comment']) {
        await original.detail.locator('textarea').fill('Never too late.');
        await original.detail.getByRole('button', { name: 'Send' }).click();
        await expect(page.getByText(said)).toBeVisible();
      }
      expect(await platformComment(sandbox, 'Never too late.')).toMatchObject({
        parentId: (await platformComment(sandbox, TEXT))?.id,
      });
      expect(await commentStatus(sandbox, TEXT)).toBe('approved');
    });

    test('inserts a mention from the suggestions', async ({ original }) => {
      await original.openNote(TEXT);
      const box = original.detail.locator('textarea');
      // The panel filters suggestions on each key press, not when they arrive.
      await expect(async () => {
        await box.fill('');
        await box.pressSequentially('@rosal');
        await expect(original.detail.locator('.wpnc__suggestions')).toContainText('rosalindw', {
          timeout: 1000,
        });
      }).toPass();
      await box.press('Enter');
      await expect(box).toHaveValue('@rosalindw ');
    });

    test('follows a site, and shows that after a reload', async ({ page, original, sandbox }) => {
      await original.row('followed your blog').locator('.wpnc__summary').click();
      const follow = original.detail.locator('.follow-link').first();
      const before = (await platformState(sandbox)).following.length;
      const was = await follow.textContent();
      await follow.click();
      await expect(follow).not.toHaveText(String(was));
      await expect
        .poll(async () => Math.abs((await platformState(sandbox)).following.length - before))
        .toBe(1);
      await page.reload();
      await original.row('followed your blog').locator('.wpnc__summary').click();
      await expect(follow).not.toHaveText(String(was));
    });

    for (const [name, status, said] of [
      ['Spam', 'spam', 'Comment marked as spam'],
      ['Trash', 'trash', 'Comment trashed'],
    ] as const) {
      test(`${name} changes the comment when the undo window ends, and removes its note`, async ({
        original,
        sandbox,
        page,
      }) => {
        await original.act(TEXT, name);
        await expect(page.getByText(said)).toBeVisible();
        expect(await commentStatus(sandbox, TEXT)).toBe('unapproved');
        await expect.poll(() => commentStatus(sandbox, TEXT), { timeout: 15_000 }).toBe(status);
        await expect(original.row(TEXT)).toBeHidden();
        await page.reload();
        await expect(original.rows.first()).toBeVisible();
        await expect(original.row(TEXT)).toBeHidden();
      });
    }
  });

test.describe('the original panel with token authentication', () => {
  test.use({ mode: 'token' });

  test('polls for ids and hashes every 30 seconds, and then loads new notes', async ({
    page,
    original,
    sandbox,
  }) => {
    await page.clock.install();
    await page.reload();
    await expect(original.rows).toHaveCount(10);
    await sandbox.control('comment', { text: 'Is anybody there?' });
    const polled = page.waitForRequest(/fields=id%2Cnote_hash/);
    await page.clock.fastForward(30_000);
    await polled;
    await expect(original.row('Is anybody there?')).toBeVisible();
  });
});

test.describe('the original panel with proxy authentication', () => {
  test.use({ mode: 'proxy' });

  test('shows new notes at once by push, loading each by its id', async ({ original, sandbox }) => {
    await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(1);
    await sandbox.control('comment', { text: 'Is anybody there?' });
    await expect(original.row('Is anybody there?')).toBeVisible({ timeout: 5000 });
    await sandbox.control('like');
    await expect(original.rows.first()).toContainText('liked your post');
  });
});
