/**
 * The panel's address with what its attributes ask for. Undefined, and an error for engineers in the console, for what
 * is no http(s) address.
 */
export function panelAddress(src: string, query: Readonly<Record<string, string>>): URL | undefined {
  try {
    if (src === '') throw new TypeError('it is missing');
    const address = new URL(src, document.baseURI);
    if (!/^https?:$/.test(address.protocol)) throw new TypeError(`it begins with ${address.protocol}`);
    for (const [name, value] of Object.entries(query))
      if (value !== '') address.searchParams.set(name, value);
    return address;
  } catch (error) {
    console.error(
      `<notestream-bell> needs the panel's http(s) address as its src, and has "${src}": ${String(error)}`,
    );
    return undefined;
  }
}

/** Opens an address, which the protocol has checked, in a new tab; mail where mail is written. */
export function openLink(href: string): void {
  window.open(href, href.startsWith('mailto:') ? '_self' : '_blank', 'noopener,noreferrer');
}
