import { recordActions } from '../analytics/record-actions';
import { openLinks } from '../host/open-links';
import { keepShortcuts } from '../keyboard/keep-shortcuts';
import { keyboard } from '../keyboard/keyboard';
import { restoreShortcuts } from '../keyboard/restore-shortcuts';
import { suggestions } from '../mentions/suggestions';
import { keepModerations } from '../moderation/keep-moderations';
import { restoreModerations } from '../moderation/restore-moderations';
import { undo } from '../moderation/undo';
import { checkChannel } from '../push/check-channel';
import { connection } from '../push/connection';
import { refreshAfterSleep } from '../list/refresh-after-sleep';
import { fetchPushed } from '../push/fetch-pushed';
import { realtime } from '../push/realtime';
import { silentChannel } from '../push/silent-channel';
import { markAllRead } from '../reading/mark-all-read';
import { markSeen } from '../reading/mark-seen';
import { approve } from '../reactions/approve';
import { follow } from '../reactions/follow';
import { like } from '../reactions/like';
import { override } from '../reactions/override';
import { keepDrafts } from '../reply/keep-drafts';
import { markReadLater } from '../reading/mark-read-later';
import { linkReply } from '../reply/link-reply';
import { reply } from '../reply/reply';
import { restoreReplies } from '../reply/restore-replies';
import { sendWaiting } from '../reply/send-waiting';
import { checkSession } from '../session/check-session';
import { endSession } from '../session/end-session';
import { followSession } from '../session/follow-session';
import { proveToken } from '../session/prove-token';
import { signIn } from '../session/sign-in';
import { signOut } from '../session/sign-out';
import { tabs } from '../tabs/tabs';
import type { BehaviourName } from '../operators/tag-names';
import type { Behaviour, Behaviours } from '../state/behaviour';
import { statusBar } from '../status/status-bar';
import type { initialBehaviours } from './initial';

/**
 * The behaviours that only an open note, a key or the push channel needs. Their code is loaded
 * after the first screen, and runs before a note can be opened. Until then, news arrive by polling.
 */
export const deferredBehaviours: Readonly<
  Record<Exclude<BehaviourName, keyof typeof initialBehaviours>, Behaviour>
> = {
  approve,
  like,
  override,
  follow,
  undo,
  keepModerations,
  reply,
  restoreReplies,
  linkReply,
  sendWaiting,
  markReadLater,
  suggestions,
  openLinks,
  keepDrafts,
  restoreShortcuts,
  keepShortcuts,
  markAllRead,
  markSeen,
  statusBar,
  recordActions,
  connection,
  keyboard,
  restoreModerations,
  fetchPushed,
  realtime,
  tabs,
  signIn,
  endSession,
  followSession,
  proveToken,
  checkSession,
  checkChannel,
  silentChannel,
  refreshAfterSleep,
  signOut,
};

/**
 * The deferred behaviours, without those that the platform lacks or the operator has switched off.
 */
export function deferredBehavioursFor({
  push,
  mentions,
}: {
  readonly push: boolean;
  readonly mentions: boolean;
}): Behaviours {
  const unwanted = new Set([...(push ? [] : ['realtime']), ...(mentions ? [] : ['suggestions'])]);
  return Object.fromEntries(Object.entries(deferredBehaviours).filter(([name]) => !unwanted.has(name)));
}
