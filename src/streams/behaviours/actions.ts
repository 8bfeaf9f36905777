import { recordActions } from '../analytics/record-actions';
import { openLinks } from '../host/open-links';
import { keepShortcuts } from '../keyboard/keep-shortcuts';
import { keyboard } from '../keyboard/keyboard';
import { restoreShortcuts } from '../keyboard/restore-shortcuts';
import { keepList } from '../list/keep-list';
import { suggestions } from '../mentions/suggestions';
import { connectionStatus } from '../push/connection-status';
import { markSeen } from '../reading/mark-seen';
import { drafts } from '../reply/drafts';
import { markReadLater } from '../reading/mark-read-later';
import { linkReply } from '../reply/link-reply';
import { signOut } from '../session/sign-out';
import { statusBar } from '../status/status-bar';
import type { Behaviours } from '../state/behaviour';
import type { BehavioursOf } from '../state/behaviour-table';
import { outbox } from './outbox';

/**
 * The behaviours that only a screen needs: for open notes, keys and actions. Their code is loaded
 * after the first screen, and they run before a note can be opened.
 */
export const actionBehaviours = {
  outbox,
  linkReply,
  markReadLater,
  suggestions,
  openLinks,
  drafts,
  keepList,
  restoreShortcuts,
  keepShortcuts,
  markSeen,
  statusBar,
  recordActions,
  connectionStatus,
  keyboard,
  signOut,
} satisfies BehavioursOf<'actions'>;

/** The behaviours of actions, without features that the configuration switches off. */
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
