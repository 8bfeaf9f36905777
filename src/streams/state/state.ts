import type { PolledNote } from '../notes/difference';
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
}

/** A text for the status bar, and how long it stays. */
export interface Status {
  readonly text: string;
  readonly kind: 'success' | 'failure';
  readonly link?: { readonly text: string; readonly url: string };
  readonly durationMs: number;
}

/** Why the last list request failed, and when the next comes. */
export interface ListFailure {
  readonly kind: 'unreachable' | 'platform';
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
  readonly hiddenNoteIds: Readonly<Record<NoteId, true>>;
  readonly noteApprovals: Readonly<Record<NoteId, boolean>>;
  readonly noteLikes: Readonly<Record<NoteId, boolean>>;
  readonly noteReads: Readonly<Record<NoteId, true>>;
  /** Read in this session while the unread filter was on: they stay in its list. */
  readonly filteredNoteReads: Readonly<Record<NoteId, true>>;
  readonly moderations: Readonly<Record<NoteId, Moderation>>;
  /** By site id. */
  readonly follows: Readonly<Record<number, { readonly isFollowing: boolean; readonly tick: Tick }>>;
  /** Texts begun and not yet accepted by the platform. */
  readonly drafts: Readonly<Record<NoteId, string>>;
  /** Those of them that were typed in this tab. */
  readonly ownDrafts: Readonly<Record<NoteId, true>>;
  /** Notes whose reply is being sent. */
  readonly replying: Readonly<Record<NoteId, true>>;
  readonly list: ListProgress;
  /** Epoch seconds; a note newer than this is new. */
  readonly lastSeenTime: number;
  readonly push: PushState;
  readonly status: Status | null;
  readonly isLoading: boolean;
  /** False once the token is refused or too old. */
  readonly isSignedIn: boolean;
  /** Whether there is a page around the panel that can open and close it. */
  readonly hasHost: boolean;
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
}

/** The state before anything has happened (section 4). */
export const initialState: State = {
  tick: 0,
  now: 0,
  allNotes: {},
  touched: {},
  asked: {},
  unreadable: {},
  hiddenNoteIds: {},
  noteApprovals: {},
  noteLikes: {},
  noteReads: {},
  filteredNoteReads: {},
  moderations: {},
  follows: {},
  drafts: {},
  ownDrafts: {},
  replying: {},
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
  status: null,
  isLoading: true,
  isSignedIn: true,
  hasHost: true,
  isPanelOpen: false,
  isVisible: true,
  isOnline: true,
  isWide: false,
  selectedNoteId: null,
  highlightedNoteId: null,
  replyFocus: 0,
  filterName: 'all',
};
