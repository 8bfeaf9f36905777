import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';

const POST = JSON.stringify({
  ID: 2,
  title: 'A post',
  content: 'All of it. '.repeat(150),
  tags: {},
  meta: {},
});

/** Serves a page with a script, and the same post at every other address. */
export async function serveClients(
  script: string,
): Promise<{ readonly origin: string; readonly server: Server }> {
  const server = createServer(({ url = '' }, response) => {
    if (url === '/page') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end('<!doctype html><title>Clients</title><script src="/script.js"></script>');
    } else if (url === '/script.js') {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(readFileSync(script));
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
