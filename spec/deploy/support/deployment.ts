import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, chromium, type Route } from '@playwright/test';
import { launchOptions } from '../../../scripts/browser.js';
import { withBlock } from '../../../serve/configuration';
import type { Sandbox } from '../../e2e/support/sandbox';
import { recipe } from './recipes';
import { PANEL_NAME } from './start-server';

const DIST = path.resolve('dist');

export const PANEL = `https://${PANEL_NAME}`;
/** The host page and the platform of the recipes. */
export const DASHBOARD = 'https://dashboard.example';
const PLATFORM = 'https://public-api.wordpress.com';

/** The configuration of docs/deploying.md. */
export function configurationOfGuide(): unknown {
  const [, json = ''] = />([^<]*)</.exec(recipe('html')) ?? [];
  return JSON.parse(json);
}

/** Copies the build to `folder`, with the configuration of the guide in its page. */
export function copyBuild(folder: string): void {
  cpSync(DIST, folder, { recursive: true });
  const page = path.join(folder, 'index.html');
  writeFileSync(page, withBlock(readFileSync(page, 'utf8'), configurationOfGuide()));
}

/** Two ways to load the bell (docs/embedding.md). */
export const SCRIPTS = {
  'as a script': `<script src="${PANEL}/embed.js" defer></script>`,
  'as a module': `<script type="module" src="${PANEL}/embed.mjs"></script>`,
};

/** The policy of a host page in docs/embedding.md, with the addresses of the recipes. */
const POLICY = `default-src 'self'; script-src ${PANEL}; frame-src ${PANEL} ${PLATFORM}`;

export interface Deployment {
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
}

/**
 * Starts a browser in which the panel's name leads to the server on `port`, the host page is
 * `hostPage`, and the platform is the sandbox.
 */
export async function openBrowser(port: number, sandbox: Sandbox, hostPage: string): Promise<Deployment> {
  const options = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--host-resolver-rules=MAP ${PANEL_NAME}:443 127.0.0.1:${port}`],
  });
  const context = await browser.newContext({ ignoreHTTPSErrors: true, reducedMotion: 'reduce' });
  context.setDefaultTimeout(15_000);
  await context.route(`${DASHBOARD}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': POLICY },
      body: `<!doctype html><title>Dashboard</title>${hostPage}`,
    }),
  );
  await context.route(`${PLATFORM}/**`, (route) => answerAsPlatform(route, sandbox));
  // Statistics. A socket would need a certificate; without one the panel polls.
  await context.route('https://pixel.wp.com/**', (route) => route.fulfill({ status: 204 }));
  await context.routeWebSocket(`${PLATFORM.replace('https', 'wss')}/**`, (socket) => socket.close());
  const close = async (): Promise<void> => {
    // The panel may still be waiting for the platform.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await browser.close();
  };
  return { context, close };
}

/** Sends a request to the sandbox. Its sign-in page returns only to this machine. */
async function answerAsPlatform(route: Route, sandbox: Sandbox): Promise<void> {
  const url = new URL(route.request().url().replace(PLATFORM, sandbox.platform));
  const back = url.searchParams.get('redirect_uri');
  if (back !== null) url.searchParams.set('redirect_uri', sandbox.panel);
  const response = await route.fetch({ url: url.href, maxRedirects: 0 });
  const { location, ...headers } = response.headers();
  const leads = location === undefined || back === null ? {} : { location: back + new URL(location).hash };
  await route.fulfill({ response, headers: { ...headers, ...leads } });
}
