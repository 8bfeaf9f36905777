import { isRecord } from '../record';
import type { Progress, TransportResponse } from './transport';

/** What the provider's page says about one request. */
export type FrameMessage = { readonly callback: string } & (
  TransportResponse | (Progress & { readonly direction: 'upload' | 'download' })
);

/**
 * Reads the page's `[body, status, headers, callback]` and `{ upload | download, callbackId, loaded, total }`; undefined
 * for anything else. A body that is no JSON comes as its text. `metaAPI` calls have no status: their body says it.
 */
export function parseFrameMessage(data: unknown): FrameMessage | undefined {
  if (Array.isArray(data)) return parseAnswer(data);
  const { callbackId, upload, loaded, total } = isRecord(data) ? data : {};
  if (typeof callbackId !== 'string') return undefined;
  return {
    type: 'progress',
    callback: callbackId,
    direction: upload === true ? 'upload' : 'download',
    loaded: numberOf(loaded),
    total: numberOf(total),
  };
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

function parseAnswer(data: readonly unknown[]): FrameMessage | undefined {
  const callback = data.at(-1);
  if (typeof callback !== 'string') return undefined;
  const [body = null, status, sent] = data;
  const lines = Object.entries(isRecord(sent) ? sent : {});
  const headers = Object.fromEntries(lines.map(([name, text]) => [name.toLowerCase(), String(text)]));
  const common = { callback, status: numberOf(status), headers };
  return typeof body === 'string' ? { ...common, text: body } : { ...common, body };
}
