import { parseJson } from '../lib/json';

/** The configuration, not validated; or its source with the text that is no JSON, or why there is no text. */
export type ConfigResult =
  | { readonly value: unknown }
  | ({ readonly from: 'notestream-config' | 'config.json' } & (
      | { readonly text: string }
      | { readonly problem: string }
    ));

/** Reads the page's configuration block; undefined if the page has none. */
export function readConfigBlock(document: Document): ConfigResult | undefined {
  const text = document.getElementById('notestream-config')?.textContent;
  if (text === undefined) return undefined;
  return parsed(text, 'notestream-config');
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
    return parsed(await response.text(), CONFIG_FILE);
  } catch {
    return { problem: `${CONFIG_FILE} could not be fetched`, from: CONFIG_FILE };
  }
}

function parsed(text: string, from: 'notestream-config' | typeof CONFIG_FILE): ConfigResult {
  const value = parseJson(text);
  return value === undefined ? { text, from } : { value };
}

const CONFIG_FILE = 'config.json';
