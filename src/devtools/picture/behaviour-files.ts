import { behaviourOf } from '../monitor/tag-paths';
import type { BehaviourName } from '../../streams/operators/tag-names';

/** The file of each behaviour below `src/streams/`, without its extension. */
export const FILES: Readonly<Record<BehaviourName, string>> = {
  restoreReads: 'reading/restore-reads',
  restoreDrafts: 'reply/restore-drafts',
  restoreList: 'list/restore-list',
  wantScreen: 'host/want-screen',
  restoreShortcuts: 'keyboard/restore-shortcuts',
  clock: 'environment/clock',
  environment: 'environment/environment',
  receiveMessages: 'host/receive-messages',
  endSession: 'session/end-session',
  polling: 'list/polling',
  loadMore: 'list/load-more',
  markSeen: 'reading/mark-seen',
  markRead: 'reading/mark-read',
  markAllRead: 'reading/mark-all-read',
  keepReads: 'reading/keep-reads',
  postState: 'host/post-state',
  signIn: 'session/sign-in',
  approve: 'reactions/approve',
  like: 'reactions/like',
  override: 'reactions/override',
  follow: 'reactions/follow',
  undo: 'moderation/undo',
  keepModerations: 'moderation/keep-moderations',
  restoreModerations: 'moderation/restore-moderations',
  reply: 'reply/reply',
  restoreReplies: 'reply/restore-replies',
  sendWaiting: 'reply/send-waiting',
  linkReply: 'reply/link-reply',
  markReadLater: 'reading/mark-read-later',
  suggestions: 'mentions/suggestions',
  openLinks: 'host/open-links',
  keepDrafts: 'reply/keep-drafts',
  keepList: 'list/keep-list',
  keepShortcuts: 'keyboard/keep-shortcuts',
  statusBar: 'status/status-bar',
  recordActions: 'analytics/record-actions',
  connection: 'push/connection',
  keyboard: 'keyboard/keyboard',
  fetchPushed: 'push/fetch-pushed',
  realtime: 'push/realtime',
  tabs: 'tabs/tabs',
  checkChannel: 'push/check-channel',
  silentChannel: 'push/silent-channel',
  refreshAfterSleep: 'list/refresh-after-sleep',
  signOut: 'session/sign-out',
  followSession: 'session/follow-session',
  proveToken: 'session/prove-token',
  checkSession: 'session/check-session',
};

const files: ReadonlyMap<string, string> = new Map(Object.entries(FILES));

/** The line of each behaviour in its file; webpack.config.js looks them up at build time. */
declare const BEHAVIOUR_LINES: Readonly<Record<string, number>> | undefined;
const lines = typeof BEHAVIOUR_LINES === 'undefined' ? {} : BEHAVIOUR_LINES;

/** The file and line of the behaviour that a stream belongs to; undefined for the event queue. */
export function behaviourFile(name: string): string | undefined {
  const file = files.get(behaviourOf(name));
  const line = lines[behaviourOf(name)];
  return file && `src/streams/${file}.ts${line === undefined ? '' : `:${line}`}`;
}
