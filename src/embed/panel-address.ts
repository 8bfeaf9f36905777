/**
 * Returns the address of the panel, with the bell's attributes in its query. If `src` is not an http(s)
 * address, logs an error and returns undefined.
 */
export function panelAddress(
  src: string,
  query: Readonly<Record<string, string | null | undefined>>,
): URL | undefined {
  const address = URL.parse(src, document.baseURI);
  if (!src || !address || !/^https?:/.test(address.protocol)) {
    console.error(`<notestream-bell>: src must be an http(s) address`);
    return undefined;
  }
  for (const [name, value] of Object.entries(query)) if (value) address.searchParams.set(name, value);
  return address;
}
