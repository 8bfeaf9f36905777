import { ChannelError } from '../errors';
import { isRecord } from '../record';
import { isClose } from './ask-frame';
import type { FrameMessage } from './frame-message';
import { NO_CLOSE } from './socket';
import type { ChannelEvent } from './transport';

/**
 * What a socket of the frame says: `{ type: 'open' }`, `{ type: 'message', data }`, and last `{ type: 'close', code }`,
 * which is thrown as a `ChannelError`. Anything else is no event.
 */
export function channelEvents(url: string, message: FrameMessage): readonly ChannelEvent[] {
  const { type, data, code } = 'body' in message && isRecord(message.body) ? message.body : {};
  if (isClose(message)) throw new ChannelError(url, typeof code === 'number' ? code : NO_CLOSE);
  if (type === 'open') return [{ type }];
  return type === 'message' ? [{ type, data }] : [];
}
