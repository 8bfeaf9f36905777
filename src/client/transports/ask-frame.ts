import { Observable, tap } from 'rxjs';
import type { Frame } from './frame';
import type { FrameMessage } from './frame-message';
import { isResponse, type TransportResponse } from './transport';

/** The number of the last request; each request has its own. */
let lastNumber = 0;

/** Whether the message closes a channel. Status 207 announces further messages. */
export const isClose = (message: FrameMessage): message is FrameMessage & TransportResponse =>
  isResponse(message) && message.status !== 207;

/**
 * Sends a request to the frame when it is ready, emits the messages about it, and completes with
 * the answer. Unsubscribing earlier aborts the request.
 *
 * For a channel, `leave` is the request that is sent on unsubscribing; the messages complete with
 * the one that closes the channel.
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
    // `tap` turns an exception of `postMessage` into an error of this request.
    return frame$.pipe(tap(begin)).subscribe({ error: (error: unknown) => subscriber.error(error) });
  });
