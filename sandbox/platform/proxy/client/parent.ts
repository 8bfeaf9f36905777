import { type Wish, wishOf } from './wish.js';

/** How the page answers one wish. */
export interface Reply {
  /** An answer: the parsed body, its status (207 when more will follow) and its headers. */
  readonly answer: (body: unknown, status: number, headers?: Readonly<Record<string, string>>) => void;
  /** How far an upload or a download has come, in bytes. */
  readonly progress: (direction: 'upload' | 'download', event: ProgressEvent) => void;
}

/**
 * Listens to the embedding page: `parentOrigin` is what the address's fragment says, and the browser vouches for both the
 * window and the origin of each message. Everybody else is ignored.
 */
export function listenToParent(parentOrigin: string, onWish: (wish: Wish, reply: Reply) => void): void {
  addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
    if (source !== parent || origin !== parentOrigin) return;
    const wish = wishOf(data);
    if (wish === undefined) return;
    // Pages too old for structured messages speak in JSON texts, and understand nothing else.
    const inText = typeof data === 'string';
    const post = (message: unknown): void =>
      parent.postMessage(inText ? JSON.stringify(message) : message, parentOrigin);
    onWish(wish, {
      answer: (body, status, headers = {}) =>
        post(wish.supportsArguments ? [body, status, headers, wish.callback] : [body, wish.callback]),
      progress: (direction, { lengthComputable, loaded, total }) => {
        if (!wish.supportsProgress) return;
        post({ [direction]: true, callbackId: wish.callback, lengthComputable, loaded, total });
      },
    });
  });
  parent.postMessage('ready', parentOrigin);
}
