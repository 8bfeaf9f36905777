import { recordActions } from '../analytics/record-actions';
import { openLinks } from '../host/open-links';
import { keepShortcuts } from '../keyboard/keep-shortcuts';
import { keyboard } from '../keyboard/keyboard';
import { restoreShortcuts } from '../keyboard/restore-shortcuts';
import { keepList } from '../list/keep-list';
import { suggestions } from '../mentions/suggestions';
import { keepModerations } from '../moderation/keep-moderations';
import { restoreModerations } from '../moderation/restore-moderations';
import { undo } from '../moderation/undo';
import { connection } from '../push/connection';
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
import { signOut } from '../session/sign-out';
import { statusBar } from '../status/status-bar';
import type { Behaviours } from '../state/behaviour';
import type { BehavioursOf } from '../state/behaviour-table';

/**
 * The behaviours that only a screen needs: an open note, a key, an action. Their code is loaded
 * after the first screen, and runs before a note can be opened.
 */
export const actionBehaviours = {
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
  keepList,
  restoreShortcuts,
  keepShortcuts,
  markAllRead,
  markSeen,
  statusBar,
  recordActions,
  connection,
  keyboard,
  restoreModerations,
  signOut,
} satisfies BehavioursOf<'actions'>;

/** The behaviours of actions, without those that the platform lacks or the operator has switched off. */
export function actionBehavioursFor(features: {
  readonly mentions: boolean;
  readonly keepList: boolean;
}): Behaviours {
  const { suggestions: suggested, keepList: kept, ...others } = actionBehaviours;
  return {
    ...others,
    ...(features.mentions && { suggestions: suggested }),
    ...(features.keepList && { keepList: kept }),
  };
}
