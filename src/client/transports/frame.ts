import { type MonoTypeOperatorFunction, Observable, timeout } from 'rxjs';
import { TransportError } from '../errors';
import { type FrameMessage, parseFrameMessage } from './frame-message';

/** The window that the frame is in, with its constructors. */
export type PageWindow = Window & typeof globalThis;

export interface FrameOptions {
  readonly window: PageWindow;
  /** The provider's: 'https://public-api.wordpress.com'. */
  readonly origin: string;
  /** Told how to close the frame, which is then an error. */
  readonly whenInserted: (close: () => void) => void;
}

/** A frame that is ready. */
export interface Frame {
  readonly post: (message: object) => void;
  /** Who is told what the frame's page says, by callback: each message is read once, however many wait. */
  readonly waiting: Map<unknown, (message: FrameMessage) => void>;
}

/** What this side of the conversation understands. */
const SUPPORTS = { supports_args: true, supports_error_obj: true, supports_progress: true };

/**
 * The provider's hidden page, which sends requests with its own cookies. Subscribing puts it into the document, and it
 * is emitted when it says that it is ready; unsubscribing takes it out. Errs with a `TransportError` when it is closed, is
 * taken out of the document, and when it loads a new page, the provider's own or another: what it was asked is then lost.
 */
export const openFrame = ({ window, origin, whenInserted }: FrameOptions): Observable<Frame> =>
  new Observable((subscriber) => {
    const { document } = window;
    const element = document.createElement('iframe');
    element.src = `${origin}/wp-admin/rest-proxy/?v=2.0#${window.location.origin}`;
    element.style.display = 'none';
    const waiting: Frame['waiting'] = new Map();
    const post: Frame['post'] = (message) =>
      element.contentWindow?.postMessage({ ...message, ...SUPPORTS }, origin);
    let isReady = false;
    let isLoaded = false;
    // The frame's own window, while it is the provider's; nobody else is heard.
    const hear = ({ data, origin: from, source }: MessageEvent<unknown>): void => {
      if (from !== origin || source !== element.contentWindow) return;
      const message = parseFrameMessage(data);
      waiting.get(message.callback)?.(message);
      // Said again by a page that did not load anew, it means nothing.
      if (data !== 'ready' || isReady) return;
      isReady = true;
      subscriber.next({ post, waiting });
    };
    const lose = (what: string): void => {
      // Before anybody hears of it: to whatever page is there now, there is nothing to say.
      element.remove();
      subscriber.error(frameError(what));
    };
    // A page is loaded a moment after it says that it is ready, or a moment before; what comes next is another one.
    element.onload = () => {
      if (isReady && isLoaded) lose('loaded anew');
      isLoaded = true;
    };
    const observer = new window.MutationObserver(() => {
      if (!element.isConnected) lose('was removed from the page');
    });
    observer.observe(document, { childList: true, subtree: true });
    window.addEventListener('message', hear);
    // Not into the body: there may be none yet, and pages replace theirs.
    document.documentElement.append(element);
    whenInserted(() => lose('was closed'));
    return () => {
      observer.disconnect();
      window.removeEventListener('message', hear);
      element.remove();
    };
  });

/** Errs when the frame says nothing for so long. */
export const within = <T>(ms: number, what: string): MonoTypeOperatorFunction<T> =>
  timeout({
    first: ms,
    with: () => {
      throw frameError(`did not ${what} within ${ms}ms`, 'ETIMEDOUT');
    },
  });

/** Frames are the page's, and pages do things to them: why a frame cannot answer any more, or not as it should. */
export const frameError = (what: string, code = 'ECONNRESET'): TransportError =>
  new TransportError('ProxyFrameError', `The proxy frame ${what}`, code);
