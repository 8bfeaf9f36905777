import type { Page } from '@playwright/test';
import { bellHtml, fakePanel, openHostPage, sendAsPanel } from './support/host-page';
import { MATRIX } from './support/matrix';
import { expect, test } from './support/test';

const type = 'notesIframeMessage';

/** Malformed and malicious messages. */
const NONSENSE = [
  '{',
  'null',
  '[]',
  '"notesIframeMessage"',
  null,
  undefined,
  17,
  [],
  { type: 'other', action: 'render', num_new: 99, latest_type: null },
  { type },
  { type, action: 'explode' },
  { type, action: '__proto__' },
  { type, action: 'constructor' },
  { type, action: 'render' },
  { type, action: 'render', num_new: '99', latest_type: null },
  { type, action: 'render', num_new: -1, latest_type: null },
  { type, action: 'render', num_new: 1e300, latest_type: null },
  { type, action: 'render', num_new: 99, latest_type: {} },
  { type, action: 'openPost', siteId: 1, postId: 2, href: 'javascript:document.title="hacked"' },
  { type, action: 'openPost', siteId: 1, postId: 2, href: 'java\nscript:document.title="hacked"' },
  { type, action: 'openPost', siteId: {}, postId: 2, href: 'https://blog.example/' },
  { type, action: 'widescreen', widescreen: 'yes' },
  JSON.stringify({ type, action: 'render', num_new: 99, latest_type: 'x'.repeat(5_000_000) }),
];

/** Records every count in the page, so that a forged one is noticed even if a real one follows. */
const RECORD_COUNTS = `<script>const counts = []; document.addEventListener('render', ({ detail }) => counts.push(detail.num_new));</script>`;

declare const counts: number[];

/** Sends 100,000 random messages from one frame to the panel or the page. */
async function flood(page: Page, to: 'panel' | 'page', from: 'page' | 'sibling' | 'panel'): Promise<void> {
  const frames = { page: page.mainFrame(), sibling: page.frame('sibling'), panel: page.frames().at(-1) };
  const sender = frames[from];
  if (!sender) throw new Error(`there is no frame of the ${from}`);
  await sender.evaluate((target) => {
    const nested = (document: Document): Window | null | undefined =>
      document.querySelector('notestream-bell')?.shadowRoot?.querySelector('iframe')?.contentWindow;
    // A sibling reaches the panel by its index; the page reaches it by its element.
    const receiver =
      target === 'page' ? window.top : window.top === window ? nested(document) : window.top?.[1];
    const pick = <T>(...values: readonly T[]): T | undefined =>
      values[Math.floor(Math.random() * values.length)];
    for (let count = 0; count < 100_000; count += 1) {
      const message = {
        type: pick<unknown>('notesIframeMessage', 'notestream', 'other', 7),
        action: pick<unknown>(`action ${count}`, 'render', 'openSite', 'setTheme', 'toString', null),
        showing: pick<unknown>(0, 'no', {}),
        hidden: pick<unknown>(1, [], 'yes'),
        num_new: pick<unknown>(-1, 0.5, '3', Number.NaN),
        href: pick<unknown>('data:text/html,x', 'javascript:0', {}),
        theme: pick<unknown>('neon', 3),
      };
      receiver?.postMessage(
        pick<unknown>(message, JSON.stringify(message), JSON.stringify(message).slice(3)),
        '*',
      );
    }
  }, to);
}

/** How many milliseconds a timer of 0 ms is delayed in the page. */
const lag = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const start = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 0));
    return performance.now() - start;
  });

test.describe('the bell', () => {
  test.beforeEach(({ page, sandbox }) => fakePanel(page, sandbox));

  test('accepts messages only from its own panel', async ({ page, sandbox, consoleLog }) => {
    await page.route('https://evil.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Evil</title>' }),
    );
    const { bell, frame } = await openHostPage(
      page,
      sandbox,
      `${RECORD_COUNTS}${bellHtml(sandbox, '', '/fake')}
       <iframe name="sibling" src="${sandbox.panel}/fake?sibling"></iframe>
       <iframe name="other" src="https://evil.example/"></iframe>`,
    );
    await expect(frame.getByText('Inside')).toBeAttached();
    const forged = { type, action: 'render', num_new: 99, latest_type: null };
    for (const from of [page.mainFrame(), page.frame('sibling'), page.frame('other')])
      await from?.evaluate((message) => top?.postMessage(message, '*'), forged);
    // The panel's own frame after a navigation to another origin.
    await page.evaluate((message) => {
      const evil = new MessageEvent('message', { data: message, origin: 'https://evil.example' });
      dispatchEvent(evil);
    }, forged);
    const real = page.locator('notestream-bell iframe').contentFrame();
    await sendAsPanel(real, { type, action: 'render', num_new: 2, latest_type: null });
    await expect(bell).toHaveAccessibleName('Notifications, 2 new');
    expect(await page.evaluate(() => counts)).toEqual([2]);
    expect(consoleLog.errors).toEqual([]);
  });

  test(
    'ignores malformed messages of its panel, up to 5 MB long',
    MATRIX,
    async ({ page, sandbox, consoleLog }) => {
      const { bell, frame } = await openHostPage(
        page,
        sandbox,
        RECORD_COUNTS + bellHtml(sandbox, '', '/fake'),
      );
      await expect(frame.getByText('Inside')).toBeAttached();
      for (const message of NONSENSE) await sendAsPanel(frame, message);
      await sendAsPanel(frame, { type, action: 'render', num_new: 2, latest_type: null });
      await expect(bell).toHaveAccessibleName('Notifications, 2 new');
      expect(await page.evaluate(() => counts)).toEqual([2]);
      await expect(page).toHaveTitle('Page');
      expect(page.context().pages()).toHaveLength(1);
      expect(consoleLog.errors).toEqual([]);
    },
  );

  for (const from of ['sibling', 'panel'] as const)
    test(
      `stays responsive after 100,000 messages of its ${from}`,
      MATRIX,
      async ({ page, sandbox, consoleLog }) => {
        const sibling = `<iframe name="sibling" src="${sandbox.panel}/fake?sibling"></iframe>`;
        const html = RECORD_COUNTS + (from === 'sibling' ? sibling : '') + bellHtml(sandbox, '', '/fake');
        const { bell } = await openHostPage(page, sandbox, html);
        const real = page.locator('notestream-bell iframe').contentFrame();
        await expect(real.getByText('Inside')).toBeAttached();
        await flood(page, 'page', from);
        await sendAsPanel(real, { type, action: 'render', num_new: 2, latest_type: null });
        await expect(bell).toHaveAccessibleName('Notifications, 2 new', { timeout: 10_000 });
        expect(await lag(page)).toBeLessThan(250);
        expect(await page.evaluate(() => counts)).toEqual([2]);
        expect(consoleLog.errors).toEqual([]);
      },
    );
});

test.describe('the panel', () => {
  test('ignores messages of sibling frames', async ({ page, sandbox, panel, consoleLog }) => {
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

  test(
    'stays responsive after 100,000 messages of its host page, and logs at most 100 warnings',
    MATRIX,
    async ({ page, panel, consoleLog }) => {
      await flood(page, 'panel', 'page');
      await panel.rows.first().click();
      await expect(panel.detail).toBeVisible({ timeout: 10_000 });
      expect(consoleLog.warnings.length).toBeLessThanOrEqual(100);
      expect(consoleLog.errors).toEqual([]);
    },
  );
});
