import { filter, fromEvent, map, Observable, share, throwError, timeout } from 'rxjs';
import { TransportError } from '../errors';

/** The window that the frame is in, with its constructors. */
export type PageWindow = Window & typeof globalThis;

export interface FrameOptions {
  readonly window: PageWindow;
  /** The provider's: 'https://public-api.wordpress.com'. */
  readonly origin: string;
  /** Milliseconds until the frame must have said that it is ready. */
  readonly loadTimeoutMs: number;
}

/** A frame that is ready. */
export interface Frame {
  readonly post: (message: object) => void;
  /** What the frame's own window says, from the provider's origin; nobody else is heard. */
  readonly heard$: Observable<unknown>;
}

/**
 * The provider's hidden page, which sends requests with its own cookies. Subscribing puts it into the document, and it
 * is emitted when it says that it is ready; unsubscribing takes it out. Errs with a `TransportError` when it does not get
 * ready in time, when somebody takes it out of the document, and when it loads anew: what it was asked is then lost.
 */
export const openFrame = (options: FrameOptions): Observable<Frame> =>
  insertFrame(options).pipe(
    timeout({
      first: options.loadTimeoutMs,
      with: () =>
        throwError(() => frameError(`did not get ready within ${options.loadTimeoutMs}ms`, 'ETIMEDOUT')),
    }),
    map((frame, index) => {
      if (index > 0) throw lost('loaded anew');
      return frame;
    }),
  );

/** Emits the frame each time that it says that it is ready. */
const insertFrame = ({ window, origin }: FrameOptions): Observable<Frame> =>
  new Observable((subscriber) => {
    const { document } = window;
    const element = document.createElement('iframe');
    element.src = `${origin}/wp-admin/rest-proxy/?v=2.0#${window.location.origin}`;
    element.style.display = 'none';
    const heard$ = fromEvent<MessageEvent<unknown>>(window, 'message').pipe(
      filter((event) => event.origin === origin && event.source !== null),
      filter(({ source }) => source === element.contentWindow),
      map(({ data }) => data),
      share(),
    );
    const post: Frame['post'] = (message) => element.contentWindow?.postMessage(message, origin);
    const ready$ = heard$.pipe(filter((data) => data === 'ready'));
    ready$.pipe(map(() => ({ post, heard$ }))).subscribe(subscriber);
    const observer = new window.MutationObserver(() => {
      if (!element.isConnected) subscriber.error(lost('was removed from the page'));
    });
    observer.observe(document, { childList: true, subtree: true });
    (document.querySelector('body') ?? document.documentElement).append(element);
    return () => {
      observer.disconnect();
      element.remove();
    };
  });

/** Frames are the page's, and pages do things to them: why a frame cannot answer any more. */
export const lost = (what: string): TransportError => frameError(what, 'ECONNRESET');

const frameError = (what: string, code: string): TransportError =>
  new TransportError('ProxyFrameError', `The proxy frame ${what}`, code);
