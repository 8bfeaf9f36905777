import type { NoteId } from '../notes/note';
import type { ConnectionStatus } from './state';

/** Events of the push channel, and of the connection status. */
export type PushEvent =
  | { type: 'push.subscribing' }
  | { type: 'push.subscribed' }
  /** `attempt` is 0 if the lost connection had been open for 30 s, else the number of the attempt. */
  | { type: 'push.lost'; attempt: number; retryInMs: number }
  /** The channel is open but delivers nothing, so it is closed and a new one is opened. */
  | { type: 'push.silent' }
  /** `noteId` is null if the push names no note, or if several came together. */
  | { type: 'push.received'; noteId: NoteId | null }
  | { type: 'connection.changed'; connection: ConnectionStatus };
