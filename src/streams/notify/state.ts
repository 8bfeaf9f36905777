import type { NoteId } from '../notes/note';

export interface NotifyState {
  /** Whether the host page shows system notifications, so that the panel posts new notes to it. */
  readonly isNotifyWanted: boolean;
  /** The note of the last notification that was clicked; a new object for each click. */
  readonly noteToOpen: { readonly id: NoteId } | null;
}

export const initialNotifyState: NotifyState = { isNotifyWanted: false, noteToOpen: null };
