import { type Described, parseError } from './errors';
import { isRecord } from './record';

/** Whether a call asked for its answer in an envelope: `http_envelope` under /rest, `_envelope` under a namespace. */
export function isEnveloped(query: string, isNamespaced: boolean): boolean {
  const asked = new URLSearchParams(query).get(isNamespaced ? '_envelope' : 'http_envelope');
  return asked !== null && !['', '0', 'false'].includes(asked);
}

/** An answer's status and body. */
export interface Inner {
  readonly status: number;
  readonly body: unknown;
}

/**
 * The answer inside an envelope (section 8): `{ code, headers, body }` under /rest, `{ status, headers, body }` under a
 * namespace. Its inner status decides what the outer 200 cannot say. Throws for what is no envelope.
 */
export function openEnvelope(request: Described, outer: Inner): Inner {
  const { code, status = code, body = null } = isRecord(outer.body) ? outer.body : {};
  if (typeof status !== 'number') throw parseError(request, outer.status, outer.body);
  return { status, body };
}
