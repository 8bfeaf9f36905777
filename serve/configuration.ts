import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../src/config/config';
import { explainConfig } from '../src/config/explain-config';
import { parseConfig } from '../src/config/parse-config';

const BLOCK = /(<script\b[^>]*\bid=["']?notestream-config\b[^>]*>)([\s\S]*?)(<\/script>)/;

/** A configuration that cannot be used; the message names each thing that is wrong. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** A panel that is configured: the text of its configuration, where it stands, and what it says. */
export interface Configured {
  readonly config: Config;
  /** The page, with the configuration in it where it was given. */
  readonly page: Buffer;
}

/**
 * The page of a built panel with its configuration: of the given file, else the page's own block, else `config.json` in the
 * folder. Throws a `ConfigurationError`.
 */
export function configured(folder: string, file?: string): Configured {
  const html = read(path.join(folder, 'index.html'));
  const block = BLOCK.exec(html)?.[2];
  const text = file !== undefined ? read(file) : (block ?? read(path.join(folder, 'config.json')));
  const value = parsed(text, file ?? (block === undefined ? 'config.json' : 'the block of index.html'));
  const config = parseConfig(value);
  if (!config)
    throw new ConfigurationError(
      explainConfig(value)
        .map(({ text: problem }) => problem)
        .join('\n'),
    );
  return { config, page: Buffer.from(file === undefined ? html : withBlock(html, value)) };
}

/** The page with this configuration in its block. Throws where it has none. */
export function withBlock(html: string, value: unknown): string {
  if (!BLOCK.test(html)) throw new ConfigurationError('index.html has no block notestream-config');
  // The text must not end the element that it stands in.
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return html.replace(BLOCK, (_, open: string, _text: string, close: string) => open + json + close);
}

function read(file: string): string {
  if (!existsSync(file)) throw new ConfigurationError(`there is no ${file}`);
  return readFileSync(file, 'utf8');
}

function parsed(text: string, from: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigurationError(`${from} is no JSON`);
  }
}
