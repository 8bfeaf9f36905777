import { Observable, tap } from 'rxjs';
import type { Frame } from './frame';
import type { FrameMessage } from './frame-message';
import { isResponse, type TransportResponse } from './transport';

/** The number of the last request; the id of each request contains a new one. */
let lastNumber = 0;

/** Whether the message closes a channel. Status 207 means that more messages follow. */
export const isClose = (message: FrameMessage): message is FrameMessage & TransportResponse =>
  isResponse(message) && message.status !== 207;

/**
 * Posts a request to the frame when the frame is ready, emits the messages about it, and completes
 * with the response. Unsubscribing earlier aborts the request.
 *
 * For a channel, `leave` is the request that is sent on unsubscribing; the observable completes
 * with the message that closes the channel.
 */
export const askFrame = (
  frame$: Observable<Frame>,
  params: object,
  leave?: object,
): Observable<FrameMessage> =>
  new Observable((subscriber) => {
    const callback = `notestream-${(lastNumber += 1)}`;
    const isLast = leave ? isClose : isResponse;
    const begin = ({ waiting, post }: Frame): void => {
      waiting.set(callback, (message) => {
        const isOver = isLast(message) && waiting.delete(callback);
        subscriber.next(message);
        if (isOver) subscriber.complete();
      });
      subscriber.add(() => {
        if (waiting.delete(callback)) post({ ...(leave ?? { abort: true }), callback });
      });
      post({ ...params, callback });
    };
    // `tap` turns an exception of `postMessage` into an error of the observable.
    return frame$.pipe(tap(begin)).subscribe({ error: (error: unknown) => subscriber.error(error) });
  });
