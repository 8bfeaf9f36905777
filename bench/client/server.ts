import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import path from 'node:path';

const POST = JSON.stringify({
  ID: 2,
  title: 'A post',
  content: 'All of it. '.repeat(150),
  tags: {},
  meta: {},
});

const PROBE = readFileSync(path.join(import.meta.dirname, 'probe.js'), 'utf8');

/** Serves a page with these scripts, and the same post at every other address. */
export async function serveClients(
  scripts: readonly string[],
): Promise<{ readonly origin: string; readonly server: Server }> {
  const all = [PROBE, ...scripts];
  const tags = all.map((_, index) => `<script src="/script/${index}.js"></script>`).join('');
  const server = createServer(({ url = '' }, response) => {
    if (url === '/page') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><title>Clients</title>${tags}`);
    } else if (url.startsWith('/script/')) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(all[Number.parseInt(url.slice('/script/'.length), 10)]);
    } else {
      response.setHeader('Content-Type', 'application/json');
      response.end(POST);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { origin: `http://localhost:${address.port}`, server };
}
