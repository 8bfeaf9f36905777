import { expect, test } from './support/test';

test('opens a link in a new tab and reports it if the page does not open links', async ({
  page,
  sandbox,
}) => {
  // A page that uses the messages of section 7 without the bell.
  await page.route(`${sandbox.host}/old`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Old</title>
        <iframe src="${sandbox.panel}" width="900" height="600"></iframe>
        <script>
          addEventListener('message', ({ data, source }) => {
            const { action, href } = JSON.parse(data);
            if (href) document.title = href;
            if (action === 'iFrameReady')
              source.postMessage({ type: 'notesIframeMessage', action: 'togglePanel', showing: true }, '*');
          });
        </script>`,
    }),
  );
  await page.goto(`${sandbox.host}/old`);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('listitem').filter({ hasText: 'Hello, first time here!' }).first().click();
  const link = frame.getByRole('article').getByRole('link').first();
  const href = String(await link.getAttribute('href'));
  await page.context().route(href, (route) => route.fulfill({ body: 'A page' }));
  await frame.locator('[role="status"]').first().waitFor({ state: 'attached' });
  const opened = page.waitForEvent('popup');
  await link.click();
  expect((await opened).url()).toBe(href);
  await expect(page).toHaveTitle(href);
});
