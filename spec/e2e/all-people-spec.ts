import { AxeBuilder } from '@axe-core/playwright';
import { CUT_LIKE, cutLike } from '../support/cut-like';
import { logLayoutShifts, takeShifts } from './support/layout-shifts';
import { requestsTo } from './support/platform';
import { atRest, expect, openPanel, test } from './support/test';

for (const width of [400, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 720 } });

    test('[all-people] of a like come below those that the note names, and move nothing', async ({
      page,
      sandbox,
    }) => {
      await cutLike(sandbox, 'post', 'osei', 'santiago');
      await sandbox.control('delete-user', { user: 'santiago' });
      await logLayoutShifts(page);
      const panel = await openPanel(page, sandbox);
      await panel.openNote(CUT_LIKE);
      await takeShifts(page);
      const people = panel.detail.locator('[data-block="user"]');
      await expect(people.first()).toContainText('Somebody');
      await expect(panel.detail.getByRole('link', { name: 'Kwame Osei' })).toHaveAttribute(
        'href',
        /\/u\/osei$/,
      );
      await expect(panel.detail.getByText('Anonymous')).toBeVisible();
      await expect(panel.detail.getByRole('link', { name: 'Anonymous' })).toHaveCount(0);
      // Only the note says whom the blogger may follow.
      await expect(panel.detail.getByRole('button', { name: 'Follow' })).toHaveCount(1);
      expect(await requestsTo(sandbox, '/likes')).toHaveLength(1);
      await atRest(page, { isWide: true });
      const shifts = await takeShifts(page);
      expect(
        shifts.reduce((sum, { value }) => sum + value, 0),
        JSON.stringify(shifts),
      ).toBeLessThanOrEqual(0.02);
      const { violations } = await new AxeBuilder({ page })
        // The host page has a main landmark, too.
        .disableRules('landmark-unique')
        .analyze();
      expect(violations).toEqual([]);
    });
  });
