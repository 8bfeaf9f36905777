import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { SandboxEnv } from './platform/http/env';

/** A server that listens on the loopback interface. */
export interface ListeningServer {
  readonly server: Server;
  /** `http://localhost:PORT` */
  readonly origin: string;
  /** Sets the app that handles requests. Until then the server responds with 503. */
  serve(app: Hono<SandboxEnv>): void;
  /** Closes all connections and frees the port. */
  close(): Promise<void>;
}

/** A port to listen on. The owner and the environment variable appear in the error message. */
export interface PortOptions {
  readonly port: number;
  readonly owner: string;
  readonly variable: string;
}

/** The port is in use. The message names the variable that changes it. */
export class PortTakenError extends Error {
  constructor({ port, owner, variable }: PortOptions) {
    super(
      `Port ${port} is taken, and the ${owner} wants it. Set ${variable} to another port (0 = any free one).`,
    );
    this.name = 'PortTakenError';
  }
}

/** Starts a server on 127.0.0.1. Throws PortTakenError. */
export async function listen(portOptions: PortOptions): Promise<ListeningServer> {
  let handler: Parameters<typeof getRequestListener>[0] = () => new Response('Starting', { status: 503 });
  // Node's own Request and Response are not replaced, because several sandboxes may run in one process.
  const respond = getRequestListener((request, env) => handler(request, env), {
    overrideGlobalObjects: false,
  });
  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(portOptions) : error),
    );
    server.listen(portOptions.port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : portOptions.port;
  return {
    server,
    origin: `http://localhost:${port}`,
    serve: (app) => {
      handler = (request, env) => app.fetch(request, env);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
