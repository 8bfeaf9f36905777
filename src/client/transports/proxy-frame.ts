import { map, mergeMap, type Observable, ReplaySubject, share, tap } from 'rxjs';
import { askFrame } from './ask-frame';
import { failAfter, type Frame, frameError, openFrame } from './frame';
import { channelEvents } from './frame-channel';
import { shareChannels } from './share-channels';
import { asChannelError } from './socket';
import { isResponse, type Transport } from './transport';
import { originOf } from '../request/options';
import { validateArguments, validateOptions } from '../request/validate';
import type { WebWindow } from '../types/web';

export interface ProxyFrameOptions {
  /** The page's window. The provider must allow the page's origin. */
  readonly window: WebWindow;
  /** The provider's origin: 'https://public-api.wordpress.com'. */
  readonly origin: string;
  /**
   * Milliseconds until the frame must be ready, and until a channel must send its first message.
   * Use a value below the timeout of calls, so that the error can name the frame.
   */
  readonly loadTimeoutMs?: number;
}

/** A transport that uses a frame in the page. */
export interface ProxyFrameTransport extends Transport {
  /**
   * Grants the requests of this frame access to all blogs of the user, or revokes it. A new frame
   * starts without access.
   */
  readonly accessAllUsersBlogs: (isAllowed?: boolean) => Observable<void>;
  /** Removes the frame; pending requests error. The next request opens a new frame. */
  readonly close: () => void;
}

/**
 * Sends requests through the provider's own page in a hidden frame, with the cookies of the user
 * who is signed in there (section 1). The first request opens the frame, and requests wait until
 * the frame is ready.
 *
 * If the frame does not load, is removed or shows another page, each pending request errors with a
 * `ProxyFrameError`, and the next request opens a new frame.
 * @throws TypeError for an invalid option.
 */
export function proxyFrameTransport(options: ProxyFrameOptions): ProxyFrameTransport {
  validateOptions(options, { window: 'any', origin: 'any', loadTimeoutMs: 'number' });
  const { window, loadTimeoutMs = 20_000 } = options;
  validateArguments({ window: 'any' }, [window]);
  // Messages have the origin without a path and in lower case.
  const { origin } = new URL(originOf(options.origin, 'origin'));
  let close = (): void => undefined;
  const onInserted = (closeFrame: () => void): void => {
    close = closeFrame;
  };
  const frame$ = openFrame({ window, origin, onInserted }).pipe(
    failAfter(loadTimeoutMs, 'get ready'),
    // Keeps the frame open between requests. After an error, the next request opens a new frame.
    share({ connector: () => new ReplaySubject<Frame>(1), resetOnRefCountZero: false }),
  );
  return {
    send: ({ method, api, formData }) =>
      askFrame(frame$, { ...api, method, formData }).pipe(
        tap((message) => {
          if (isResponse(message) && message.status === 0) throw new TypeError('no response');
        }),
      ),
    // The provider identifies a channel by its path: closing it would close it for all subscribers.
    connect: shareChannels(({ url, token }) => {
      const params = { path: url.replace(/^\w+:\/\/[^/]*/, ''), method: 'GET', token };
      return askFrame(frame$, { ...params, action: 'connect' }, { ...params, action: 'disconnect' }).pipe(
        failAfter(loadTimeoutMs, 'answer'),
        mergeMap((message) => channelEvents(url, message)),
        asChannelError(url),
      );
    }),
    accessAllUsersBlogs: (isAllowed = true) =>
      askFrame(frame$, { metaAPI: { accessAllUsersBlogs: isAllowed } }).pipe(
        failAfter(loadTimeoutMs, 'answer'),
        map((message) => {
          if (!('text' in message) || message.text !== 'metaAPIupdated') throw frameError('refused');
        }),
      ),
    close: () => close(),
  };
}
