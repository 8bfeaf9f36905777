import type { NoteId } from '../notes/note';

/** The blogger approves, likes or follows; the platform confirms it, or the request fails. */
export type ReactionEvent =
  | { type: 'approval.requested'; id: NoteId; isApproved: boolean }
  | { type: 'approval.confirmed'; id: NoteId; isApproved: boolean }
  | { type: 'approval.failed'; id: NoteId; isApproved: boolean }
  | { type: 'like.requested'; id: NoteId; isLiked: boolean }
  | { type: 'like.confirmed'; id: NoteId; isLiked: boolean }
  | { type: 'like.failed'; id: NoteId; isLiked: boolean }
  /** The note's own flags show again, and the note itself if the platform still has it. */
  | { type: 'override.ended'; id: NoteId }
  | { type: 'follow.requested'; siteId: number; isFollowing: boolean }
  | { type: 'follow.confirmed'; siteId: number; isFollowing: boolean }
  | { type: 'follow.failed'; siteId: number; isFollowing: boolean };
