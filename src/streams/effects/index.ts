import type { Behaviour } from '../behaviour';
import { approve } from './approve';
import { drafts } from './drafts';
import { fetchPushed } from './fetch-pushed';
import { follow } from './follow';
import { keepModerations } from './keep-moderations';
import { keepReads } from './keep-reads';
import { keepShortcuts } from './keep-shortcuts';
import { like } from './like';
import { loadMore } from './load-more';
import { markRead } from './mark-read';
import { markSeen } from './mark-seen';
import { openLinks } from './open-links';
import { override } from './override';
import { reply } from './reply';
import { signIn } from './sign-in';
import { statusBar } from './status-bar';
import { tellHost } from './tell-host';
import { suggestions } from './suggestions';
import { tracking } from './tracking';
import { undo } from './undo';

/** What the panel does, one behaviour a line: from what has happened to what happens next. */
export const effects: Readonly<Record<string, Behaviour>> = {
  fetchPushed,
  loadMore,
  markSeen,
  markRead,
  keepReads,
  approve,
  like,
  override,
  follow,
  undo,
  keepModerations,
  reply,
  suggestions,
  drafts,
  statusBar,
  keepShortcuts,
  tellHost,
  openLinks,
  signIn,
  tracking,
};
