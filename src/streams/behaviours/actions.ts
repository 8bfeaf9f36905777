import { recordActions } from '../analytics/record-actions';
import { loadConversation } from '../conversation/load-conversation';
import { find } from '../find/find';
import { loadPeople } from '../conversation/load-people';
import { openLinks } from '../host/open-links';
import { keyboard } from '../keyboard/keyboard';
import { askFilters } from '../list/ask-filters';
import { keepList } from '../list/keep-list';
import { retryNotes } from '../list/retry-notes';
import { suggestions } from '../mentions/suggestions';
import { openNotified } from '../notify/open-notified';
import { keepPreferences } from '../preferences/keep-preferences';
import { connectionStatus } from '../push/connection-status';
import { markSeen } from '../reading/mark-seen';
import { drafts } from '../reply/drafts';
import { markReadLater } from '../reading/mark-read-later';
import { linkReply } from '../reply/link-reply';
import { signOut } from '../session/sign-out';
import { statusBar } from '../status/status-bar';
import { knowBlogger } from '../triage/know-blogger';
import { noteAnswers } from '../triage/note-answers';
import type { Behaviours } from '../state/behaviour';
import type { BehavioursOf } from '../state/behaviour-table';
import { checkFailed } from '../deeds/check-failed';
import { closeDeeds } from '../deeds/close-deeds';
import { keepUnfolded } from '../triage/keep-unfolded';
import { makeDeeds } from '../deeds/make-deeds';
import { refusedReads } from '../deeds/refused-reads';
import { keepDone } from '../triage/keep-done';
import { recentRecords } from '../triage/recent-records';
import { checkLookedAt } from '../push/check-looked-at';
import { outbox } from './outbox';

/**
 * The behaviours that are needed only if there is a screen: those for open notes, keys and actions. Their code is
 * loaded after the first screen, and they run before a note can be opened.
 */
export const actionBehaviours = {
  outbox,
  makeDeeds,
  closeDeeds,
  checkFailed,
  refusedReads,
  keepUnfolded,
  linkReply,
  loadConversation,
  askFilters,
  loadPeople,
  noteAnswers,
  knowBlogger,
  markReadLater,
  suggestions,
  openLinks,
  openNotified,
  drafts,
  keepList,
  recentRecords,
  find,
  keepDone,
  keepPreferences,
  markSeen,
  retryNotes,
  statusBar,
  recordActions,
  connectionStatus,
  checkLookedAt,
  keyboard,
  signOut,
} satisfies BehavioursOf<'actions'>;

/** Returns the behaviours of actions, without those of features that the configuration switches off. */
export function actionBehavioursFor(features: {
  readonly mentions: boolean;
  readonly keepList: boolean;
  readonly serverFilters: boolean;
}): Behaviours {
  const { suggestions: suggested, keepList: kept, askFilters: asked, ...others } = actionBehaviours;
  return {
    ...others,
    ...(features.mentions && { suggestions: suggested }),
    ...(features.keepList && { keepList: kept }),
    ...(features.serverFilters && { askFilters: asked }),
  };
}
