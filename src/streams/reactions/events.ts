import type { NoteId } from '../notes/note';

/** The blogger approves, likes or follows; the platform confirms it, or refuses it for good. */
export type ReactionEvent =
  | { type: 'approval.requested'; id: NoteId; isApproved: boolean }
  | { type: 'approval.confirmed'; id: NoteId; isApproved: boolean }
  | { type: 'approval.failed'; id: NoteId; isApproved: boolean }
  | { type: 'like.requested'; id: NoteId; isLiked: boolean }
  | { type: 'like.confirmed'; id: NoteId; isLiked: boolean }
  | { type: 'like.failed'; id: NoteId; isLiked: boolean }
  | { type: 'follow.requested'; siteId: number; isFollowing: boolean }
  | { type: 'follow.confirmed'; siteId: number; isFollowing: boolean }
  | { type: 'follow.failed'; siteId: number; isFollowing: boolean };
