import { recordActions } from '../analytics/record-actions';
import { openLinks } from '../host/open-links';
import { keepShortcuts } from '../keyboard/keep-shortcuts';
import { keyboard } from '../keyboard/keyboard';
import { restoreShortcuts } from '../keyboard/restore-shortcuts';
import { keepList } from '../list/keep-list';
import { suggestions } from '../mentions/suggestions';
import { connection } from '../push/connection';
import { markSeen } from '../reading/mark-seen';
import { followDrafts } from '../reply/follow-drafts';
import { keepDrafts } from '../reply/keep-drafts';
import { markReadLater } from '../reading/mark-read-later';
import { restoreDrafts } from '../reply/restore-drafts';
import { linkReply } from '../reply/link-reply';
import { signOut } from '../session/sign-out';
import { statusBar } from '../status/status-bar';
import type { Behaviours } from '../state/behaviour';
import type { BehavioursOf } from '../state/behaviour-table';
import { outbox } from './outbox';

/**
 * The behaviours that only a screen needs: an open note, a key, an action. Their code is loaded
 * after the first screen, and runs before a note can be opened.
 */
export const actionBehaviours = {
  outbox,
  linkReply,
  markReadLater,
  suggestions,
  openLinks,
  restoreDrafts,
  keepDrafts,
  followDrafts,
  keepList,
  restoreShortcuts,
  keepShortcuts,
  markSeen,
  statusBar,
  recordActions,
  connection,
  keyboard,
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
