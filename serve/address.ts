/** Host values that only this machine, or all of its interfaces, listen on. */
const LOCAL = ['127.0.0.1', '::1', '0.0.0.0', '::'];

/**
 * Returns the address to open on this machine for a server on this host. For a local host this is
 * `localhost`, because browsers treat a page on `localhost` and a panel on `127.0.0.1` as different
 * sites, and some deny storage to a frame of another site.
 */
export function addressOf(host: string, port: number): string {
  if (LOCAL.includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
