import { validateHeaderName, validateHeaderValue } from 'node:http';

export type Headers = Readonly<Record<string, string>>;

/** Headers that belong to a file or to the connection, which the server sets itself. */
const OWN =
  /^(allow|cache-control|connection|content-(encoding|length|type)|date|etag|keep-alive|transfer-encoding|vary)$/;

const POLICY = 'content-security-policy';

/**
 * Parses headers such as `Strict-Transport-Security: max-age=31536000`. Values of the same
 * header are joined. Throws an error that names the first invalid header.
 */
export function parseHeaders(lines: readonly string[]): Headers {
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]*):\s*(.*?)\s*$/s.exec(line) ?? [];
    const key = name.toLowerCase();
    try {
      validateHeaderName(key);
      validateHeaderValue(key, value);
    } catch {
      throw new Error(`--header is ${JSON.stringify(line)}, expected "Name: value"`);
    }
    if (value === '') throw new Error(`--header is ${JSON.stringify(line)}, expected "Name: value"`);
    if (OWN.test(key)) throw new Error(`--header ${key}: the server sets this header itself`);
    const before = headers.get(key);
    const separator = key === POLICY ? '; ' : ', ';
    headers.set(key, before === undefined ? value : `${before}${separator}${value}`);
  }
  return Object.fromEntries(headers);
}

/** Adds the operator's headers. They replace others, except that their directives extend the policy. */
export const withHeaders = (headers: Headers, { [POLICY]: directives, ...others }: Headers): Headers => ({
  ...headers,
  ...others,
  ...(directives !== undefined && { [POLICY]: `${headers[POLICY]}; ${directives}` }),
});
