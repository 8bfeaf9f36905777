import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { configured, withBlock } from '../../../serve/configuration';
import { panelServer } from '../../../serve/server';
import { parseConfig } from '../../../src/config/parse-config';

const DIST = path.join(import.meta.dirname, '..', '..', '..', 'dist');

/** Something served on a free port of this machine, by `localhost` as the sandbox is. */
export interface Serving {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Listens on a free port. */
export async function serving(server: Server): Promise<Serving> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return {
    origin: `http://localhost:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The built panel as `npm run serve` serves it, with this configuration in its page. */
export function servePanel(given: Readonly<Record<string, unknown>>): Promise<Serving> {
  const config = parseConfig(given);
  if (!config) throw new Error('the configuration is wrong');
  const { page } = configured(DIST);
  const html = withBlock(page.toString('utf8'), given);
  return serving(panelServer(DIST, { config, page: Buffer.from(html) }));
}

/** Serves a copy of the panel from `folder`; its page has no block, and the configuration is in a file beside it. */
export function servePanelBeside(folder: string, given: Readonly<Record<string, unknown>>): Promise<Serving> {
  cpSync(DIST, folder, { recursive: true, filter: (file) => !/\.map(\.\w+)?$|client$/.test(file) });
  const page = path.join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, html.replace(/<script type="application\/json"[^>]*>[\s\S]*?<\/script>/, ''));
  writeFileSync(path.join(folder, 'config.json'), JSON.stringify(given));
  return serving(panelServer(folder, configured(folder)));
}

/** An empty page, or one with this in its body, of an origin of its own. */
export const servePage = (body = ''): Promise<Serving> =>
  serving(
    createServer((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><link rel="icon" href="data:," /><title>A page</title>${body}`);
    }),
  );
