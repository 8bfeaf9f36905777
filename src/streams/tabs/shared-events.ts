import type { NotesEvent } from '../list/events';
import type { ModerationEvent } from '../moderation/events';
import type { ReactionEvent } from '../reactions/events';
import type { ReadingEvent } from '../reading/events';

/** Answers about notes, and what the blogger does, which all tabs show. */
export const SHARED_EVENTS = [
  'notes.listed',
  'notes.fetched',
  'notes.gone',
  'notes.confirmed',
  'notes.failed',
  'approval.requested',
  'approval.confirmed',
  'approval.failed',
  'like.requested',
  'like.confirmed',
  'like.failed',
  'override.ended',
  'follow.requested',
  'follow.confirmed',
  'follow.failed',
  'reads.allRequested',
  'reads.allConfirmed',
  'reads.allFailed',
  'unread.requested',
  'moderation.requested',
  'moderation.undone',
  'moderation.closed',
  'moderation.started',
  'moderation.confirmed',
  'moderation.failed',
] as const;

type SharedType = (typeof SHARED_EVENTS)[number];
export type SharedEvent = Extract<
  NotesEvent | ModerationEvent | ReactionEvent | ReadingEvent,
  { readonly type: SharedType }
>;
