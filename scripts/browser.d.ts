/** The path of an installed Chromium or Chrome; undefined when there is none. */
export function findBrowser(): string | undefined;
