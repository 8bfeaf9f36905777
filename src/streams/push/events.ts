import type { NoteId } from '../notes/note';
import type { Connection } from './state';

/** The push channel opens, closes and delivers. */
export type PushEvent =
  | { type: 'push.subscribing' }
  | { type: 'push.subscribed' }
  /** `attempt` is the number of the failed attempt; 0 means that an open connection was lost. */
  | { type: 'push.lost'; attempt: number; retryInMs: number }
  /** `noteId` is null if the push names no note, or if several came together. */
  | { type: 'push.received'; noteId: NoteId | null }
  | { type: 'connection.changed'; connection: Connection };
