import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { SandboxEnv } from './platform/http/env';

/** A server that listens on loopback and knows its address. */
export interface Listening {
  readonly server: Server;
  /** `http://localhost:PORT` */
  readonly origin: string;
  /** Gives the server something to answer with. */
  serve(app: Hono<SandboxEnv>): void;
  /** Cuts all connections and frees the port. */
  close(): Promise<void>;
}

/** What wants a port and which environment variable moves it: for the message when it is taken. */
export interface PortWish {
  readonly port: number;
  readonly owner: string;
  readonly variable: string;
}

/** A port that somebody else has; its message says what to do. */
export class PortTakenError extends Error {
  constructor({ port, owner, variable }: PortWish) {
    super(
      `Port ${port} is taken, and the ${owner} wants it. Set ${variable} to another port (0 = any free one).`,
    );
    this.name = 'PortTakenError';
  }
}

/** Listens on 127.0.0.1; until `serve` is called everything is answered with 503. Throws PortTakenError. */
export async function listen(wish: PortWish): Promise<Listening> {
  let answer: Parameters<typeof getRequestListener>[0] = () => new Response('Starting', { status: 503 });
  // The global Request and Response stay Node's own: several sandboxes may run in one process.
  const respond = getRequestListener((request, env) => answer(request, env), {
    overrideGlobalObjects: false,
  });
  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(wish) : error),
    );
    server.listen(wish.port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : wish.port;
  return {
    server,
    origin: `http://localhost:${port}`,
    serve: (app) => {
      answer = (request, env) => app.fetch(request, env);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
