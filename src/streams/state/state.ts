import type { CommentRef } from '../notes/actions';
import type { PolledNote } from '../notes/difference';
import type { Mention, Suggestion } from '../notes/mention';
import type { Note, NoteId } from '../notes/note';
import { PAGE_SIZE_NOTES } from '../timing';

export const FILTER_NAMES = ['all', 'unread', 'comments', 'follows', 'likes'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** Counts events; orders what was asked for and what was done since, where clock time could not (decision 5). */
export type Tick = number;

export type ModerationKind = 'spam' | 'trash';

export interface Moderation {
  readonly kind: ModerationKind;
  /** `pending` while the undo bar shows, `running` while the platform is being told. */
  readonly phase: 'pending' | 'running';
  /** Undefined where the note names none: then it fails. */
  readonly comment: CommentRef | undefined;
}

/** What was done here shows so for a time, whatever the note's own flags say. */
export interface Override {
  readonly value: boolean;
  /** When it was done: an answer to an earlier request says nothing of it. */
  readonly tick: Tick;
}

/** What the status bar can tell; the words are the component's. */
export type StatusMessage =
  | 'reads.all'
  | 'reply.sent'
  | 'reply.duplicate'
  | `${'reply' | 'approve' | 'unapprove' | 'like' | 'unlike' | 'follow' | 'unfollow' | 'spam' | 'trash'}.failed`;

/** A site that is followed here, or no longer, since a tick. */
export interface Follow {
  readonly isFollowing: boolean;
  readonly tick: Tick;
  /** Until it is, an answer of the platform may be of before. */
  readonly isConfirmed: boolean;
}

/** A message for the status bar, and how long it stays. */
export interface Status {
  readonly message: StatusMessage;
  readonly kind: 'success' | 'failure';
  /** Where what was sent is to be seen. */
  readonly url?: string;
  readonly durationMs: number;
}

/** Why the last list request failed, and when the next comes: Infinity when none comes by itself. */
export interface ListFailure {
  readonly kind: 'unreachable' | 'platform' | 'forbidden';
  readonly failures: number;
  readonly retryInMs: number;
}

/** How far the list reaches, and whether to ask again: something is due when it became so after it was last asked. */
export interface ListProgress {
  /** The number of notes asked for, and the number the last list was asked for. */
  readonly wanted: number;
  readonly loaded: number;
  /** The platform has no more. */
  readonly isComplete: boolean;
  readonly failure: ListFailure | null;
  /** When a light poll became due, and when the last one was asked for. */
  readonly checkDue: Tick;
  readonly checked: Tick;
  /** The same for the whole list. */
  readonly listDue: Tick;
  readonly listed: Tick;
}

/** A mention that is being typed in a note's reply box. */
export interface MentionState extends Mention {
  readonly noteId: NoteId;
  /** Which of the matching suggestions is chosen, from 0. */
  readonly index: number;
  /** The blogger has closed its list. */
  readonly isClosed: boolean;
}

/** How news come: told by push, asked for, asked for again in a while, or not at all. */
export type Connection =
  | { readonly kind: 'live' | 'polling' | 'offline' | 'refused' }
  | { readonly kind: 'retrying'; readonly inSeconds: number };

export type PushState = 'subscribing' | 'subscribed' | 'failed';

/** All that the panel knows (section 3, "Local state"): plain data, changed by the reducer alone. */
export interface State {
  readonly tick: Tick;
  /** Epoch milliseconds, told anew every 30 s: relative times and the groups' days come from it. */
  readonly now: number;
  readonly allNotes: Readonly<Record<NoteId, Note>>;
  /** When a note was last acted on here; an answer asked for before that does not touch it. */
  readonly touched: Readonly<Record<NoteId, Tick>>;
  /** When what is held of a note was asked for; an answer asked for before that, and slower, does not touch it either. */
  readonly asked: Readonly<Record<NoteId, Tick>>;
  /** Notes that came malformed, and of which hash: asked for again only when that has changed. */
  readonly unreadable: Readonly<Record<NoteId, PolledNote>>;
  /** Notes that came while the list was scrolled away from its top, where they are. */
  readonly arrivedNoteIds: Readonly<Record<NoteId, true>>;
  /** How many notes came last, and when; null before any has come. */
  readonly arrival: { readonly count: number; readonly tick: Tick } | null;
  readonly hiddenNoteIds: Readonly<Record<NoteId, true>>;
  readonly noteApprovals: Readonly<Record<NoteId, Override>>;
  readonly noteLikes: Readonly<Record<NoteId, Override>>;
  /** Read or marked as unread here, while the platform does not say so too. */
  readonly noteReads: Readonly<Record<NoteId, boolean>>;
  /** Those of them that the platform is just being told. */
  readonly sentReads: Readonly<Record<NoteId, boolean>>;
  /** Read in this session while the unread filter was on: they stay in its list. */
  readonly filteredNoteReads: Readonly<Record<NoteId, true>>;
  readonly moderations: Readonly<Record<NoteId, Moderation>>;
  /** By site id. */
  readonly follows: Readonly<Record<number, Follow>>;
  /** Texts begun and not yet accepted by the platform. */
  readonly drafts: Readonly<Record<NoteId, string>>;
  /** Those of them that were typed in this tab. */
  readonly ownDrafts: Readonly<Record<NoteId, true>>;
  /** Notes whose reply is being sent. */
  readonly replying: Readonly<Record<NoteId, true>>;
  /** Who can be mentioned, by site id, as far as it has been asked for. */
  readonly suggestions: Readonly<Record<number, readonly Suggestion[]>>;
  readonly mention: MentionState | null;
  readonly list: ListProgress;
  /** Epoch seconds; a note newer than this is new. */
  readonly lastSeenTime: number;
  readonly push: PushState;
  /** How news come, for the blogger to see. */
  readonly connection: Connection;
  readonly status: Status | null;
  readonly isLoading: boolean;
  /** False once the token is refused or too old. */
  readonly isSignedIn: boolean;
  /** Whether there is a page around the panel that can open and close it. */
  readonly hasHost: boolean;
  /** Whether that page opens links itself. */
  readonly hostOpensLinks: boolean;
  readonly isPanelOpen: boolean;
  readonly isVisible: boolean;
  readonly isOnline: boolean;
  /** 800 px or wider. */
  readonly isWide: boolean;
  readonly selectedNoteId: NoteId | null;
  /** The row that the keyboard is on. */
  readonly highlightedNoteId: NoteId | null;
  /** When the reply box was last asked to take the focus. */
  readonly replyFocus: Tick;
  readonly filterName: FilterName;
  /** The overview of the shortcuts is open. */
  readonly isHelpOpen: boolean;
  /** Whether single characters are shortcuts. */
  readonly areShortcutsOn: boolean;
}

/** The state before anything has happened (section 4). */
export const initialState: State = {
  tick: 0,
  now: 0,
  allNotes: {},
  touched: {},
  asked: {},
  unreadable: {},
  arrivedNoteIds: {},
  arrival: null,
  hiddenNoteIds: {},
  noteApprovals: {},
  noteLikes: {},
  noteReads: {},
  sentReads: {},
  filteredNoteReads: {},
  moderations: {},
  follows: {},
  drafts: {},
  ownDrafts: {},
  replying: {},
  suggestions: {},
  mention: null,
  list: {
    wanted: PAGE_SIZE_NOTES,
    loaded: 0,
    isComplete: false,
    failure: null,
    checkDue: 0,
    checked: 0,
    listDue: 0,
    listed: 0,
  },
  lastSeenTime: 0,
  push: 'subscribing',
  connection: { kind: 'polling' },
  status: null,
  isLoading: true,
  isSignedIn: true,
  hasHost: true,
  hostOpensLinks: false,
  isPanelOpen: false,
  isVisible: true,
  isOnline: true,
  isWide: false,
  selectedNoteId: null,
  highlightedNoteId: null,
  replyFocus: 0,
  filterName: 'all',
  isHelpOpen: false,
  areShortcutsOn: true,
};
