import { AxeBuilder } from '@axe-core/playwright';
import { CUT_LIKE, cutLike } from '../support/cut-like';
import { logLayoutShifts, takeShifts } from './support/layout-shifts';
import { rowDetails } from './support/matrix';
import { requestsTo } from './support/platform';
import { atRest, expect, openPanel, type PanelPage, test as base } from './support/test';

/** The limit for what may move in a journey, as a share of the frame. */
const MOST = 0.02;

const UNAPPROVED = 'Hello, first time here!';

const test = base.extend<{ shifting: PanelPage }>({
  shifting: async ({ page, sandbox, consoleLog }, use) => {
    await logLayoutShifts(page);
    await use(await openPanel(page, sandbox));
    consoleLog.errors.length = 0;
  },
});

async function expectStill({ page }: PanelPage, journey: string): Promise<void> {
  const shifts = await takeShifts(page);
  const score = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(score, `${journey}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST);
}

async function expectAccessible({ page }: PanelPage): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // The host page has a main landmark, too.
    .disableRules('landmark-unique')
    .analyze();
  expect(violations).toEqual([]);
}

for (const width of [400, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 720 } });

    test(
      '[place-of-the-actions] [open-conversation] [all-people] opening the panel and notes, acting, failing, replying, arriving notes, a conversation and all people of a like move nothing',
      rowDetails(width === 400),
      async ({ shifting, sandbox }) => {
        test.slow();
        const { rows, detail, frame, action } = shifting;
        await expectStill(shifting, 'opening the panel');
        for (const row of [0, 1, 2, 3, 4]) {
          await rows.nth(row).click();
          await expect(detail).toBeVisible();
          await atRest(shifting.page, { isWide: true });
          if (width === 400) await shifting.closeNote();
        }
        await expectStill(shifting, 'opening notes');
        await shifting.openNote(UNAPPROVED);
        await takeShifts(shifting.page);
        await sandbox.control('faults', { count: 1, kind: '500', path: '/comments/' });
        await action('Like').click();
        await expect(frame.locator('.status-bar')).toContainText("Your like couldn't be saved.");
        await expectStill(shifting, 'failing');
        await action('Approve').click();
        await expect(action('Approved')).toBeVisible();
        await action('Like').click();
        await expectStill(shifting, 'acting');
        await frame.getByRole('textbox').fill('One line');
        await action('Send').click();
        await expect(frame.getByText('Reply posted!').last()).toBeVisible();
        await expectStill(shifting, 'replying');
        if (width === 400) await shifting.closeNote();
        await frame.locator('.pane-list .pane-scroller').evaluate((list) => list.scrollBy(0, 400));
        await takeShifts(shifting.page);
        await sandbox.control('comment', { text: 'A new one.' });
        await expect(frame.getByRole('button', { name: '1 new notification' })).toBeVisible();
        await expectStill(shifting, 'arriving');
        await frame.locator('.pane-list .pane-scroller').evaluate((list) => list.scrollTo(0, 0));

        const long = `A question that ${'goes on and '.repeat(20)}ends here.`;
        const first = await sandbox.control('comment', { text: long });
        const text = 'Welcome, says a reader.';
        const answer = await sandbox.control('comment', { parent: first.comment_id, text });
        await sandbox.control('comment', { parent: answer.comment_id, text: 'Nice to meet you.' });
        await frame.getByText('Nice to meet you.').first().waitFor();
        await shifting.openNote(text);
        await takeShifts(shifting.page);
        const whole = frame.getByRole('button', { name: 'Show more' });
        await expect(whole).toBeVisible();
        await expect(frame.getByRole('region', { name: 'Replies' })).toContainText('Nice to meet you.');
        await atRest(shifting.page, { isWide: true });
        await expectStill(shifting, 'a conversation');
        await whole.click();
        await expect(frame.locator('.header-card')).toContainText('ends here.');
        await expect(frame.locator('.header-card')).toHaveCSS('align-items', 'start');
        await expectAccessible(shifting);

        await cutLike(sandbox, 'post', 'osei', 'santiago');
        await sandbox.control('delete-user', { user: 'santiago' });
        if (width === 400) await shifting.closeNote();
        const asked = (await requestsTo(sandbox, '/likes')).length;
        await shifting.openNote(CUT_LIKE);
        await takeShifts(shifting.page);
        await expect(detail.locator('[data-block="user"]').first()).toContainText('Somebody');
        await expect(detail.getByRole('link', { name: 'Kwame Osei' })).toHaveAttribute('href', /\/u\/osei$/);
        await expect(detail.getByText('Anonymous')).toBeVisible();
        expect(await requestsTo(sandbox, '/likes')).toHaveLength(asked + 1);
        await atRest(shifting.page, { isWide: true });
        await expectStill(shifting, 'all people');
        await expectAccessible(shifting);
      },
    );
  });
