import { type MonoTypeOperatorFunction, Observable, timeout } from 'rxjs';
import { TransportError } from '../response/errors';
import { type FrameMessage, parseFrameMessage } from './frame-message';
import type { WebWindow } from '../types/web';

export interface FrameOptions {
  readonly window: WebWindow;
  /** The provider's origin: 'https://public-api.wordpress.com'. */
  readonly origin: string;
  /** Called with a function that closes the frame; the observable of `openFrame` then errors. */
  readonly onInserted: (close: () => void) => void;
}

/** A frame that is ready. */
export interface Frame {
  readonly post: (message: object) => void;
  /** A listener for each pending request, by callback id. Each message is parsed only once. */
  readonly waiting: Map<unknown, (message: FrameMessage) => void>;
}

/** The protocol features that this client supports. */
const SUPPORTS = { supports_args: true, supports_error_obj: true, supports_progress: true };

/**
 * Opens the provider's hidden page, which sends requests with its own cookies. Subscribing inserts
 * the frame into the document, and unsubscribing removes it. Emits the frame when the page reports
 * 'ready'.
 *
 * Errors with a `TransportError` if the frame is closed, is removed from the document, or loads
 * another page, because its pending requests are then lost.
 */
export const openFrame = ({ window, origin, onInserted }: FrameOptions): Observable<Frame> =>
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
    // Only messages from the frame's window count, and only while it shows the provider's page.
    const onMessage = ({ data, origin: from, source }: MessageEvent<unknown>): void => {
      if (from !== origin || source !== element.contentWindow) return;
      const message = parseFrameMessage(data);
      waiting.get(message.callback)?.(message);
      // A second 'ready' without a new load is ignored.
      if (data !== 'ready' || isReady) return;
      isReady = true;
      subscriber.next({ post, waiting });
    };
    const fail = (what: string): void => {
      // The frame is removed first, so that nothing is posted to the other page.
      element.remove();
      subscriber.error(frameError(what));
    };
    // The first load event comes shortly before or after 'ready'; a second one means another page.
    element.onload = () => {
      if (isReady && isLoaded) fail('loaded anew');
      isLoaded = true;
    };
    const observer = new window.MutationObserver(() => {
      if (!element.isConnected) fail('was removed from the page');
    });
    observer.observe(document, { childList: true, subtree: true });
    window.addEventListener('message', onMessage);
    // Not appended to the body, which may not exist yet, and which pages replace.
    document.documentElement.append(element);
    onInserted(() => fail('was closed'));
    return () => {
      observer.disconnect();
      window.removeEventListener('message', onMessage);
      element.remove();
    };
  });

/**
 * Errors if the frame does not emit within this time: 'The proxy frame did not answer within 5ms'.
 */
export const failAfter = <T>(ms: number, what: string): MonoTypeOperatorFunction<T> =>
  timeout({
    first: ms,
    with: () => {
      throw frameError(`did not ${what} within ${ms}ms`, 'ETIMEDOUT');
    },
  });

/** Creates the error for a frame that was removed or that responds incorrectly. */
export const frameError = (what: string, code = 'ECONNRESET'): TransportError =>
  new TransportError('ProxyFrameError', `The proxy frame ${what}`, code);
