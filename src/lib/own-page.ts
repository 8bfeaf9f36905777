/** The element that `index.html` has for the panel. */
const OWN = /\bid=["']?notestream\b/;

/**
 * Resolves if the server answers with the panel's page. Rejects if it cannot be reached, and if
 * something else answers, such as the login page of a train's network or a proxy's error page: they
 * would replace the panel, and have no way back to it.
 */
export async function findOwnPage(
  { location, fetch }: Pick<Window & typeof globalThis, 'location' | 'fetch'>,
  signal: AbortSignal | null = null,
): Promise<void> {
  const response = await fetch(location.href, { cache: 'no-store', signal });
  if (!response.ok || !OWN.test(await response.text())) throw new Error('the page is not the panel');
}

/** Reloads the panel's page. Rejects like `findOwnPage`, and then leaves the page as it is. */
export async function reloadOwnPage(window: Window & typeof globalThis): Promise<void> {
  await findOwnPage(window);
  window.location.reload();
}
