import type { ActedOn } from '../notes/acted-on';
import type { NoteId } from '../notes/note';
import type { NoteAction, SettledAction } from './table';

/**
 * Events about actions: the blogger's request, and the platform's confirmation or permanent refusal. Replies
 * have events of their own.
 */
export type ActionEvent =
  | { type: 'action.requested'; action: NoteAction; id: NoteId }
  | { type: 'follow.requested'; siteId: number; isFollowing: boolean }
  | { type: 'action.confirmed'; action: SettledAction; id: ActedOn }
  | { type: 'action.failed'; action: SettledAction; id: ActedOn };
