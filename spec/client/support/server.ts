import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on this machine, and its origin. */
export interface LocalServer {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Starts a server on a free port. */
export async function startServer(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const isAddress = (address: unknown): address is AddressInfo =>
    typeof address === 'object' && address !== null && 'port' in address;
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${isAddress(address) ? address.port : 0}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
