import { type ProxyRequest, parseProxyRequest } from './proxy-request.js';

/** Sends the responses of one request. */
export interface Responder {
  /** Sends the parsed body, the status (207 if more responses follow) and the headers. */
  readonly respond: (body: unknown, status: number, headers?: Readonly<Record<string, string>>) => void;
  /** Sends the progress of an upload or a download in bytes. */
  readonly progress: (direction: 'upload' | 'download', event: ProgressEvent) => void;
}

/**
 * Receives requests from the embedding page. `parentOrigin` comes from the fragment of this page's
 * address; messages of any other window or origin are ignored.
 */
export function listenToParent(
  parentOrigin: string,
  onRequest: (request: ProxyRequest, responder: Responder) => void,
): void {
  addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
    if (source !== parent || origin !== parentOrigin) return;
    const request = parseProxyRequest(data);
    if (request === undefined) return;
    // Old pages send JSON strings, and understand only JSON strings.
    const inText = typeof data === 'string';
    const post = (message: unknown): void =>
      parent.postMessage(inText ? JSON.stringify(message) : message, parentOrigin);
    onRequest(request, {
      respond: (body, status, headers = {}) =>
        post(
          request.supportsArguments ? [body, status, headers, request.callback] : [body, request.callback],
        ),
      progress: (direction, { lengthComputable, loaded, total }) => {
        if (!request.supportsProgress) return;
        post({ [direction]: true, callbackId: request.callback, lengthComputable, loaded, total });
      },
    });
  });
  parent.postMessage('ready', parentOrigin);
}
