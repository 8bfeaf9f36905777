import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { listen, type RunningServer } from '../../e2e/support/servers';
import type { Sandbox } from '../../e2e/support/sandbox';

/** How the original panel connects to the platform. Its build decides that. */
export type Mode = 'token' | 'proxy';
export const MODES: readonly Mode[] = ['token', 'proxy'];

const DIST = path.join(import.meta.dirname, '..', 'dist');
const text = (file: string): string => readFileSync(path.join(DIST, file), 'utf8');

/**
 * Serves the original panel on its own origin, with the sandbox as its platform. At `/host` is a
 * page with frames for it and for another panel, which records the messages of both.
 */
export function serveOriginal(mode: Mode, platform: string): Promise<RunningServer> {
  const script = text(`${mode}.js`).replaceAll('https://public-api.wordpress.com', platform);
  const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
    '/panel.js': ['text/javascript', script],
    '/style.css': ['text/css', text('style.css')],
    '/host': ['text/html', HOST],
    '/': ['text/html', PANEL],
  };
  return listen(
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
    posted = { original: [], ours: [] };
    addEventListener('message', ({ data, source }) => {
      const message = typeof data === 'string' ? JSON.parse(data) : data;
      for (const name in posted) if (source === frames[name]) posted[name].push(message);
    });
    sendToBoth = (message) => {
      for (const name in posted) frames[name]?.postMessage({ type: 'notesIframeMessage', ...message }, '*');
    };
  </script>
  ${frame('original', '/')}${frame('ours', 'about:blank')}`;

/** The parts of the original panel that a user sees, and its actions. */
export interface Original {
  readonly page: Page;
  readonly rows: Locator;
  readonly detail: Locator;
  readonly row: (content: string) => Locator;
  readonly openNote: (content: string) => Promise<void>;
  readonly action: (name: string) => Locator;
  /** Opens the note and clicks the action. */
  readonly act: (content: string, name: string) => Promise<void>;
}

export function originalOn(page: Page, place: Page | FrameLocator = page): Original {
  const rows = place.locator('.wpnc__list-view li.wpnc__note');
  const detail = place.locator('.wpnc__single-view');
  const row = (content: string): Locator => rows.filter({ hasText: content }).first();
  const openNote = async (content: string): Promise<void> => {
    await row(content).locator('.wpnc__summary').click();
    await expect(detail.locator('.wpnc__body')).toContainText(content);
  };
  const action = (name: string): Locator => detail.locator('.wpnc__action-link').filter({ hasText: name });
  return {
    page,
    rows,
    detail,
    row,
    openNote,
    action,
    act: async (content, name) => {
      await openNote(content);
      await action(name).click();
    },
  };
}

/** Signs in if necessary, and waits for the list. Requests to other machines are blocked. */
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
