import type { SharedEvent } from './events';

/** The types of the events that tabs share. */
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
] as const satisfies readonly SharedEvent['type'][];
