import { isRecord } from '../record';
import { ChannelError } from '../response/errors';
import { isClose } from './ask-frame';
import type { FrameMessage } from './frame-message';
import { NO_CLOSE } from './socket';
import type { ChannelEvent } from './transport';

/**
 * The events in a message about a channel: `{ type: 'open' }` or `{ type: 'message', data }`.
 * Returns none for other messages.
 * @throws ChannelError for `{ type: 'close', code }`, the last message.
 */
export function channelEvents(url: string, message: FrameMessage): readonly ChannelEvent[] {
  const { type, data, code } = 'body' in message && isRecord(message.body) ? message.body : {};
  if (isClose(message)) throw new ChannelError(url, typeof code === 'number' ? code : NO_CLOSE);
  if (type === 'open') return [{ type }];
  return type === 'message' ? [{ type, data }] : [];
}
