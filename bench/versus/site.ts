import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Contender } from './contenders';

/** A contender's panel and a host page, on origins of their own, as in production. */
export interface Site {
  readonly panel: string;
  /** A page with the contender's bell. */
  readonly host: string;
  /** A host page without a bell. */
  readonly bare: string;
  readonly stop: () => void;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/** Serves with gzip; files other than pages are cached for ever, as `npm run serve` does. */
export async function serveSite(contender: Contender, platform: string): Promise<Site> {
  const panel = await listen();
  const host = await listen();
  const page = Buffer.from(contender.page({ platform, host: host.origin }));
  const hostPage = (body: string): Buffer =>
    Buffer.from(
      `<!doctype html><html lang="en"><title>A host</title><link rel="icon" href="data:,"><body>${body}</body></html>`,
    );
  const pages = {
    '/': hostPage(contender.bell(panel.origin)),
    '/bare': hostPage('<button style="width: 40px; height: 40px">A button</button>'),
  };
  panel.server.on(
    'request',
    serve({ '/': page, '/empty': Buffer.from('<!doctype html>') }, contender.folder),
  );
  host.server.on('request', serve(pages, contender.folder));
  return {
    panel: panel.origin,
    host: `${host.origin}/`,
    bare: `${host.origin}/bare`,
    stop: () => [panel, host].forEach(({ server }) => server.close().closeAllConnections()),
  };
}

async function listen(): Promise<{ readonly server: Server; readonly origin: string }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { server, origin: `http://localhost:${address.port}` };
}

function serve(pages: Readonly<Record<string, Buffer>>, folder: string) {
  const packed = new Map<string, Buffer | undefined>();
  const pack = (name: string): Buffer | undefined => {
    if (!packed.has(name)) packed.set(name, read(pages[name], path.join(folder, path.basename(name))));
    return packed.get(name);
  };
  return ({ url = '/' }: IncomingMessage, response: ServerResponse): void => {
    const { pathname } = new URL(url, 'http://localhost');
    const body = pack(pathname);
    if (!body) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': pathname in pages ? 'text/html; charset=utf-8' : (TYPES[path.extname(pathname)] ?? ''),
      'Content-Encoding': 'gzip',
      'Cache-Control': pathname in pages ? 'no-cache' : 'public, max-age=31536000, immutable',
    });
    response.end(body);
  };
}

function read(page: Buffer | undefined, file: string): Buffer | undefined {
  try {
    return gzipSync(page ?? readFileSync(file), { level: 9 });
  } catch {
    return undefined;
  }
}
