import type { NoteId } from '../notes/note';

export interface NotifyState {
  /** Whether the host page shows system notifications, and so wants the new notes. */
  readonly isNotifyWanted: boolean;
  /** The note of the last notification that was clicked; each click is another object. */
  readonly noteToOpen: { readonly id: NoteId } | null;
}

export const initialNotifyState: NotifyState = { isNotifyWanted: false, noteToOpen: null };
