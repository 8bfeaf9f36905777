import { bellHtml, fakePanel, hostPageOf, openHostPage, sendAsPanel } from './support/host-page';
import { expect, test } from './support/test';

const type = 'notesIframeMessage';

/** One malformed or malicious message of each kind. `protocol-spec.ts` has the others. */
const NONSENSE = [
  '{',
  null,
  { type: 'other', action: 'render', num_new: 99, latest_type: null },
  { type, action: '__proto__' },
  { type, action: 'render', num_new: -1, latest_type: null },
  { type, action: 'openPost', siteId: 1, postId: 2, href: 'java\nscript:document.title="hacked"' },
  JSON.stringify({ type, action: 'render', num_new: 99, latest_type: 'x'.repeat(5_000_000) }),
];

/** Records every count in the page, so that a forged one is noticed even if a real one follows. */
const RECORD_COUNTS = `<script>const counts = []; document.addEventListener('render', ({ detail }) => counts.push(detail.num_new));</script>`;

declare const counts: number[];

test('the bell accepts messages only from its own panel, and none that is malformed, up to 5 MB long', async ({
  page,
  sandbox,
  consoleLog,
}) => {
  await fakePanel(page, sandbox);
  await page.route('https://evil.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Evil</title>' }),
  );
  await openHostPage(
    page,
    sandbox,
    `${RECORD_COUNTS}${bellHtml(sandbox, '', '/fake')}
     <iframe name="sibling" src="${sandbox.panel}/fake?sibling"></iframe>
     <iframe name="other" src="https://evil.example/"></iframe>`,
  );
  const frame = page.locator('notestream-bell iframe').contentFrame();
  await expect(frame.getByText('Inside')).toBeAttached();
  const forged = { type, action: 'render', num_new: 99, latest_type: null };
  for (const from of [page.mainFrame(), page.frame('sibling'), page.frame('other')])
    await from?.evaluate((message) => top?.postMessage(message, '*'), forged);
  // The panel's own frame after a navigation to another origin.
  await page.evaluate((message) => {
    dispatchEvent(new MessageEvent('message', { data: message, origin: 'https://evil.example' }));
  }, forged);
  for (const message of NONSENSE) await sendAsPanel(frame, message);
  await sendAsPanel(frame, { type, action: 'render', num_new: 2, latest_type: null });
  await expect(hostPageOf(page).bell).toHaveAccessibleName('Notifications, 2 new');
  expect(await page.evaluate(() => counts)).toEqual([2]);
  await expect(page).toHaveTitle('Page');
  expect(page.context().pages()).toHaveLength(1);
  expect(consoleLog.errors).toEqual([]);
});

test('the panel ignores messages of sibling frames', async ({ page, sandbox, panel, consoleLog }) => {
  await fakePanel(page, sandbox);
  await page.evaluate((src) => {
    const sibling = document.createElement('iframe');
    Object.assign(sibling, { src, name: 'sibling' });
    document.body.append(sibling);
  }, `${sandbox.panel}/fake`);
  await panel.rows.first().click();
  await expect(panel.detail).toBeVisible();
  await page.frame('sibling')?.evaluate((about) => {
    const frames = Array.from({ length: top?.length ?? 0 }, (_, at) => top?.[at]);
    for (const frame of frames) {
      frame?.postMessage({ type: about, action: 'togglePanel', showing: false }, '*');
      frame?.postMessage({ type: 'notestream', action: 'setTheme', theme: 'dark' }, '*');
    }
  }, type);
  await panel.frame.getByRole('textbox').fill('Undisturbed');
  await expect(panel.detail).toBeVisible();
  await expect(panel.frame.locator('html')).toHaveAttribute('data-theme', 'system');
  expect(consoleLog.errors).toEqual([]);
});
