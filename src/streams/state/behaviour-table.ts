import type { Behaviour } from './behaviour';

/** A behaviour, as the table below describes it. */
export interface BehaviourRow {
  /** The chunk that contains its code: a file of `src/streams/behaviours/`. */
  readonly chunk: 'panel' | 'background' | 'actions';
  /** Its file below `src/streams/`, without the extension. */
  readonly file: string;
  /** The streams inside it that have a tag, such as `polling > fetch`. */
  readonly parts?: readonly string[];
}

/**
 * All behaviours, in the order in which the view shows them. The product uses only the types below;
 * the developer tools load the table itself.
 */
export const BEHAVIOURS = {
  restoreReads: { chunk: 'panel', file: 'reading/restore-reads' },
  restoreList: { chunk: 'panel', file: 'list/restore-list' },
  restoreShortcuts: { chunk: 'actions', file: 'keyboard/restore-shortcuts' },
  clock: { chunk: 'panel', file: 'environment/clock' },
  environment: { chunk: 'panel', file: 'environment/environment' },
  receiveMessages: { chunk: 'panel', file: 'host/receive-messages' },
  wantScreen: { chunk: 'panel', file: 'host/want-screen' },
  endSession: { chunk: 'background', file: 'session/end-session' },
  polling: {
    chunk: 'panel',
    file: 'list/polling',
    parts: ['fetch', 'count', 'fetch list', 'light poll', 'fetch note'],
  },
  loadMore: { chunk: 'panel', file: 'list/load-more' },
  markSeen: { chunk: 'actions', file: 'reading/mark-seen', parts: ['send'] },
  markRead: { chunk: 'background', file: 'reading/mark-read', parts: ['find', 'send'] },
  keepReads: { chunk: 'background', file: 'reading/keep-reads' },
  keepList: { chunk: 'actions', file: 'list/keep-list' },
  postState: { chunk: 'panel', file: 'host/post-state' },
  renewSession: { chunk: 'background', file: 'session/renew-session' },
  outbox: {
    chunk: 'actions',
    file: 'behaviours/outbox',
    parts: ['store', 'look', 'send', 'send > look', 'send > request'],
  },
  linkReply: { chunk: 'actions', file: 'reply/link-reply', parts: ['fetch'] },
  markReadLater: { chunk: 'actions', file: 'reading/mark-read-later', parts: ['timer'] },
  suggestions: { chunk: 'actions', file: 'mentions/suggestions', parts: ['fetch'] },
  openLinks: { chunk: 'actions', file: 'host/open-links' },
  drafts: { chunk: 'actions', file: 'reply/drafts' },
  keepShortcuts: { chunk: 'actions', file: 'keyboard/keep-shortcuts' },
  statusBar: { chunk: 'actions', file: 'status/status-bar', parts: ['timer'] },
  recordActions: { chunk: 'actions', file: 'analytics/record-actions', parts: ['fetch user'] },
  connectionStatus: { chunk: 'actions', file: 'push/connection-status', parts: ['countdown'] },
  keyboard: { chunk: 'actions', file: 'keyboard/keyboard' },
  fetchPushed: { chunk: 'background', file: 'push/fetch-pushed', parts: ['fetch note'] },
  retryNotes: { chunk: 'background', file: 'list/retry-notes', parts: ['fetch note'] },
  pushChannel: { chunk: 'background', file: 'push/push-channel', parts: ['connection'] },
  tabs: { chunk: 'background', file: 'tabs/tabs', parts: ['lead', 'hold', 'news'] },
  checkChannel: { chunk: 'background', file: 'push/check-channel' },
  silentChannel: { chunk: 'background', file: 'push/silent-channel', parts: ['wait'] },
  refreshAfterSleep: { chunk: 'background', file: 'list/refresh-after-sleep' },
  signOut: { chunk: 'actions', file: 'session/sign-out' },
  followSession: { chunk: 'background', file: 'session/follow-session' },
  proveToken: { chunk: 'background', file: 'session/prove-token' },
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
