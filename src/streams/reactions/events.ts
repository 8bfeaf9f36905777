import type { ActedOn } from '../notes/acted-on';
import type { NoteId } from '../notes/note';

/**
 * Events about approvals, likes and follows: the blogger's request, and the platform's confirmation
 * or permanent refusal.
 */
export type ReactionEvent =
  | { type: 'approval.requested'; id: NoteId; isApproved: boolean }
  | { type: 'approval.confirmed'; id: ActedOn; isApproved: boolean }
  | { type: 'approval.failed'; id: ActedOn; isApproved: boolean }
  | { type: 'like.requested'; id: NoteId; isLiked: boolean }
  | { type: 'like.confirmed'; id: ActedOn; isLiked: boolean }
  | { type: 'like.failed'; id: ActedOn; isLiked: boolean }
  | { type: 'follow.requested'; siteId: number; isFollowing: boolean }
  | { type: 'follow.confirmed'; siteId: number; isFollowing: boolean }
  | { type: 'follow.failed'; siteId: number; isFollowing: boolean };
