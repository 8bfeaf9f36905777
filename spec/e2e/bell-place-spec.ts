import type { Page } from '@playwright/test';
import { bellHtml, fakePanel, openHostPage, sendAsPanel } from './support/host-page';
import { expect, test } from './support/test';

const type = 'notesIframeMessage';
const GAP = 8;

test.beforeEach(({ page, sandbox }) => fakePanel(page, sandbox));

/** The distances between the bell and its panel, and between their centres, in whole pixels of the window. */
const distances = (page: Page) =>
  page.locator('notestream-bell').evaluate((host) => {
    const [bell, panel] = ['.bell', '.panel'].map((part) =>
      host.shadowRoot?.querySelector(part)?.getBoundingClientRect(),
    );
    if (!bell || !panel) return undefined;
    const centre = ({ left, right }: DOMRect): number => (left + right) / 2;
    return {
      gap: Math.round(panel.top > bell.top ? panel.top - bell.bottom : bell.top - panel.bottom),
      aside: Math.round(Math.abs(centre(panel) - centre(bell))),
      end: Math.round(panel.top > bell.top ? innerHeight - panel.bottom : panel.top),
    };
  });

for (const [name, style, zoom] of [
  ['without zoom', '', 1],
  ['in a page with zoom: 1.5', 'html { zoom: 1.5 }', 1.5],
  ['in a body with zoom: 0.8', 'body { zoom: 0.8 }', 0.8],
  ['in a header with zoom: 1.2 in a page with zoom: 1.1', 'html { zoom: 1.1 } header { zoom: 1.2 }', 1.32],
] as const)
  for (const place of ['top: 20px', 'bottom: 20px'])
    test(`${name}, the panel is beside a bell at ${place} and in the window`, async ({ page, sandbox }) => {
      const html = `<style>${style} header { position: fixed; left: 320px; ${place} }</style>
        <header>${bellHtml(sandbox, '', '/fake')}</header>`;
      const { bell } = await openHostPage(page, sandbox, html);
      await bell.click();
      const gap = Math.round(GAP * zoom);
      await expect.poll(() => distances(page)).toMatchObject({ gap, aside: 0 });
      expect((await distances(page))?.end).toBeGreaterThanOrEqual(Math.floor(GAP * zoom));
    });

test('an open panel stays beside a bell that a banner, a class or a scroll moves, and a closed one measures nothing', async ({
  page,
  sandbox,
}) => {
  const html = `<style>.moved { transform: translate(150px, 90px) } body { height: 3000px }</style>
    <header style="margin: 60px 400px">${bellHtml(sandbox, '', '/fake')}</header>`;
  const { bell } = await openHostPage(page, sandbox, html);
  await bell.click();
  const isBeside = () => expect.poll(() => distances(page)).toMatchObject({ gap: GAP, aside: 0 });
  await isBeside();
  await page.evaluate(() => {
    const banner = document.createElement('p');
    banner.style.height = '80px';
    document.body.prepend(banner);
  });
  await isBeside();
  await page.locator('header').evaluate((header) => header.classList.add('moved'));
  await isBeside();
  await page.evaluate(() => scrollTo(0, 50));
  await isBeside();
  await page.keyboard.press('Escape');
  const measured = await bell.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let times = 0;
        element.getBoundingClientRect = () => {
          times += 1;
          return new DOMRect();
        };
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(times)));
      }),
  );
  expect(measured).toBe(0);
});

declare const crossed: string[];

test('events of a bell in a shadow root reach the window, which can cancel them', async ({
  page,
  sandbox,
}) => {
  const { bell, frame } = await openHostPage(
    page,
    sandbox,
    `<app-root></app-root><script>
      const crossed = [];
      for (const name of ['iframeready', 'render', 'panelopen', 'panelclose'])
        addEventListener(name, (event) => {
          crossed.push(event.target.localName + ' ' + name);
          if (name === 'panelclose' && event.detail.reason === 'escape') event.preventDefault();
        });
      document.querySelector('app-root').attachShadow({ mode: 'open' })
        .setHTMLUnsafe(${JSON.stringify(bellHtml(sandbox, '', '/fake').replace(/<script.*<\/script>/, ''))});
    </script>${bellHtml(sandbox).replace(/<notestream.*/, '')}`,
  );
  await bell.click();
  await expect(frame.getByText('Inside')).toBeVisible();
  await sendAsPanel(frame, { type, action: 'render', num_new: 1, latest_type: null });
  await expect(bell).toHaveAccessibleName('Notifications, 1 new');
  await bell.focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('notestream-bell')).toHaveJSProperty('isOpen', true);
  await bell.click();
  await expect(page.locator('notestream-bell')).toHaveJSProperty('isOpen', false);
  expect(await page.evaluate(() => crossed.toSorted())).toEqual(
    ['iframeready', 'panelclose', 'panelclose', 'panelopen', 'render'].map((name) => `app-root ${name}`),
  );
});

test('closes the panel when src is removed, and can be opened again with another src', async ({
  page,
  sandbox,
  consoleLog,
}) => {
  const { bell, frame } = await openHostPage(page, sandbox, bellHtml(sandbox, '', '/fake'));
  const element = page.locator('notestream-bell');
  await bell.click();
  await expect(frame.getByText('Inside')).toBeVisible();
  await element.evaluate((node) => node.removeAttribute('src'));
  await expect(element).toHaveJSProperty('isOpen', false);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(consoleLog.errors.join()).toContain('src must be an http(s) address');
  consoleLog.errors.length = 0;
  await element.evaluate((node, src) => node.setAttribute('src', src), `${sandbox.panel}/fake`);
  await bell.click();
  await expect(element).toHaveJSProperty('isOpen', true);
  await expect(frame.getByText('Inside')).toBeVisible();
});
