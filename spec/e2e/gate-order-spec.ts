import { bellHtml, openHostPage } from './support/host-page';
import { expect, panelPage, test } from './support/test';

test('[retry-after] a panel that loads when its bell is pressed obeys a platform that asks to wait', async ({
  page,
  sandbox,
}) => {
  let sentCount = 0;
  await page.route(/users\/suggest/, (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    sentCount += 1;
    return route.fulfill({
      status: 429,
      headers: {
        'retry-after': '60',
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'Retry-After',
      },
      json: { error: 'too_many' },
    });
  });
  // The actions come before the background then.
  const { bell, frame } = await openHostPage(page, sandbox, bellHtml(sandbox, 'loading="lazy"'));
  await bell.click();
  await panelPage(page).openNote('commented');
  const box = frame.getByRole('textbox').first();
  const answered = page.waitForResponse(/users\/suggest/);
  await box.pressSequentially('@');
  await answered;
  await box.pressSequentially('abcde', { delay: 100 });
  expect(sentCount).toBe(1);
});
