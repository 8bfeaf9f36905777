import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '../support/day/random';
import { isWaiting } from '../../src/streams/outbox/overlay';
import { storedRecords } from '../e2e/support/stored-records';
import type { Sandbox } from '../e2e/support/sandbox';
import { showWholeList } from './heap';
import type { FinalPanel } from './invariants';
import { unsettledReplies } from './ledger-entries';
import type { Tab } from './tab';
import { refresh } from './user/reading';
import type { UserContext } from './user/context';
import { checkReply } from './user/writing';
import type { User } from './user/user';
import { click } from './click';

/**
 * Milliseconds until the panel must be idle; four attempts of 30 s with their pauses take 132 s.
 */
const PATIENCE_MS = 180_000;
/** Milliseconds without a request after which the panel is idle. */
const QUIET_MS = 3000;

/** Milliseconds for news to arrive: by push at once, by polling after 30 s. */
const NEWS_MS = 40_000;

/**
 * Waits without faults until the panel is idle, while the user resends failed replies. Returns what
 * is still pending.
 */
export async function settle(context: UserContext, user: User): Promise<readonly string[]> {
  const deadline = Date.now() + PATIENCE_MS;
  const random = createRandom(1);
  await user.perform('refresh', () => refresh(context, random));
  await showWholeList(context);
  for (;;) {
    const pending = await pendingWork(context);
    if (pending.length === 0 || Date.now() > deadline) return pending;
    // Checks the replies in the order of the list, including those of the second tab.
    if (unsettledReplies(context.ledger.entries).length > 0)
      await user.perform('checkReply', () => checkReply({ ...context, isForAll: true }, random));
    await wait(1000);
  }
}

/** The work that is still pending, in words. */
async function pendingWork({ tab, ledger, monitor }: UserContext): Promise<readonly string[]> {
  await monitor.poll();
  const [bars, now] = await tab.frame.evaluate(() => [
    document.querySelectorAll('.undo-bar, .batch-bar.shows-sending').length,
    Date.now(),
  ]);
  const records = await storedRecords(tab.frame);
  const open = monitor.requests.filter(({ status, aborted }) => status === 0 && !aborted).length;
  const latest = Math.max(...monitor.requests.map(({ at }) => at));
  const counts = {
    'undo bars': bars,
    'requests without an answer': open,
    'unsettled replies': unsettledReplies(ledger.entries).filter(({ note }) =>
      isHeld(monitor.model.notes, note),
    ).length,
    'recent requests': Date.now() - latest < QUIET_MS ? 1 : 0,
  };
  const waiting = records.filter(isWaiting).map(({ kind, state, notBefore }) => {
    const inS = Math.round((notBefore - now) / 1000);
    return `a ${kind} that is ${state}, and due in ${inS} s`;
  });
  return [
    ...waiting,
    ...Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [`${count} ${name}`] : [])),
  ];
}

/** Whether a note is one of the newest hundred, which the panel holds. */
const isHeld = (notes: readonly { readonly id: number }[], note: number): boolean =>
  notes.slice(0, 100).some(({ id }) => id === note);

/** Opens a note, and tries again once if the list moved meanwhile. */
const openWithRetry = (tab: Tab, note: number): Promise<void> =>
  tab.openNote(note).catch(() => tab.openNote(note));

/** Reads the drafts in the reply boxes, and the number on the bell while the panel is closed. */
export async function readPanel(context: UserContext, sandbox: Sandbox): Promise<FinalPanel> {
  const { tab, ledger, monitor } = context;
  const drafts = new Map<number, string>();
  const rows = await tab.rows();
  for (const note of ledger.entries.drafts.keys())
    if (rows.includes(note)) {
      await openWithRetry(tab, note);
      drafts.set(note, (await tab.detail()).text ?? '');
    } else drafts.set(note, await storedDraft(context, note));
  // The panel sends the seen time with the next note that is seen.
  await sandbox.control('comment');
  await wait(1500);
  await click(tab.panel.bell);
  // Seen times are whole seconds: notes of the same second would count as seen.
  await wait(1100);
  for (const action of ['comment', 'follow', 'like']) await sandbox.control(action);
  for (const deadline = Date.now() + NEWS_MS; ;) {
    await wait(1000);
    const { notes, seen } = await monitor.poll();
    const unseen = notes.filter(({ time, isReadable }) => time > seen && isReadable).length;
    const name = (await tab.panel.bell.getAttribute('aria-label')) ?? '';
    const badge = Number(/\d+/.exec(name)?.[0] ?? 0);
    if (badge === unseen || Date.now() > deadline) return { drafts, rows, badge, unseen };
  }
}

const storedDraft = ({ tab }: UserContext, note: number): Promise<string> =>
  tab.frame.evaluate((id) => {
    const stored: unknown = JSON.parse(localStorage.getItem(`reply_${id}`) ?? '[""]');
    return Array.isArray(stored) ? String(stored[0]) : '';
  }, note);
