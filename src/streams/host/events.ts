import type { NoteId } from '../notes/note';

/** Events about the host page, which opens and closes the panel, and about links to other pages (section 7). */
export type HostEvent =
  | { type: 'panel.toggled'; isOpen: boolean }
  | { type: 'panel.closeRequested' }
  /** The host page announced that it opens links itself. */
  | { type: 'host.opensLinks' }
  /** The host page wants messages about new notes for its notifications, or no longer wants them. */
  | { type: 'host.wantsNews'; isWanted: boolean }
  | { type: 'site.opened'; siteId: number; href: string }
  | { type: 'post.opened'; siteId: number; postId: number; href: string }
  | { type: 'comment.opened'; siteId: number; postId: number; commentId: number; href: string }
  | { type: 'edit.requested'; id: NoteId };
