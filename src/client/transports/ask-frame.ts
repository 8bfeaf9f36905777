import { filter, map, Observable, takeWhile, tap } from 'rxjs';
import type { Frame } from './frame';
import { type FrameMessage, parseFrameMessage } from './frame-message';
import { isResponse, type TransportResponse } from './transport';

/** Each request has its own number among all that this module made. */
let asked = 0;
const newCallback = (): string => `notestream-${(asked += 1)}`;

/** What this side of the conversation understands. */
const SUPPORTS = { supports_args: true, supports_error_obj: true, supports_progress: true };

/** Whether this is the last that is said about a request; status 207 announces more. */
export const isFinal = (message: FrameMessage): message is FrameMessage & TransportResponse =>
  isResponse(message) && message.status !== 207;

/**
 * Asks a frame: all that it says to this request, completing with the last. Unsubscribing before tells the frame to
 * abort it, or what `leave` says.
 */
export const ask = (frame: Frame, params: object, leave?: object): Observable<FrameMessage> =>
  new Observable((subscriber) => {
    const callback = newCallback();
    let isOver = false;
    const messages$ = frame.heard$.pipe(
      map(parseFrameMessage),
      filter((message): message is FrameMessage => message?.callback === callback),
      tap((message) => {
        isOver = isFinal(message);
      }),
      takeWhile((message) => !isFinal(message), true),
    );
    messages$.subscribe(subscriber);
    frame.post({ ...params, ...SUPPORTS, callback });
    return () => {
      if (isOver) return;
      frame.post(
        leave === undefined ? { abort: true, callback } : { ...leave, ...SUPPORTS, callback: newCallback() },
      );
    };
  });
