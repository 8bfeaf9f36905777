import type { NoteId } from '../notes/note';

/**
 * Events about approvals, likes and follows: the blogger's request, and the platform's confirmation
 * or permanent refusal.
 */
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
