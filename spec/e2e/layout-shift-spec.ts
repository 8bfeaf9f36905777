import { logLayoutShifts, takeShifts } from './support/layout-shifts';
import { MATRIX, rowDetails } from './support/matrix';
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
  console.log(`${journey}: ${score.toFixed(3)}`);
  expect(score, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST);
}

for (const width of [400, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 720 } });

    test(
      '[place-of-the-actions] opening the panel and notes moves nothing',
      rowDetails(width === 400),
      async ({ shifting }) => {
        await expectStill(shifting, `opening the panel at ${width} px`);
        for (const row of [0, 1, 2, 3, 4]) {
          await shifting.rows.nth(row).click();
          await expect(shifting.detail).toBeVisible();
          await atRest(shifting.page, { isWide: true });
          if (width === 400) await shifting.closeNote();
        }
        await expectStill(shifting, `opening notes at ${width} px`);
      },
    );

    test(
      '[place-of-the-actions] replying and acting move nothing',
      rowDetails(width === 400),
      async ({ shifting }) => {
        await shifting.openNote(UNAPPROVED);
        await takeShifts(shifting.page);
        await shifting.action('Approve').click();
        await expect(shifting.action('Approved')).toBeVisible();
        await shifting.action('Like').click();
        await expectStill(shifting, `acting at ${width} px`);
        await shifting.frame.getByRole('textbox').fill('One line');
        await shifting.action('Send').click();
        await expect(shifting.frame.getByText('Reply posted!')).toBeVisible();
        await expectStill(shifting, `replying at ${width} px`);
      },
    );

    test('failing moves nothing', MATRIX, async ({ shifting, sandbox }) => {
      await shifting.openNote(UNAPPROVED);
      await takeShifts(shifting.page);
      await sandbox.control('faults', { count: 1, kind: '500', path: '/comments/' });
      await shifting.action('Like').click();
      await expect(shifting.frame.locator('.status-bar')).toContainText("Your like couldn't be saved.");
      await expectStill(shifting, `failing at ${width} px`);
    });

    test(
      'arriving notes move nothing below the top of the list',
      rowDetails(width === 400),
      async ({ shifting, sandbox }) => {
        await shifting.frame.locator('.pane-list .pane-scroller').evaluate((list) => list.scrollBy(0, 400));
        await takeShifts(shifting.page);
        await sandbox.control('comment', { text: 'A new one.' });
        await expect(shifting.frame.getByRole('button', { name: '1 new notification' })).toBeVisible();
        await expectStill(shifting, `arriving at ${width} px`);
      },
    );
  });
