import type { Behaviour } from './behaviour';

/** A row of the table of behaviours. */
export interface BehaviourRow {
  /** The chunk that contains the behaviour's code: a file in `src/streams/behaviours/`. */
  readonly chunk: 'panel' | 'background' | 'actions' | 'notify';
  /** The path of the behaviour's file below `src/streams/`, without the extension. */
  readonly file: string;
  /** The tagged streams inside the behaviour, such as `polling > fetch`. */
  readonly parts?: readonly string[];
}

/**
 * All behaviours, in the order in which the developer tools show them: those of actions first, those that work while
 * the panel starts last. The product uses only the types below; the developer tools also load the table.
 */
export const BEHAVIOURS = {
  outbox: {
    chunk: 'actions',
    file: 'behaviours/outbox',
    parts: ['store', 'look', 'send', 'send > look', 'send > request'],
  },
  makeDeeds: { chunk: 'actions', file: 'deeds/make-deeds' },
  closeDeeds: { chunk: 'actions', file: 'deeds/close-deeds', parts: ['timer'] },
  checkFailed: { chunk: 'actions', file: 'deeds/check-failed' },
  refusedReads: { chunk: 'actions', file: 'deeds/refused-reads' },
  keepUnfolded: { chunk: 'actions', file: 'triage/keep-unfolded' },
  linkReply: { chunk: 'actions', file: 'reply/link-reply', parts: ['fetch'] },
  loadConversation: {
    chunk: 'actions',
    file: 'conversation/load-conversation',
    parts: ['parent', 'replies'],
  },
  askFilters: { chunk: 'actions', file: 'list/ask-filters', parts: ['page', 'check', 'fetch note'] },
  loadPeople: { chunk: 'actions', file: 'conversation/load-people', parts: ['fetch'] },
  noteAnswers: { chunk: 'actions', file: 'triage/note-answers' },
  knowBlogger: { chunk: 'actions', file: 'triage/know-blogger' },
  drafts: { chunk: 'actions', file: 'reply/drafts' },
  suggestions: { chunk: 'actions', file: 'mentions/suggestions', parts: ['fetch'] },
  markReadLater: { chunk: 'actions', file: 'reading/mark-read-later', parts: ['timer'] },
  markRead: { chunk: 'background', file: 'reading/mark-read', parts: ['find', 'send'] },
  markSeen: { chunk: 'actions', file: 'reading/mark-seen', parts: ['send'] },
  statusBar: { chunk: 'actions', file: 'status/status-bar', parts: ['timer'] },
  recordActions: { chunk: 'actions', file: 'analytics/record-actions', parts: ['fetch user'] },
  openNotified: { chunk: 'actions', file: 'notify/open-notified' },
  openLinks: { chunk: 'actions', file: 'host/open-links' },
  keyboard: { chunk: 'actions', file: 'keyboard/keyboard' },
  polling: {
    chunk: 'panel',
    file: 'list/polling',
    parts: ['fetch', 'count', 'fetch list', 'light poll', 'fetch note'],
  },
  loadMore: { chunk: 'panel', file: 'list/load-more' },
  fetchPushed: { chunk: 'background', file: 'push/fetch-pushed', parts: ['fetch note'] },
  retryNotes: { chunk: 'actions', file: 'list/retry-notes', parts: ['fetch note'] },
  pushChannel: { chunk: 'background', file: 'push/push-channel', parts: ['connection'] },
  connectionStatus: { chunk: 'actions', file: 'push/connection-status', parts: ['countdown'] },
  checkLookedAt: { chunk: 'actions', file: 'push/check-looked-at' },
  checkChannel: { chunk: 'background', file: 'push/check-channel', parts: ['wait'] },
  tabs: { chunk: 'background', file: 'tabs/tabs', parts: ['lead', 'hold', 'news'] },
  notify: { chunk: 'notify', file: 'notify/notify', parts: ['fetch note'] },
  receiveMessages: { chunk: 'panel', file: 'host/receive-messages' },
  postState: { chunk: 'panel', file: 'host/post-state' },
  wantScreen: { chunk: 'panel', file: 'host/want-screen' },
  renewSession: { chunk: 'background', file: 'session/renew-session' },
  followSession: { chunk: 'background', file: 'session/follow-session' },
  proveToken: { chunk: 'background', file: 'session/prove-token' },
  endSession: { chunk: 'background', file: 'session/end-session' },
  signOut: { chunk: 'actions', file: 'session/sign-out' },
  environment: { chunk: 'panel', file: 'environment/environment' },
  clock: { chunk: 'panel', file: 'environment/clock' },
  restoreReads: { chunk: 'panel', file: 'reading/restore-reads' },
  keepReads: { chunk: 'background', file: 'reading/keep-reads' },
  restoreDone: { chunk: 'panel', file: 'triage/restore-done' },
  recentRecords: { chunk: 'actions', file: 'triage/recent-records' },
  find: { chunk: 'actions', file: 'find/find' },
  keepDone: { chunk: 'actions', file: 'triage/keep-done' },
  restoreList: { chunk: 'panel', file: 'list/restore-list' },
  keepList: { chunk: 'actions', file: 'list/keep-list' },
  restorePreferences: { chunk: 'panel', file: 'preferences/restore-preferences' },
  keepPreferences: { chunk: 'actions', file: 'preferences/keep-preferences' },
} as const satisfies Readonly<Record<string, BehaviourRow>>;

type Table = typeof BEHAVIOURS;
export type BehaviourName = keyof Table;

/** The tags of a behaviour: its name, and the names of its parts. */
type TagsOf<N extends BehaviourName> =
  | N
  | (Table[N] extends { readonly parts: readonly (infer Part extends string)[] } ? `${N} > ${Part}` : never);

/** Every tag: the event queue, the behaviours and their parts. */
export type TagName = 'events' | { [N in BehaviourName]: TagsOf<N> }[BehaviourName];

/** All behaviours of a chunk, by name. */
export type BehavioursOf<Chunk extends BehaviourRow['chunk']> = {
  readonly [N in BehaviourName as Table[N]['chunk'] extends Chunk ? N : never]: Behaviour;
};
