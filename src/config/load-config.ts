import { parseJson } from '../lib/json';

/** The configuration, not validated, with its source; or the reason why it could not be read. */
export type ConfigResult =
  | { readonly value: unknown }
  | { readonly problem: string; readonly from: 'notestream-config' | 'config.json' };

/** Reads the page's configuration block; undefined if the page has none. */
export function readConfigBlock(document: Document): ConfigResult | undefined {
  const text = document.getElementById('notestream-config')?.textContent;
  if (text === undefined) return undefined;
  const value = parseJson(text);
  return value === undefined
    ? { problem: 'the block notestream-config is no JSON', from: 'notestream-config' }
    : { value };
}

/** Fetches config.json for a page without a configuration block. Never rejects. */
export async function fetchConfigFile({
  fetch,
}: Pick<Window & typeof globalThis, 'fetch'>): Promise<ConfigResult> {
  try {
    const response = await fetch(CONFIG_FILE);
    if (!response.ok)
      return {
        problem: `${CONFIG_FILE} answered ${response.status}, expected a JSON file`,
        from: CONFIG_FILE,
      };
    const value = parseJson(await response.text());
    return value === undefined ? { problem: `${CONFIG_FILE} is no JSON`, from: CONFIG_FILE } : { value };
  } catch {
    return { problem: `${CONFIG_FILE} could not be fetched`, from: CONFIG_FILE };
  }
}

const CONFIG_FILE = 'config.json';
