import { platformState, requestsTo } from './support/platform';
import { expectPainted } from './support/painted';
import { expect, test } from './support/test';

test('the panel that the bell has opened listens to the keys at once', async ({ page, panel }) => {
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(panel.rows.nth(1)).toBeFocused();
  await expectPainted(panel.page);
});

test('a key that is held down acts once', async ({ page, panel }) => {
  await panel.openNote('Hello, first time here!');
  for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down('t');
  await page.keyboard.up('t');
  await expect(panel.frame.getByText('Comment trashed', { exact: true })).toHaveCount(1);
  await expectPainted(panel.page);
});

test('a double click on Trash trashes one comment', async ({ panel }) => {
  await panel.openNote('Hello, first time here!');
  await panel.action('Trash').dblclick();
  await expect(panel.frame.getByText('Comment trashed', { exact: true })).toHaveCount(1);
  await expectPainted(panel.page);
});

test('a reply that is accepted while one writes another takes nothing from the hands', async ({
  page,
  panel,
  sandbox,
}) => {
  const before = await platformState(sandbox);
  await panel.openNote('Hello, first time here!');
  await panel.frame.getByRole('textbox').fill('The first reply.');
  await sandbox.control('slow', { ms: 800 });
  await page.keyboard.press('Control+Enter');
  await panel.openNote('Tobias Ferry');
  await panel.frame.getByRole('textbox').click();
  await page.keyboard.type('That is a question, so let us start at the roots', { delay: 40 });
  await expect(panel.frame.getByText('Reply posted!')).toBeVisible();
  await expect(panel.frame.getByRole('textbox')).toHaveValue(
    'That is a question, so let us start at the roots',
  );
  await sandbox.control('slow', { ms: 0 });
  expect((await platformState(sandbox)).comments.length).toBe(before.comments.length + 1);
  expect(await requestsTo(sandbox, '/delete')).toEqual([]);
});
