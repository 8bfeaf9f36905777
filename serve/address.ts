/** Hosts that only this machine, or all of its interfaces, listen on. */
const LOCAL = ['127.0.0.1', '::1', '0.0.0.0', '::'];

/**
 * The address to open on this machine for a server on this host. It is `localhost` for a local one:
 * for browsers a page on `localhost` and a panel on `127.0.0.1` are different sites, and some deny
 * storage to a frame of another site.
 */
export function addressOf(host: string, port: number): string {
  if (LOCAL.includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
