import {
  catchError,
  defer,
  EMPTY,
  map,
  mergeMap,
  mergeWith,
  type Observable,
  of,
  ReplaySubject,
  share,
  Subject,
  switchMap,
  take,
  takeWhile,
  throwError,
} from 'rxjs';
import { ChannelError } from '../errors';
import { ask, isFinal } from './ask-frame';
import { type Frame, lost, openFrame, type PageWindow } from './frame';
import { channelEvent, NO_CLOSE } from './frame-channel';
import type { FrameMessage } from './frame-message';
import { isResponse, type Transport, type TransportEvent } from './transport';

export interface ProxyFrameOptions {
  /** The page's window; a page of an origin that the provider knows. */
  readonly window: PageWindow;
  /** The provider's: 'https://public-api.wordpress.com'. */
  readonly origin: string;
  /** Milliseconds until the frame must be ready; less than a call's time-out, so that the error can say why. */
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
 * The first request makes the frame, and requests wait until it is ready. A frame that never loads or is taken out of the
 * page is an error (`ProxyFrameError`) of each request that waits, and the next request makes a new one.
 */
export function proxyFrameTransport({
  window,
  origin,
  loadTimeoutMs = 20_000,
}: ProxyFrameOptions): ProxyFrameTransport {
  const closed$ = new Subject<void>();
  const frame$ = defer(() => openFrame({ window, origin, loadTimeoutMs })).pipe(
    mergeWith(
      closed$.pipe(
        map((): never => {
          throw lost('was closed');
        }),
      ),
    ),
    // Stays for the next request when nobody waits; a frame that erred is forgotten.
    share({ connector: () => new ReplaySubject<Frame>(1), resetOnRefCountZero: false }),
  );
  const asked = (params: object, leave?: object): Observable<FrameMessage> =>
    frame$.pipe(switchMap((frame) => ask(frame, params, leave)));

  return {
    send: ({ method, api, formData }) =>
      asked({ ...api, method, formData }).pipe(
        mergeMap(eventOf),
        takeWhile((event) => !isResponse(event), true),
      ),
    connect: ({ url, token }) => {
      const params = { path: url.replace(/^\w+:\/\/[^/]*/, ''), method: 'GET', token };
      return asked({ ...params, action: 'connect' }, { ...params, action: 'disconnect' }).pipe(
        mergeMap((message) => channelEvent(url, message)),
        catchError((error: unknown) =>
          throwError(() => (error instanceof ChannelError ? error : new ChannelError(url, NO_CLOSE, error))),
        ),
      );
    },
    accessAllUsersBlogs: (isAllowed = true) =>
      asked({ metaAPI: { accessAllUsersBlogs: isAllowed } }).pipe(
        take(1),
        map((message) => {
          if (!('text' in message) || message.text !== 'metaAPIupdated') throw lost('refused a setting');
        }),
      ),
    close: () => closed$.next(),
  };
}

/** What a message means to a request; status 207 is a socket's, and says that more will come. */
function eventOf(message: FrameMessage): Observable<TransportEvent> {
  if (!isResponse(message)) return of(message.direction === 'upload' ? message : { type: 'started' });
  if (!isFinal(message)) return EMPTY;
  return message.status === 0 ? throwError(() => new TypeError('no answer')) : of(message);
}
