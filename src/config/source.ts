/** Where a page's configuration is: its value, or why there is none. */
export type ConfigSource = { readonly value: unknown } | { readonly problem: string };

/** The JSON of the page's configuration block; undefined when there is no block. */
export function readBlock(document: Document): ConfigSource | undefined {
  const text = document.getElementById('notestream-config')?.textContent;
  if (text === undefined) return undefined;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problem: 'the block notestream-config is no JSON' };
  }
}

/** The configuration of a page without a block: the file beside it. Never rejects. */
export async function fetchConfig({
  fetch,
}: Pick<Window & typeof globalThis, 'fetch'>): Promise<ConfigSource> {
  try {
    const response = await fetch(CONFIG_FILE);
    if (!response.ok) return { problem: `${CONFIG_FILE} answered ${response.status}, expected a JSON file` };
    const text = await response.text();
    try {
      return { value: JSON.parse(text) };
    } catch {
      return { problem: `${CONFIG_FILE} is no JSON` };
    }
  } catch {
    return { problem: `${CONFIG_FILE} could not be fetched` };
  }
}

const CONFIG_FILE = 'config.json';
