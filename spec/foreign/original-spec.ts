import { commentStatus, platformComment, platformState, requestsTo } from '../browser/support/platform';
import { MODES } from './support/original';
import { expect, test } from './support/test';

/** A comment that waits to be approved. */
const TEXT = 'Hello, first time here!';

for (const mode of MODES)
  test.describe(`the panel of old, by ${mode}`, () => {
    test.use({ mode, viewport: { width: 1280, height: 560 } });

    test('lists ten notes with their pictures; what was read is read after a reload', async ({
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
      // The platform's word counts, not the browser's memory of it.
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) if (key !== 'auth') localStorage.removeItem(key);
      });
      await page.reload();
      await expect(original.rows).toHaveCount(10);
      await expect(original.row(TEXT)).not.toHaveClass(/\bunread\b/);
    });

    test('loads ten more where the list ends', async ({ page, original }) => {
      const list = page.locator('.wpnc__list-view');
      for (const count of [20, 30]) {
        await list.evaluate((box) => box.scrollTo(0, box.scrollHeight));
        await expect(original.rows).toHaveCount(count);
      }
    });

    test('approves, and unapproves', async ({ original, sandbox }) => {
      await original.openNote(TEXT);
      await original.action('Approve').click();
      await expect(original.action('Approved')).toBeVisible();
      await expect.poll(() => commentStatus(sandbox, TEXT)).toBe('approved');
      await original.action('Approved').click();
      await expect.poll(() => commentStatus(sandbox, TEXT)).toBe('unapproved');
    });

    test('likes a comment, and takes it back', async ({ original, sandbox }) => {
      const likes = async () => (await platformComment(sandbox, TEXT))?.likes.length;
      await original.openNote(TEXT);
      await original.action('Like').click();
      await expect(original.action('Liked')).toBeVisible();
      await expect.poll(likes).toBe(1);
      await original.action('Liked').click();
      await expect.poll(likes).toBe(0);
    });

    test('replies, and is told of a reply that is there already', async ({ page, original, sandbox }) => {
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

    test('mentions somebody', async ({ page, original }) => {
      // It looks at them with each key, and never when they come.
      const suggestions = page.waitForResponse(/\/users\/suggest/);
      await original.openNote(TEXT);
      await suggestions;
      const box = original.detail.locator('textarea');
      await box.pressSequentially('@rosal');
      await expect(original.detail.locator('.wpnc__suggestions')).toContainText('rosalindw');
      await box.press('Enter');
      await expect(box).toHaveValue('@rosalindw ');
    });

    test('opens the page where a comment is edited', async ({ page, original }) => {
      await original.openNote(TEXT);
      const opening = page.waitForEvent('popup');
      await original.action('Edit').click();
      expect((await opening).url()).toContain('action=edit');
    });

    test('follows a site, which pushes one message', async ({ page, original, sandbox }) => {
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
      test(`${name}: the comment goes when its time is over, and the note with it`, async ({
        original,
        sandbox,
        page,
      }) => {
        await original.openNote(TEXT);
        await original.action(name).click();
        await expect(page.getByText(said)).toBeVisible();
        expect(await commentStatus(sandbox, TEXT)).toBe('unapproved');
        await expect.poll(() => commentStatus(sandbox, TEXT), { timeout: 15_000 }).toBe(status);
        await expect(original.row(TEXT)).toBeHidden();
        await page.reload();
        await expect(original.rows.first()).toBeVisible();
        await expect(original.row(TEXT)).toBeHidden();
      });

      test(`${name}: undone, nothing is sent and the note is there again`, async ({
        original,
        sandbox,
        page,
      }) => {
        await original.openNote(TEXT);
        await original.action(name).click();
        await page.locator('.wpnc__undo-link').click();
        await expect(original.row(TEXT)).toBeVisible();
        await expect(original.detail).toContainText(TEXT);
        expect(await commentStatus(sandbox, TEXT)).toBe('unapproved');
      });
    }
  });

test.describe('the panel of old, by token', () => {
  test.use({ mode: 'token' });

  test('polls for ids and hashes every 30 seconds, and then for what is new', async ({
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

test.describe('the panel of old, by proxy', () => {
  test.use({ mode: 'proxy' });

  test('hears of what is new at once, and of each note by its id', async ({ original, sandbox }) => {
    await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(1);
    await sandbox.control('comment', { text: 'Is anybody there?' });
    await expect(original.row('Is anybody there?')).toBeVisible({ timeout: 5000 });
    await sandbox.control('like');
    await expect(original.rows.first()).toContainText('liked your post');
  });
});
