import type { CommentRef } from '../notes/comment-ref';
import type { NoteId } from '../notes/note';

export type ModerationKind = 'spam' | 'trash';

/** A comment that is being marked as spam or trashed. */
export interface Moderation {
  readonly kind: ModerationKind;
  /** `pending` while the undo bar shows, `running` while the request runs. */
  readonly phase: 'pending' | 'running';
  /** Undefined if the note names no comment: then the request fails. */
  readonly comment: CommentRef | undefined;
}

/** A moderation in storage, so that another page can finish it if this one dies. */
export interface StoredModeration extends CommentRef {
  readonly kind: ModerationKind;
  readonly phase: Moderation['phase'];
  /** End of the undo window, epoch milliseconds. */
  readonly endsAt: number;
}

export interface ModerationState {
  /** Notes that are not listed: their comment is being moderated, or was in the last 10 s. */
  readonly hiddenNoteIds: Readonly<Record<NoteId, true>>;
  readonly moderations: Readonly<Record<NoteId, Moderation>>;
}

export const initialModerationState: ModerationState = { hiddenNoteIds: {}, moderations: {} };
