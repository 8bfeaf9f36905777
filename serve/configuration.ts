import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../src/config/config';
import { findConfigProblems } from '../src/config/config-problems';
import { jsonErrorOffset, placeIn } from '../src/config/json-error';
import { parseConfig } from '../src/config/parse-config';

const BLOCK = /(<script\b[^>]*\bid=["']?notestream-config\b[^>]*>)([\s\S]*?)(<\/script>)/;

/** The configuration is invalid. The message names each problem. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** A built panel with its parsed configuration. */
export interface ConfiguredPanel {
  readonly config: Config;
  /** The HTML of the page. A configuration file replaces the page's own configuration. */
  readonly page: Buffer;
}

/**
 * Reads the page of a built panel and its configuration: from the given file, or else from the
 * page's own block, or else from `config.json` in the folder. Throws a `ConfigurationError`.
 */
export function readPanel(folder: string, file?: string): ConfiguredPanel {
  const html = read(path.join(folder, 'index.html'));
  const block = BLOCK.exec(html);
  const isInPage = file === undefined && block !== null;
  const name = file ?? path.join(folder, isInPage ? 'index.html' : 'config.json');
  const [, open = '', text = ''] = isInPage ? block : ['', '', read(name)];
  // Lines are counted from the start of the file.
  const before = isInPage ? html.slice(0, block.index) + open : '';
  const value = parsed(name, text, before);
  const config = parseConfig(value);
  if (!config)
    throw new ConfigurationError(
      findConfigProblems(value)
        .map(({ text: problem }) => problem)
        .join('\n'),
    );
  return { config, page: Buffer.from(file === undefined ? html : withBlock(html, value)) };
}

/** Replaces the configuration in the page's block. Throws a `ConfigurationError` if the page has no block. */
export function withBlock(html: string, value: unknown): string {
  if (!BLOCK.test(html)) throw new ConfigurationError('index.html has no block notestream-config');
  // Escaped, so that the text cannot end the script element.
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return html.replace(BLOCK, (_, open: string, _text: string, close: string) => open + json + close);
}

function read(file: string): string {
  if (!existsSync(file)) throw new ConfigurationError(`there is no ${file}`);
  if (!statSync(file).isFile()) throw new ConfigurationError(`${file} is not a file`);
  return readFileSync(file, 'utf8');
}

function parsed(name: string, text: string, before: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const offset = before.length + jsonErrorOffset(text);
    throw new ConfigurationError(`${name} is no JSON: ${placeIn(before + text, offset)}`);
  }
}
