import type { Behaviour } from '../behaviour';
import { connection } from '../sources/connection';
import { keyboard } from '../sources/keyboard';
import { realtime } from '../sources/realtime';
import { recovery } from '../sources/recovery';
import { approve } from './approve';
import { follow } from './follow';
import { keepModerations } from './keep-moderations';
import { like } from './like';
import { openLinks } from './open-links';
import { override } from './override';
import { reply } from './reply';
import { signOut } from './sign-out';
import { suggestions } from './suggestions';
import { undo } from './undo';
import { drafts } from './drafts';
import { fetchPushed } from './fetch-pushed';
import { keepShortcuts } from './keep-shortcuts';
import { statusBar } from './status-bar';
import { tracking } from './tracking';

/**
 * What can be done with an open note, and by keys, and news by push, one behaviour a line. Their code is not part of the first
 * screen: it comes with that of the open note, and is at work before one can be seen. Until then, news come by polling.
 */
export const acting: Readonly<Record<string, Behaviour>> = {
  approve,
  like,
  override,
  follow,
  undo,
  keepModerations,
  reply,
  suggestions,
  openLinks,
  drafts,
  keepShortcuts,
  statusBar,
  tracking,
  connection,
  keyboard,
  recovery,
  fetchPushed,
  realtime,
  signOut,
};

/** The same without what the platform does not have, or the operator does not want. */
export function actingWith(features: {
  readonly push: boolean;
  readonly mentions: boolean;
}): Readonly<Record<string, Behaviour>> {
  const { push, mentions } = features;
  const unwanted = new Set([...(push ? [] : ['realtime']), ...(mentions ? [] : ['suggestions'])]);
  return Object.fromEntries(Object.entries(acting).filter(([name]) => !unwanted.has(name)));
}
