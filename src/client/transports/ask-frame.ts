import { Observable, tap } from 'rxjs';
import type { Frame } from './frame';
import type { FrameMessage } from './frame-message';
import { isResponse, type TransportResponse } from './transport';

/** Each request has its own number among all that this module made. */
let asked = 0;

/** Whether this is the last that is said of a channel; status 207 announces more. */
export const isClose = (message: FrameMessage): message is FrameMessage & TransportResponse =>
  isResponse(message) && message.status !== 207;

/**
 * Asks a frame, once it is there: all that it says to this request, completing with the answer; of a channel, with what
 * `isClose`. Unsubscribing before tells the frame to abort it, or what `leave` says: who gives it asks for a channel.
 */
export const ask = (frame$: Observable<Frame>, params: object, leave?: object): Observable<FrameMessage> =>
  new Observable((subscriber) => {
    const callback = `notestream-${(asked += 1)}`;
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
    // As an operator: what cannot be posted is an error of this request.
    return frame$.pipe(tap(begin)).subscribe({ error: (error: unknown) => subscriber.error(error) });
  });
