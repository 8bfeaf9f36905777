import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { ConfiguredPanel } from './configuration';
import { etagOf, findFile, normalPath, type ServedFile } from './files';
import { cacheControl, CONTENT_TYPES, crossOriginHeaders, securityHeaders } from './headers';
import { type Headers, withHeaders } from './operator-headers';

interface PanelResponse {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: Buffer;
}

/** A line of the access log. It has no query and no address of a person. */
export interface AccessLogEntry {
  /** When the request came, in ISO 8601. */
  readonly time: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** The length of the body in bytes. */
  readonly bytes: number;
  readonly ms: number;
  /** Whether the browser has gone away before the end of the response. */
  readonly aborted: boolean;
}

export interface ServerOptions {
  /** Headers of the operator, for every response. */
  readonly headers?: Headers;
  /** Called after each response. */
  readonly log?: (entry: AccessLogEntry) => void;
}

/**
 * Creates a server of the built panel in a folder, which is not listening yet. `read` is called for
 * each page request, because a deploy replaces the page together with the files that it names. If
 * `read` throws, the previous page is sent.
 */
export function panelServer(
  folder: string,
  read: () => ConfiguredPanel,
  { headers: ownHeaders = {}, log }: ServerOptions = {},
): Server {
  let panel = read();
  const page = (): Buffer => {
    try {
      panel = read();
    } catch (error) {
      process.stderr.write(`The page before is sent: ${String(error)}\n`);
    }
    return panel.page;
  };
  return createServer((request, response) => {
    const start = performance.now();
    let bytes = 0;
    response.on('close', () =>
      log?.({
        time: new Date(performance.timeOrigin + start).toISOString(),
        method: request.method ?? '',
        path: pathOf(request),
        status: response.statusCode,
        bytes,
        ms: Math.round(performance.now() - start),
        aborted: !response.writableFinished,
      }),
    );
    const send = ({ status, headers, body }: PanelResponse): void => {
      response.writeHead(status, { ...withHeaders(securityHeaders(panel.config), ownHeaders), ...headers });
      if (request.method !== 'HEAD') bytes = body?.length ?? 0;
      response.end(bytes > 0 ? body : undefined);
    };
    responseTo(request, folder, page).then(send, () => send(textResponse(500, 'Internal error')));
  });
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split(/[?#]/)[0] ?? '';

const textResponse = (status: number, text: string, headers: OutgoingHttpHeaders = {}): PanelResponse => {
  const body = Buffer.from(`${text}\n`);
  const type = CONTENT_TYPES['.txt'];
  return {
    status,
    headers: { 'content-type': type, 'content-length': body.length, 'cache-control': 'no-cache', ...headers },
    body,
  };
};

async function responseTo(
  request: IncomingMessage,
  folder: string,
  page: () => Buffer,
): Promise<PanelResponse> {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD')
    return textResponse(405, 'Method not allowed', { allow: 'GET, HEAD' });
  // Decoded first, because the file index.html has a different configuration than the served page.
  const pathname = normalPath(pathOf(request));
  if (pathname === '/healthz') return textResponse(200, 'ok');
  if (pathname === undefined) return textResponse(404, 'Not found');
  const isPage = pathname === '/' || pathname === '/index.html';
  const file = isPage ? pageFile(page()) : await findFile(folder, pathname, headers['accept-encoding'] ?? '');
  if (!file) return textResponse(404, 'Not found');
  const { body, type, encoding, varies, etag } = file;
  const cached = {
    etag,
    'cache-control': cacheControl(pathname),
    ...crossOriginHeaders(pathname),
    ...(varies && { vary: 'accept-encoding' }),
  };
  if (matchesEtag(headers['if-none-match'], etag)) return { status: 304, headers: cached };
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

/** The page with its configuration as a file, which is never compressed. */
const pageFile = (body: Buffer): ServedFile => ({
  body,
  type: 'text/html; charset=utf-8',
  encoding: undefined,
  varies: false,
  etag: etagOf(body),
});

const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) ?? false;
