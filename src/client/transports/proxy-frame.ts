import { map, mergeMap, type Observable, ReplaySubject, share, tap } from 'rxjs';
import { ask } from './ask-frame';
import { type Frame, frameError, openFrame, type PageWindow, within } from './frame';
import { channelEvents } from './frame-channel';
import { shareChannels } from './share-channels';
import { asChannelError } from './socket';
import { isResponse, type Transport } from './transport';

export interface ProxyFrameOptions {
  /** The page's window; a page of an origin that the provider knows. */
  readonly window: PageWindow;
  /** The provider's: 'https://public-api.wordpress.com'. */
  readonly origin: string;
  /**
   * Milliseconds until the frame must be ready, and until a channel says its first word; less than a call's time-out, so
   * that the error can say why.
   */
  readonly loadTimeoutMs?: number;
}

/** A transport with a frame in the page. */
export interface ProxyFrameTransport extends Transport {
  /** Lets this frame's requests see all blogs of the user, or not. A frame that had to be made anew has forgotten it. */
  readonly accessAllUsersBlogs: (isAllowed?: boolean) => Observable<void>;
  /** Takes frame and listeners out of the page; who still waits errs. A later request makes a new frame. */
  readonly close: () => void;
}

/**
 * Requests by way of the provider's own page in a hidden frame, with the cookies of who is signed in there (section 1).
 * The first request makes the frame, and requests wait until it is ready. A frame that never loads, is taken out of the
 * page or leaves the provider is an error (`ProxyFrameError`) of each request that waits, and the next one
 * makes a new frame.
 */
export function proxyFrameTransport({
  window,
  origin,
  loadTimeoutMs = 20_000,
}: ProxyFrameOptions): ProxyFrameTransport {
  let close = (): void => undefined;
  const whenInserted = (closeFrame: () => void): void => {
    close = closeFrame;
  };
  const frame$ = openFrame({ window, origin, whenInserted }).pipe(
    within(loadTimeoutMs, 'get ready'),
    // Stays for the next request when nobody waits; a frame that erred is forgotten.
    share({ connector: () => new ReplaySubject<Frame>(1), resetOnRefCountZero: false }),
  );
  return {
    send: ({ method, api, formData }) =>
      ask(frame$, { ...api, method, formData }).pipe(
        tap((message) => {
          if (isResponse(message) && message.status === 0) throw new TypeError('no answer');
        }),
      ),
    // The provider knows a channel by its path: leaving it would close it for everybody.
    connect: shareChannels(({ url, token }) => {
      const params = { path: url.replace(/^\w+:\/\/[^/]*/, ''), method: 'GET', token };
      return ask(frame$, { ...params, action: 'connect' }, { ...params, action: 'disconnect' }).pipe(
        within(loadTimeoutMs, 'answer'),
        mergeMap((message) => channelEvents(url, message)),
        asChannelError(url),
      );
    }),
    accessAllUsersBlogs: (isAllowed = true) =>
      ask(frame$, { metaAPI: { accessAllUsersBlogs: isAllowed } }).pipe(
        within(loadTimeoutMs, 'answer'),
        map((message) => {
          if (!('text' in message) || message.text !== 'metaAPIupdated') throw frameError('refused');
        }),
      ),
    close: () => close(),
  };
}
