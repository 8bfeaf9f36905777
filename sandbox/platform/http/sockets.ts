import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Platform } from '../platform';
import type { Fault } from './fault-injection';

const CHANNEL = '/pinghub/wpcom/me/newest-note-data';

/**
 * Serves the real-time channel. Browsers cannot set headers on a socket, so the token is sent
 * either as `Authorization: Bearer` or as the subprotocol `bearer.<base64url of the token>` beside
 * `pinghub`. The platform's own pages are authorised by their cookie.
 */
export function openChannel(server: Server, platform: Platform): void {
  const sockets = new WebSocketServer({
    noServer: true,
    handleProtocols: (protocols) => (protocols.has('pinghub') ? 'pinghub' : false),
  });
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const fault = faultOf(request, platform);
    if (fault) {
      injectFault(socket, fault, platform);
      return;
    }
    const refusal = refusalOf(request, platform);
    if (refusal === undefined)
      sockets.handleUpgrade(request, socket, head, (opened) => platform.hub.add(opened));
    else refuse(socket, refusal);
  };
  server.on('upgrade', (request, socket: Duplex, head) => {
    socket.on('error', () => socket.destroy());
    setTimeout(() => upgrade(request, socket, head), platform.faultInjection.slowMs);
  });
}

/** Returns the fault of a socket. Only faults with a path that contains `/pinghub` apply. */
function faultOf({ url = '/' }: IncomingMessage, { faultInjection }: Platform): Fault | undefined {
  return faultInjection.faults.some(({ path }) => path?.includes('/pinghub'))
    ? faultInjection.take('GET', url)
    : undefined;
}

/** Responds to the upgrade request with a status, leaves it waiting, or closes the connection. */
function injectFault(socket: Duplex, { kind }: Fault, { hub }: Platform): void {
  if (kind === 'reset') socket.destroy();
  else if (kind === 'timeout' || kind === 'stall') hub.holdOpen(socket);
  else if (typeof kind === 'number') refuse(socket, `${kind} Injected Fault`);
  else refuse(socket, kind === 'empty' ? '204 No Content' : '200 OK');
}

const refuse = (socket: Duplex, status: string): unknown =>
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);

/** The HTTP status that refuses a socket, or undefined if it is accepted. */
function refusalOf(request: IncomingMessage, platform: Platform): string | undefined {
  if (new URL(request.url ?? '/', platform.origin).pathname !== CHANNEL) return '404 Not Found';
  if (!platform.hub.accepting) return '503 Service Unavailable';
  // The proxy page has a cookie instead of a token. Browsers set the Origin header themselves.
  const { origin, cookie } = request.headers;
  if (origin === platform.origin && platform.sessions.isSignedIn(cookie)) return undefined;
  const token = tokenOf(request);
  return token !== undefined && platform.tokens.stateOf(token) === 'valid' ? undefined : '401 Unauthorized';
}

function tokenOf({ headers }: IncomingMessage): string | undefined {
  const [, bearer] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  if (bearer !== undefined) return bearer;
  const protocols = (headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
  const carrier = protocols.find((name) => name.startsWith('bearer.'));
  return carrier === undefined
    ? undefined
    : Buffer.from(carrier.slice('bearer.'.length), 'base64url').toString('utf8');
}
