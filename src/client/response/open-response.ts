import { isObject, isRecord, mapValues } from '../record';
import type { RequestTerms, TransportRequest, TransportResponse } from '../transports/transport';

/** A parsed response. */
export interface ApiResponse {
  readonly body: unknown;
  /** The HTTP status, or the inner status of an envelope. */
  readonly status: number;
  /** Header names are in lower case; those of an envelope keep their case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A response, and whether the client accepts it: a 2xx status, and a body that is the expected JSON. */
export interface OpenedResponse extends ApiResponse {
  readonly isAccepted: boolean;
}

/**
 * Parses the JSON of the response, an array or an object, and ignores its content type. Opens its
 * envelope (section 8): `{ code, headers, body }` under /rest, `{ status, headers, body }` under a
 * namespace. The inner status is the real one; the outer one is always 200.
 *
 * An empty response and a bare null are not accepted, even with status 204 or in an envelope: every call of
 * section 7 promises a value, and an invented one would only fail later.
 */
export function openResponse(response: TransportResponse, isEnvelope: boolean): OpenedResponse {
  const { status, headers = {} } = response;
  const outer = judged(status, headers, 'text' in response ? parse(response.text) : response.body);
  if (!isEnvelope || !outer.isAccepted) return outer;
  const inner = isRecord(outer.body) ? outer.body : {};
  const code = inner.status ?? inner.code;
  return typeof code === 'number'
    ? judged(code, headersIn(inner.headers), inner.body)
    : { ...outer, isAccepted: false };
}

const judged = (status: number, headers: ApiResponse['headers'], body: unknown): OpenedResponse => ({
  status,
  headers,
  body,
  isAccepted: isSuccess(status) && isObject(body),
});

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** Whether the client accepts the response to this request. */
export const isAccepted = (response: TransportResponse, { api }: TransportRequest): boolean =>
  openResponse(response, asksForEnvelope(api)).isAccepted;

/** Parses the JSON of an array or object; returns the text itself if it is neither. */
function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // The caller throws an error with the text, which is more useful than the parser's message.
  }
  return text;
}

/**
 * Whether the query requests an envelope around the response: a true `http_envelope` under /rest,
 * or any `_envelope` under a namespace, even an empty one.
 */
export function asksForEnvelope({
  query,
  apiNamespace,
}: Pick<RequestTerms, 'query' | 'apiNamespace'>): boolean {
  if (query === '') return false;
  const values = new URLSearchParams(query);
  if (apiNamespace !== undefined) return values.has('_envelope');
  return !/^(0|false)?$/.test(values.get('http_envelope') ?? '');
}

/** The headers of an envelope, which are an object or a list of `{ name, value }`. */
function headersIn(headers: unknown): Readonly<Record<string, string>> {
  const named = Array.isArray(headers)
    ? Object.fromEntries(headers.filter(isRecord).map(({ name, value }) => [String(name), value]))
    : headers;
  return isRecord(named) ? mapValues(named, String) : {};
}
