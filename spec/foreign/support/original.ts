import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { serving, type Serving } from '../../browser/support/serving';
import type { Sandbox } from '../../browser/support/sandbox';

/** How the panel of old reaches the platform; its own build decides that. */
export type Mode = 'token' | 'proxy';
export const MODES: readonly Mode[] = ['token', 'proxy'];

const DIST = path.join(import.meta.dirname, '..', 'dist');
const text = (file: string): string => readFileSync(path.join(DIST, file), 'utf8');

/**
 * The panel of old, with the sandbox for its platform, on an origin of its own; at `/host` a page that has it in a frame,
 * beside one for another panel, and keeps what each of them posts.
 */
export function serveOriginal(mode: Mode, platform: string): Promise<Serving> {
  const script = text(`${mode}.js`).replaceAll('https://public-api.wordpress.com', platform);
  const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
    '/panel.js': ['text/javascript', script],
    '/style.css': ['text/css', text('style.css')],
    '/host': ['text/html', HOST],
    '/': ['text/html', PANEL],
  };
  return serving(
    createServer(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://localhost');
      const [type, body] = files[pathname] ?? ['text/html', ''];
      response.setHeader('content-type', `${type}; charset=utf-8`);
      response.end(body);
    }),
  );
}

const PANEL = `<!doctype html><link rel="icon" href="data:," /><title>Original</title>
  <link rel="stylesheet" href="/style.css" /><div class="wpnc__main"></div><script src="/panel.js"></script>`;

const frame = (name: string, src: string): string =>
  `<iframe name="${name}" title="${name}" src="${src}" width="900" height="700"></iframe>`;

const HOST = `<!doctype html><link rel="icon" href="data:," />
  <title>Host</title>
  <script>
    said = { original: [], ours: [] };
    addEventListener('message', ({ data, source }) => {
      const message = typeof data === 'string' ? JSON.parse(data) : data;
      for (const name in said) if (source === frames[name]) said[name].push(message);
    });
    tell = (message) => {
      for (const name in said) frames[name]?.postMessage({ type: 'notesIframeMessage', ...message }, '*');
    };
  </script>
  ${frame('original', '/')}${frame('ours', 'about:blank')}`;

/** What a blogger sees of it, and does with it. */
export interface Original {
  readonly page: Page;
  readonly rows: Locator;
  readonly detail: Locator;
  readonly row: (content: string) => Locator;
  readonly openNote: (content: string) => Promise<void>;
  readonly action: (name: string) => Locator;
}

export function originalOn(page: Page, place: Page | FrameLocator = page): Original {
  const rows = place.locator('.wpnc__list-view li.wpnc__note');
  const detail = place.locator('.wpnc__single-view');
  const row = (content: string): Locator => rows.filter({ hasText: content }).first();
  return {
    page,
    rows,
    detail,
    row,
    openNote: async (content) => {
      await row(content).locator('.wpnc__summary').click();
      await expect(detail.locator('.wpnc__body')).toContainText(content);
    },
    action: (name) => detail.locator('.wpnc__action-link').filter({ hasText: name }),
  };
}

/** Signs in, where it must, and shows the list. Nothing beyond this machine is asked. */
export async function openOriginal(
  page: Page,
  mode: Mode,
  address: string,
  sandbox: Sandbox,
): Promise<Original> {
  await page.route(/^https?:\/\/(?!localhost)/, (route) => route.abort());
  const { origin } = new URL(address);
  if (mode === 'proxy') {
    await sandbox.control('proxy-parents', { origins: [origin] });
    await page.goto(`${sandbox.platform}/wp-login?redirect_to=${encodeURIComponent(origin)}`);
  }
  await page.goto(address);
  const original = originalOn(page);
  await expect(original.rows.first()).toBeVisible();
  return original;
}
