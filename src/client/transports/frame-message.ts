import { isRecord } from '../record';
import type { TransportEvent } from './transport';

/** A message of the proxy page about one request. `callback` is the request's id, unvalidated. */
export type FrameMessage = { readonly callback: unknown } & TransportEvent;

/**
 * Parses the proxy page's `[body, status, headers, callback]` and `{ upload | download, callbackId,
 * loaded, total }`. Any other message gets a callback id that matches no request. Never throws.
 *
 * A body that is not JSON stays a string. Responses to `metaAPI` calls have no status.
 */
export function parseFrameMessage(data: unknown): FrameMessage {
  if (Array.isArray(data)) return parseResponse(data);
  const { callbackId: callback, upload, loaded, total } = isRecord(data) ? data : {};
  return upload === true
    ? { type: 'progress', callback, loaded: numberOf(loaded), total: numberOf(total) }
    : { type: 'started', callback };
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

function parseResponse(data: readonly unknown[]): FrameMessage {
  const [body = null, status, sent] = data;
  const lines = Object.entries(isRecord(sent) ? sent : {});
  // A header value could be an object that cannot be converted to a string.
  const texts = lines.filter(([, text]) => typeof text !== 'object');
  const headers = Object.fromEntries(texts.map(([name, text]) => [name.toLowerCase(), String(text)]));
  const common = { callback: data.at(-1), status: numberOf(status), headers };
  return typeof body === 'string' ? { ...common, text: body } : { ...common, body };
}
