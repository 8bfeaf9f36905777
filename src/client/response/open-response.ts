import { isRecord, mapValues } from '../record';
import type { TransportResponse } from '../transports/transport';

/** A parsed response. */
export interface ApiResponse {
  readonly body: unknown;
  /** The HTTP status, or the inner status of an envelope. */
  readonly status: number;
  /** Header names are in lower case; those of an envelope keep their case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A response, and why the client does not accept it: its status, or a body that is not the expected JSON. */
export interface OpenedResponse extends ApiResponse {
  readonly flaw?: 'status' | 'body';
}

/**
 * Parses the JSON of the response, an array or an object, and ignores its content type. Opens its
 * envelope (section 8): `{ code, headers, body }` under /rest, `{ status, headers, body }` under a
 * namespace. The inner status is the real one; the outer one is always 200.
 *
 * An empty response and a bare null are flaws, even with status 204 or in an envelope: every call of
 * section 7 promises a value, and an invented one would only fail later.
 */
export function openResponse(response: TransportResponse, isEnvelope: boolean): OpenedResponse {
  const { status, headers = {} } = response;
  const outer = judged({ status, headers, body: 'text' in response ? parse(response.text) : response.body });
  if (!isEnvelope || outer.flaw) return outer;
  const inner = isRecord(outer.body) ? outer.body : {};
  const code = inner.status ?? inner.code;
  if (typeof code !== 'number') return { ...outer, flaw: 'body' };
  return judged({ status: code, headers: headersIn(inner.headers), body: inner.body });
}

function judged(response: ApiResponse): OpenedResponse {
  const { status, body } = response;
  if (!(status >= 200 && status < 300)) return { ...response, flaw: 'status' };
  return isValue(body) ? response : { ...response, flaw: 'body' };
}

const isValue = (body: unknown): boolean => typeof body === 'object' && body !== null;

/** Parses the JSON of an array or object; returns the text itself if it is neither. */
function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (isValue(value)) return value;
  } catch {
    // The caller throws an error with the text, which is more useful than the parser's message.
  }
  return text;
}

/**
 * Whether the query requests an envelope around the response: a true `http_envelope` under /rest,
 * or any `_envelope` under a namespace, even an empty one.
 */
export function asksForEnvelope(query: string, isNamespaced: boolean): boolean {
  if (query === '') return false;
  const values = new URLSearchParams(query);
  if (isNamespaced) return values.has('_envelope');
  return !/^(0|false)?$/.test(values.get('http_envelope') ?? '');
}

/** The headers of an envelope, which are an object or a list of `{ name, value }`. */
function headersIn(headers: unknown): Readonly<Record<string, string>> {
  const named = Array.isArray(headers)
    ? Object.fromEntries(headers.filter(isRecord).map(({ name, value }) => [String(name), value]))
    : headers;
  return isRecord(named) ? mapValues(named, String) : {};
}
