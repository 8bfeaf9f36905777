import { asyncScheduler } from 'rxjs';
import type { State } from '../../../src/streams/state/state';
import { selectHiddenIds } from '../../../src/streams/outbox/note-records';
import { draftKey, parseDraft } from '../../../src/streams/reply/stored-draft';
import { selectIsUnfinished } from '../../../src/streams/session/selectors';
import { idsOf, newest } from '../day/platform';
import { SECOND } from '../day/virtual-time';
import type { Tab, TabBrowser } from './browser';

/** The expected final state of the platform: the blogger's last intention for each note. */
export interface Ledger {
  /** Comments that were trashed and not undone. */
  readonly trashed: Set<number>;
  readonly approvals: Map<number, boolean>;
  readonly likes: Map<number, boolean>;
  readonly replies: Map<number, string>;
  /** The last text of each draft. */
  readonly drafts: Map<number, string>;
  /** Notes whose last text may or may not have been stored when its tab crashed. */
  readonly uncertain: Set<number>;
  /** The time of the blogger's last action, by action and note. */
  readonly times: Map<string, number>;
}

export const createLedger = (): Ledger => ({
  trashed: new Set(),
  approvals: new Map(),
  likes: new Map(),
  replies: new Map(),
  drafts: new Map(),
  uncertain: new Set(),
  times: new Map(),
});

type Violate = (text: string) => void;

/** The actions that the platform has not carried out yet. Those on a removed note do not count. */
function unfinished({ platform }: TabBrowser, ledger: Ledger): readonly string[] {
  const { comments, likedComments } = platform;
  const comment = (id: number) => comments.get(idsOf(id).comment);
  const isLeft = (id: number): boolean => comment(id) !== undefined;
  return [
    ...[...ledger.trashed].filter(isLeft).map((id) => `trash ${id}`),
    ...[...ledger.approvals]
      .filter(([id, isApproved]) => isLeft(id) && comment(id)?.isApproved !== isApproved)
      .map(([id]) => `approve ${id}`),
    ...[...ledger.likes]
      .filter(([id, isLiked]) => isLeft(id) && likedComments.has(idsOf(id).comment) !== isLiked)
      .map(([id]) => `like ${id}`),
    ...[...ledger.replies]
      .filter(([id, text]) => isLeft(id) && !comment(id)?.replies.includes(text))
      .map(([id]) => `reply ${id}`),
  ];
}

/** Checks that nothing was carried out twice, and that the platform has all actions in the end. */
export function checkPlatform(browser: TabBrowser, ledger: Ledger, violate: Violate): void {
  const { platform, storage } = browser;
  for (const each of unfinished(browser, ledger)) violate(`lost: ${each}`);
  for (const comment of platform.deleted) violate(`comment ${comment} was trashed twice`);
  for (const reply of platform.duplicates) violate(`posted again: ${reply}`);
  for (const [id, text] of ledger.drafts) {
    const stored = parseDraft(storage.get(draftKey(id)))?.text;
    if (platform.notes.has(id) && stored !== text) violate(`the draft “${text}” is not stored`);
  }
}

/** Checks that a visible tab shows the platform's notes and the drafts, and no removed draft. */
export function checkTab({ platform }: TabBrowser, { page }: Tab, ledger: Ledger, violate: Violate): void {
  const state = page.state();
  const { allNotes, drafts: shown } = state;
  const missing = newest(platform, 10).filter(({ id }) => !(id in allNotes));
  if (missing.length > 0) violate(`lacks ${missing.map(({ id }) => id).join()}`);
  // Older notes are out of the list's reach, so only a push would have reported them.
  const oldestListed = newest(platform, 10).at(-1)?.timestamp ?? 0;
  const left = Object.values(allNotes).filter(
    ({ id, timestamp }) => timestamp >= oldestListed && !platform.notes.has(id) && !ledger.drafts.has(id),
  );
  if (left.length > 0) violate(`still has ${left.map(({ id }) => id).join()}`);
  if (selectHiddenIds(state).size > 0) violate('still hides notes');
  for (const record of Object.values(state.outbox.records))
    // An action on a removed comment fails, and the panel reports it.
    if (record.state !== 'failed' || platform.notes.has(record.note ?? 0))
      violate(`still has ${JSON.stringify(record)}`);
  for (const [id, text] of ledger.drafts)
    if (platform.notes.has(id) && shown[id] !== text)
      violate(`has the draft “${shown[id] ?? ''}” instead of “${text}”`);
  for (const [id, text] of Object.entries(shown))
    if (text !== '' && platform.notes.has(Number(id)) && !isKnown(ledger, Number(id)))
      violate(`has the draft “${text}”, which was removed`);
}

const isKnown = ({ drafts, uncertain }: Ledger, id: number): boolean => drafts.has(id) || uncertain.has(id);

/**
 * Records a sign-out. If the tab has drafts or unfinished actions, it must have asked for
 * confirmation first. From then on they may be lost, and the drafts must be removed.
 */
export function noteSignOut(browser: TabBrowser, state: State, ledger: Ledger, violate: Violate): void {
  const open = [...unfinished(browser, ledger), ...[...ledger.drafts.keys()].map((id) => `draft ${id}`)];
  const isLong = (each: string): boolean =>
    asyncScheduler.now() - (ledger.times.get(each) ?? -Infinity) > SECOND;
  const untold = selectIsUnfinished(state) ? [] : open.filter(isLong);
  if (untold.length > 0) violate(`signs out without a question: ${untold.join()}`);
  for (const each of open) {
    const [, id] = each.split(' ').map(Number);
    if (id === undefined) continue;
    for (const wanted of [ledger.trashed, ledger.approvals, ledger.likes, ledger.replies]) wanted.delete(id);
  }
  ledger.drafts.clear();
  ledger.uncertain.clear();
}

/** Checks that no data of the blogger is kept, and that no tab is connected. */
export function checkSignedOut({ storage, records, sockets, tabs }: TabBrowser, violate: Violate): void {
  for (const record of records.values()) violate(`keeps ${JSON.stringify(record)} after sign-out`);
  const kept = [...storage].map(([key, value]) => `${key}=${value}`).join();
  if (kept !== 'auth=signed out') violate(`keeps ${kept} after sign-out`);
  if (sockets() > 0 || tabs.length > 0) violate('a tab goes on after sign-out');
}
