import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { Configured } from './configuration';
import { etagOf, findFile, type ServedFile } from './files';
import { cacheControl, CONTENT_TYPES, securityHeaders } from './headers';

interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: Buffer;
}

/** A server of the built panel in a folder; not listening yet. */
export function panelServer(folder: string, { config, page }: Configured): Server {
  const always = securityHeaders(config);
  return createServer((request, response) => {
    answerTo(request, folder, page).then(
      ({ status, headers, body }) => {
        response.writeHead(status, { ...always, ...headers });
        response.end(request.method === 'HEAD' ? undefined : body);
      },
      () => response.writeHead(500, always).end(),
    );
  });
}

const words = (status: number, text: string, headers: OutgoingHttpHeaders = {}): Answer => {
  const body = Buffer.from(`${text}\n`);
  const type = CONTENT_TYPES['.txt'];
  return {
    status,
    headers: { 'content-type': type, 'content-length': body.length, 'cache-control': 'no-cache', ...headers },
    body,
  };
};

async function answerTo(
  { method = '', url = '', headers }: IncomingMessage,
  folder: string,
  page: Buffer,
): Promise<Answer> {
  if (method !== 'GET' && method !== 'HEAD') return words(405, 'Method not allowed', { allow: 'GET, HEAD' });
  const [pathname = '/'] = url.split(/[?#]/);
  const isPage = pathname === '/' || pathname === '/index.html';
  const file = isPage ? pageFile(page) : await findFile(folder, pathname, headers['accept-encoding'] ?? '');
  if (!file) return words(404, 'Not found');
  const { body, type, encoding, varies, etag } = file;
  const cached = {
    etag,
    'cache-control': cacheControl(pathname),
    ...(varies && { vary: 'accept-encoding' }),
  };
  if (isKnown(headers['if-none-match'], etag)) return { status: 304, headers: cached };
  return {
    status: 200,
    headers: {
      ...cached,
      'content-type': type,
      'content-length': body.length,
      ...(encoding !== undefined && { 'content-encoding': encoding }),
    },
    body,
  };
}

/** The page is as it was configured, not as it was built, and is sent as it is. */
const pageFile = (body: Buffer): ServedFile => ({
  body,
  type: 'text/html; charset=utf-8',
  encoding: undefined,
  varies: false,
  etag: etagOf(body),
});

const isKnown = (given: string | undefined, etag: string): boolean =>
  given?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) ?? false;
