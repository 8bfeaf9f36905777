import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPanel, withBlock } from '../../../serve/configuration';
import { panelServer } from '../../../serve/server';
import { parseConfig } from '../../../src/config/parse-config';

const DIST = path.join(import.meta.dirname, '..', '..', '..', 'dist');

/** A server on a free port of `localhost`. */
export interface RunningServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

export async function listen(server: Server): Promise<RunningServer> {
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

/** Serves the built panel like `npm run serve`, with this configuration block in its page. */
export function servePanel(block: Readonly<Record<string, unknown>>): Promise<RunningServer> {
  const config = parseConfig(block);
  if (!config) throw new Error('the configuration is invalid');
  const { page } = readPanel(DIST);
  const html = withBlock(page.toString('utf8'), block);
  return listen(panelServer(DIST, () => ({ config, page: Buffer.from(html) })));
}

/**
 * Serves a copy of the panel from `folder`. Its page has no configuration block; the configuration
 * is in config.json beside it.
 */
export function servePanelBeside(
  folder: string,
  config: Readonly<Record<string, unknown>>,
): Promise<RunningServer> {
  cpSync(DIST, folder, { recursive: true, filter: (file) => !/\.map(\.\w+)?$|client$/.test(file) });
  const page = path.join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, html.replace(/<script type="application\/json"[^>]*>[\s\S]*?<\/script>/, ''));
  writeFileSync(path.join(folder, 'config.json'), JSON.stringify(config));
  return listen(panelServer(folder, () => readPanel(folder)));
}

/** Serves a page with this body at an origin of its own. */
export const servePage = (body = ''): Promise<RunningServer> =>
  listen(
    createServer((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><link rel="icon" href="data:," /><title>A page</title>${body}`);
    }),
  );
