import type { StoredModeration } from '../stored';
import type { PolledNote } from '../notes/difference';
import type { Suggestion } from '../notes/mention';
import type { Note, NoteId } from '../notes/note';
import type { Connection, FilterName, ListFailure, ModerationKind, Status, Tick } from './state';

/** What can happen, each named `subject.pastTense`. The reducer says what it changes, the effects what follows. */
export type Event =
  | SessionEvent
  | NotesEvent
  | PushEvent
  | SurroundingsEvent
  | SelectionEvent
  | ActionEvent
  | ModerationEvent
  | ReplyEvent
  | MentionEvent
  | StatusEvent
  | LinkEvent;

export type EventType = Event['type'];
export type EventMap = { [E in Event as E['type']]: E };
export type EventOf<T extends EventType> = EventMap[T];

type SessionEvent =
  /** The token is refused or too old. */
  { type: 'session.ended' } | { type: 'signIn.requested' } | { type: 'signOut.requested' };

/** `asked` is the tick at which the request started (decision 5). */
type NotesEvent =
  /** The newest `number` notes; `isComplete` when the platform has no more. */
  | {
      type: 'notes.listed';
      notes: readonly Note[];
      unreadable: readonly PolledNote[];
      number: number;
      isComplete: boolean;
      lastSeenTime: number;
      asked: Tick;
    }
  /** Of the `number` notes that are wanted, those that were not held; `isComplete` when the platform has no more. */
  | {
      type: 'notes.paged';
      notes: readonly Note[];
      unreadable: readonly PolledNote[];
      number: number;
      isComplete: boolean;
      asked: Tick;
    }
  | { type: 'notes.fetched'; notes: readonly Note[]; unreadable: readonly PolledNote[]; asked: Tick }
  | { type: 'notes.gone'; ids: readonly NoteId[]; asked: Tick }
  /** A light poll that was due, or came after a failure, found all as held. */
  | { type: 'notes.confirmed'; asked: Tick }
  | ({ type: 'notes.failed' } & ListFailure)
  | { type: 'notes.outdated' }
  | { type: 'notes.moreWanted' }
  /** How far the list is from its ends; `isMoving` while it may go on being scrolled. */
  | { type: 'list.scrolled'; fromBottomPx: number; fromTopPx: number; isMoving: boolean };

type PushEvent =
  | { type: 'push.subscribing' }
  | { type: 'push.subscribed' }
  /** `attempt` counts those that failed in a row; 0 where the connection had been open. */
  | { type: 'push.lost'; attempt: number; retryInMs: number }
  /** null: something has changed, and the push does not say what, or several have. */
  | { type: 'push.received'; noteId: NoteId | null };

type SurroundingsEvent =
  | { type: 'clock.ticked'; now: number }
  | { type: 'panel.toggled'; isOpen: boolean }
  | { type: 'panel.closeRequested' }
  | { type: 'visibility.changed'; isVisible: boolean }
  | { type: 'network.changed'; isOnline: boolean }
  | { type: 'width.changed'; isWide: boolean }
  | { type: 'connection.changed'; connection: Connection }
  | { type: 'notes.refreshRequested' }
  | { type: 'host.opensLinks' }
  | { type: 'reads.restored'; ids: readonly NoteId[] }
  /** What the platform is being told of each; then that it took it, or that it is not known to have. */
  | { type: 'reads.sent'; reads: Readonly<Record<NoteId, boolean>> }
  | { type: 'reads.confirmed'; reads: Readonly<Record<NoteId, boolean>> }
  | { type: 'reads.failed' }
  /** Every note that is held. */
  | { type: 'reads.allRequested' }
  | { type: 'unread.requested'; id: NoteId }
  | { type: 'drafts.restored'; drafts: Readonly<Record<NoteId, string>> }
  /** In another tab; '' when it was sent or deleted there. */
  | { type: 'draft.changedElsewhere'; id: NoteId; text: string }
  | { type: 'seen.advanced'; time: number };

type SelectionEvent =
  | { type: 'note.selected'; id: NoteId }
  | { type: 'note.deselected' }
  /** The row that the keyboard is on. */
  | { type: 'note.highlighted'; id: NoteId }
  | { type: 'filter.selected'; name: FilterName }
  /** The overview of the shortcuts. */
  | { type: 'help.toggled'; isOpen: boolean }
  /** Single characters as shortcuts (WCAG 2.1.4). */
  | { type: 'shortcuts.switched'; isOn: boolean };

type ActionEvent =
  | { type: 'approval.requested'; id: NoteId; isApproved: boolean }
  | { type: 'approval.confirmed'; id: NoteId; isApproved: boolean }
  | { type: 'approval.failed'; id: NoteId; isApproved: boolean }
  | { type: 'like.requested'; id: NoteId; isLiked: boolean }
  | { type: 'like.confirmed'; id: NoteId; isLiked: boolean }
  | { type: 'like.failed'; id: NoteId; isLiked: boolean }
  | { type: 'override.ended'; id: NoteId }
  | { type: 'follow.requested'; siteId: number; isFollowing: boolean }
  | { type: 'follow.confirmed'; siteId: number; isFollowing: boolean }
  | { type: 'follow.failed'; siteId: number; isFollowing: boolean };

type ModerationEvent =
  | { type: 'moderation.requested'; id: NoteId; kind: ModerationKind }
  /** By this page's predecessor, which did not live to see the end. */
  | ({ type: 'moderation.restored'; id: NoteId } & StoredModeration)
  | { type: 'moderation.undone'; id: NoteId }
  /** The undo bar was closed: run it now. */
  | { type: 'moderation.closed'; id: NoteId }
  | { type: 'moderation.started'; id: NoteId }
  | { type: 'moderation.confirmed'; id: NoteId; kind: ModerationKind }
  | { type: 'moderation.failed'; id: NoteId; kind: ModerationKind };

type ReplyEvent =
  /** The reply box is to take the focus. */
  | { type: 'reply.focused'; id: NoteId }
  | { type: 'reply.typed'; id: NoteId; text: string }
  | { type: 'reply.submitted'; id: NoteId; text: string }
  | { type: 'reply.sent'; id: NoteId; url: string }
  | { type: 'reply.failed'; id: NoteId; isDuplicate: boolean };

/** The list of people to mention, while one types a reply (section 5). */
type MentionEvent =
  /** The reply box's text and where its caret is, in UTF-16 code units. */
  | { type: 'caret.moved'; id: NoteId; text: string; caret: number }
  | { type: 'mention.moved'; step: 1 | -1 }
  | { type: 'mention.closed' }
  | { type: 'suggestions.fetched'; siteId: number; suggestions: readonly Suggestion[] };

type StatusEvent = { type: 'status.shown'; status: Status } | { type: 'status.dismissed' };

/** Something of a note was followed out of the panel: the host is told, and opens it (section 7). */
type LinkEvent =
  | { type: 'site.opened'; siteId: number; href: string }
  | { type: 'post.opened'; siteId: number; postId: number; href: string }
  | { type: 'comment.opened'; siteId: number; postId: number; commentId: number; href: string }
  | { type: 'edit.requested'; id: NoteId };
