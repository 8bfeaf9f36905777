/** Matches, in the source of `index.html`, the element that the panel is drawn into. */
const OWN = /\bid=["']?notestream\b/;

/**
 * Resolves if the server responds with the panel's page. Rejects if the server is unreachable, or if the
 * response is another page, such as the login page of a train's network or the error page of a proxy. Such a
 * page would replace the panel, and the blogger could not return.
 */
export async function findOwnPage(
  { location, fetch }: Pick<Window & typeof globalThis, 'location' | 'fetch'>,
  signal: AbortSignal | null = null,
): Promise<void> {
  const response = await fetch(location.href, { cache: 'no-store', signal });
  if (!response.ok || !OWN.test(await response.text())) throw new Error('the page is not the panel');
}

/**
 * Reloads the panel's page. If `findOwnPage` rejects, the page stays as it is, and this function rejects, too.
 */
export async function reloadOwnPage(window: Window & typeof globalThis): Promise<void> {
  await findOwnPage(window);
  window.location.reload();
}
