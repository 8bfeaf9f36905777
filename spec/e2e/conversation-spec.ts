import { AxeBuilder } from '@axe-core/playwright';
import { logLayoutShifts, takeShifts } from './support/layout-shifts';
import { ANSWERS_SHOWN_COUNT } from '../../src/streams/timing';
import { requestsTo } from './support/platform';
import { atRest, expect, openPanel, type PanelPage, test as base } from './support/test';

const test = base.extend<{ shifting: PanelPage }>({
  shifting: async ({ page, sandbox }, use) => {
    await logLayoutShifts(page);
    await use(await openPanel(page, sandbox));
  },
});

for (const width of [400, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 720 } });

    test('[open-conversation] comes after the comment, and moves nothing that is read', async ({
      shifting,
      sandbox,
    }) => {
      const long = `A question that ${'goes on and '.repeat(20)}ends here.`;
      const first = await sandbox.control('comment', { text: long });
      const answer = await sandbox.control('comment', {
        parent: first.comment_id,
        text: 'Welcome, says a reader.',
      });
      await sandbox.control('comment', { parent: answer.comment_id, text: 'Nice to meet you.' });
      await shifting.frame.getByText('Nice to meet you.').first().waitFor();
      await shifting.openNote('Welcome, says a reader.');
      await takeShifts(shifting.page);
      const whole = shifting.frame.getByRole('button', { name: 'Show more' });
      await expect(whole).toBeVisible();
      await expect(shifting.frame.getByRole('region', { name: 'Answers' })).toContainText(
        'Nice to meet you.',
      );
      await atRest(shifting.page, { isWide: true });
      const shifts = await takeShifts(shifting.page);
      expect(
        shifts.reduce((sum, { value }) => sum + value, 0),
        JSON.stringify(shifts),
      ).toBeLessThanOrEqual(0.02);
      await whole.click();
      await expect(shifting.frame.locator('.header-card')).toContainText('ends here.');
      await expect(shifting.frame.locator('.header-card')).toHaveCSS('align-items', 'start');
      const { violations } = await new AxeBuilder({ page: shifting.page })
        // The host page has a main landmark, too.
        .disableRules('landmark-unique')
        .analyze();
      expect(violations).toEqual([]);
    });
  });

test('[open-conversation] of 10,000 answers asks for a page, and for another on demand', async ({
  page,
  sandbox,
}) => {
  const { comment_id: comment } = await sandbox.control('comment', { text: 'Who is there?' });
  await sandbox.control('thread', { comment, answers: 10_000 });
  const panel = await openPanel(page, sandbox);
  await panel.openNote('Who is there?');
  const answers = panel.frame.getByRole('region', { name: 'Answers' });
  await expect(answers.getByRole('heading', { name: '100 answers' })).toBeVisible();
  await expect(answers.getByRole('listitem')).toHaveCount(ANSWERS_SHOWN_COUNT);
  expect(await requestsTo(sandbox, '/replies')).toHaveLength(1);
  await answers.getByRole('button', { name: 'Look further' }).click();
  await expect(answers.getByRole('heading', { name: '200 answers' })).toBeVisible();
  await expect(answers).toContainText('Searched the newest 200 comments of the post.');
  await expect(answers.getByRole('listitem')).toHaveCount(ANSWERS_SHOWN_COUNT);
  expect(await requestsTo(sandbox, '/replies')).toHaveLength(2);
});

for (const [name, count] of [
  ['contains itself', 3],
  ['answers itself', 0],
] as const)
  test(`[open-conversation] a comment that ${name} ends`, async ({ page, sandbox }) => {
    const { comment_id: comment } = await sandbox.control('comment', { text: 'Round and round.' });
    await sandbox.control('thread', { comment, answers: count, circular: true });
    const panel = await openPanel(page, sandbox);
    await panel.openNote('Round and round.');
    await expect(panel.detail).toContainText('Round and round.');
    const answers = panel.frame.getByRole('region', { name: 'Answers' });
    await expect(answers.getByRole('listitem')).toHaveCount(count);
    await expect.poll(() => requestsTo(sandbox, '/replies')).toHaveLength(1);
    await panel.closeNote();
    await expect(panel.rows.first()).toBeVisible();
  });
