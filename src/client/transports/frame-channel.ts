import { EMPTY, type Observable, of, throwError } from 'rxjs';
import { ChannelError } from '../errors';
import { isRecord } from '../record';
import { isFinal } from './ask-frame';
import type { FrameMessage } from './frame-message';
import type { ChannelEvent } from './transport';

/** The close code of a connection that ended without one. */
export const NO_CLOSE = 1006;

/** What a socket of the frame says: `{ type: 'open' }`, `{ type: 'message', data }`, and last `{ type: 'close', code }`. */
export function channelEvent(url: string, message: FrameMessage): Observable<ChannelEvent> {
  const { type, data, code } = 'body' in message && isRecord(message.body) ? message.body : {};
  if (isFinal(message)) {
    return throwError(() => new ChannelError(url, typeof code === 'number' ? code : NO_CLOSE));
  }
  if (type === 'open') return of({ type });
  return type === 'message' ? of({ type, data }) : EMPTY;
}
