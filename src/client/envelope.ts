import { type Described, parseError } from './errors';
import { isRecord, mapValues } from './record';
import type { Exchange } from './request';

/** Whether a call asked for its answer in an envelope: `http_envelope` under /rest, `_envelope` under a namespace. */
export function isEnveloped(query: string, isNamespaced: boolean): boolean {
  const asked = new URLSearchParams(query).get(isNamespaced ? '_envelope' : 'http_envelope');
  return asked !== null && !/^(0|false)?$/.test(asked);
}

/**
 * The answer inside an envelope (section 8): `{ code, headers, body }` under /rest, `{ status, headers, body }` under a
 * namespace. Its inner status decides what the outer 200 cannot say; the headers are the inner ones, named as they come.
 * Throws for what is no envelope.
 */
export function openEnvelope(request: Described, outer: Exchange): Exchange {
  const { code, status = code, body, headers } = isRecord(outer.body) ? outer.body : {};
  if (typeof status !== 'number') throw parseError(request, outer.status, outer.body);
  return { status, body, headers: isRecord(headers) ? mapValues(headers, String) : {} };
}
