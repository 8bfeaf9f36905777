import { readdirSync } from 'node:fs';
import { request } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { cacheControl, CONTENT_TYPES, crossOriginHeaders, securityHeaders } from '../../serve/headers';
import { parseConfig } from '../../src/config/parse-config';
import { expect } from '@playwright/test';
import { test } from '../e2e/support/fixtures';
import { findServer, type ServerName } from './support/find-server';
import {
  configurationOfGuide,
  copyBuild,
  DASHBOARD,
  openBrowser,
  PANEL,
  SCRIPTS,
} from './support/deployment';
import { type DeployedPanel, PANEL_NAME, startServer } from './support/start-server';

interface PanelResponse {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** Requests a file from the server on a port of this machine. */
const get = (port: number, file: string): Promise<PanelResponse> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: file, rejectUnauthorized: false };
    const headers = { host: PANEL_NAME, 'accept-encoding': 'gzip' };
    request({ ...options, servername: PANEL_NAME, headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    })
      .on('error', reject)
      .end();
  });

/** The media type without its parameters. Servers differ in which types they declare a charset for. */
const essence = (type = ''): string =>
  (type.split(';')[0] ?? '').replace('application/javascript', 'text/javascript');

for (const name of ['nginx', 'caddy'] satisfies readonly ServerName[])
  test.describe(`the recipe for ${name}`, () => {
    const found = findServer(name);
    const reason = 'reason' in found ? found.reason : '';
    let server: DeployedPanel | undefined;

    test.beforeEach(async ({ folder, sandbox }) => {
      if ('reason' in found) {
        console.log(`${name}: not run, because it is not installed and cannot be downloaded (${reason})`);
        // A machine that cannot get the server must not fail `npm run test:all`; the line above says so.
        test.skip(true, reason);
        return;
      }
      await sandbox.reset();
      const dist = path.join(folder, 'dist');
      copyBuild(dist);
      server = await startServer(name, found, { folder: path.join(folder, name), dist });
    });
    test.afterEach(async () => {
      await server?.stop();
      server = undefined;
    });

    for (const [way, script] of Object.entries(SCRIPTS))
      test(`serves a bell that is loaded ${way}, and the panel in it`, async ({ sandbox }) => {
        const bell = `<notestream-bell src="${PANEL}/"></notestream-bell>`;
        const { context, close } = await openBrowser(server?.port ?? 0, sandbox, script + bell);
        try {
          const page = await context.newPage();
          const errors: string[] = [];
          page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
          await page.goto(`${DASHBOARD}/`);
          await page.getByRole('button', { name: 'Notifications, 5 new' }).click();
          const rows = page.frameLocator('iframe').getByRole('listitem').locator('[data-note]');
          await expect(rows.first()).toBeVisible();
          // Pictures of the sandbox and the socket, which this browser cannot reach.
          expect(errors.filter((error) => !/WebSocket|ERR_|404/.test(error))).toEqual([]);
        } finally {
          await close();
        }
      });

    test('sends the media types and headers of `npm run serve`', async ({ folder }) => {
      const config = parseConfig(configurationOfGuide());
      if (!config) throw new Error('the configuration of the guide is invalid');
      const build = readdirSync(path.join(folder, 'dist'));
      const hashed = build.filter((file) => /^panel\.\w+\.(js|css)$/.test(file));
      expect(hashed).not.toEqual([]);
      for (const file of [
        'index.html',
        'embed.js',
        'embed.mjs',
        'embed-notify.js',
        'languages/de.json',
        'licences.txt',
        ...hashed,
      ]) {
        const { status, headers } = await get(server?.port ?? 0, `/${file}`);
        expect(status, file).toBe(200);
        expect(essence(headers['content-type']), file).toBe(essence(CONTENT_TYPES[path.extname(file)]));
        expect(headers, file).toMatchObject({
          ...securityHeaders(config),
          ...crossOriginHeaders(`/${file}`),
          'cache-control': cacheControl(`/${file}`),
        });
        const isCompressed = build.includes(`${file}.gz`);
        if (isCompressed) expect(headers, file).toMatchObject({ 'content-encoding': 'gzip' });
        if (isCompressed) expect(headers.vary?.toLowerCase(), file).toContain('accept-encoding');
      }
      // A file of another build may come back with a rollback, so no browser may remember that it is missing.
      for (const file of ['/nothing', '/panel.0a1b2c3d.js']) {
        const missing = await get(server?.port ?? 0, file);
        expect(missing.status, file).toBe(404);
        expect(missing.headers, file).toMatchObject(securityHeaders(config));
        expect(missing.headers['cache-control'], file).toBe('no-cache');
      }
    });
  });
