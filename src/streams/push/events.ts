import type { NoteId } from '../notes/note';
import type { ConnectionStatus } from './state';

/** Events of the push channel, and of the connection status. */
export type PushEvent =
  | { type: 'push.subscribing' }
  | { type: 'push.subscribed' }
  /** `attempt` is 0 if the lost connection had been open for 30 s, otherwise the number of the attempt. */
  | { type: 'push.lost'; attempt: number; retryInMs: number }
  /** The open channel delivers nothing, so it is closed and opened again. */
  | { type: 'push.silent' }
  /** `noteId` is null if the push has no note id, or if combined pushes are about several notes. */
  | { type: 'push.received'; noteId: NoteId | null }
  | { type: 'connection.changed'; connection: ConnectionStatus };
