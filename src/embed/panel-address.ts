/**
 * The panel's address, with what the bell's attributes ask for in its query. Undefined for what is no http(s) address, and
 * an error for engineers in the console.
 */
export function panelAddress(src: string, query: Readonly<Record<string, string | null>>): URL | undefined {
  const address = URL.parse(src, document.baseURI);
  if (!address || src === '' || !/^https?:/.test(address.protocol)) {
    console.error(`<notestream-bell>: src must be the panel's http(s) address, not "${src}"`);
    return undefined;
  }
  for (const [name, value] of Object.entries(query)) if (value) address.searchParams.set(name, value);
  return address;
}
