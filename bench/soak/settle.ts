import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '../../spec/support/day/random';
import type { Sandbox } from '../../spec/browser/support/sandbox';
import { toRestingScreen } from './heap';
import type { EndView } from './invariants';
import { outstanding } from './ledger';
import type { Tab } from './tab';
import { refresh } from './user/reading';
import type { Situation } from './user/situation';
import { seeToReply } from './user/writing';
import type { User } from './user/user';

/** How long the panel has, in milliseconds: a request that hangs takes 30 s, four of them and their pauses 132 s. */
const PATIENCE_MS = 180_000;
/** Nothing more has been asked for so long. */
const QUIET_MS = 3000;

/** News come by push at once, and by polling after 30 s. */
const NEWS_MS = 40_000;

/** Fair weather: the user sees to what is on its way, until nothing is. Gives what has not come to rest. */
export async function settle(situation: Situation, user: User): Promise<readonly string[]> {
  const deadline = Date.now() + PATIENCE_MS;
  const random = createRandom(1);
  await user.does('refresh', () => refresh(situation, random));
  await toRestingScreen(situation);
  for (;;) {
    const restless = await restlessness(situation);
    if (restless.length === 0 || Date.now() > deadline) return restless;
    // Of the replies, whichever comes first in the list; those of the second tab, too.
    if (outstanding(situation.book.ledger).length > 0)
      await user.does('seeToReply', () => seeToReply({ ...situation, isForAll: true }, random));
    await wait(1000);
  }
}

/** What is still on its way, in words. */
async function restlessness({ tab, book, witness }: Situation): Promise<readonly string[]> {
  await witness.look();
  const [bars, stored] = await tab.frame.evaluate(() => [
    document.querySelectorAll('.undo-bar').length,
    Object.keys(localStorage).filter((key) => key.startsWith('note_moderation_')).length,
  ]);
  const open = witness.requests.filter(({ status, aborted }) => status === 0 && !aborted).length;
  const latest = Math.max(...witness.requests.map(({ at }) => at));
  const counts = {
    'undo bars': bars,
    'notes that are being marked': stored,
    'requests without an answer': open,
    'replies on their way': outstanding(book.ledger).filter(({ note }) =>
      isInReach(witness.model.notes, note),
    ).length,
    'requests just now': Date.now() - latest < QUIET_MS ? 1 : 0,
  };
  return Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [`${count} ${name}`] : []));
}

/** The panel holds the newest hundred. */
const isInReach = (notes: readonly { readonly id: number }[], note: number): boolean =>
  notes.slice(0, 100).some(({ id }) => id === note);

/** Once more where the list was about to move; then it is to be heard of. */
const openPatiently = (tab: Tab, note: number): Promise<void> =>
  tab.openNote(note).catch(() => tab.openNote(note));

/** Looks at what the panel shows: drafts in their boxes, and, closed, the number on its bell. */
export async function lookAt(situation: Situation, sandbox: Sandbox): Promise<EndView> {
  const { tab, book, witness } = situation;
  const drafts = new Map<number, string>();
  const rows = await tab.rows();
  for (const note of book.ledger.drafts.keys())
    if (rows.includes(note)) {
      await openPatiently(tab, note);
      drafts.set(note, (await tab.detail()).text ?? '');
    } else drafts.set(note, await storedDraft(situation, note));
  // What was seen is told with the next note that is.
  await sandbox.control('comment');
  await wait(1500);
  await tab.panel.bell.click();
  // A second that has been seen is seen to its end.
  await wait(1100);
  for (const deed of ['comment', 'follow', 'like']) await sandbox.control(deed);
  for (const deadline = Date.now() + NEWS_MS; ;) {
    await wait(1000);
    const { notes, seen } = await witness.look();
    const unseen = notes.filter(({ time, isReadable }) => time > seen && isReadable).length;
    const name = (await tab.panel.bell.getAttribute('aria-label')) ?? '';
    const badge = Number(/\d+/.exec(name)?.[0] ?? 0);
    if (badge === unseen || Date.now() > deadline) return { drafts, badge, unseen };
  }
}

const storedDraft = ({ tab }: Situation, note: number): Promise<string> =>
  tab.frame.evaluate((id) => {
    const stored: unknown = JSON.parse(localStorage.getItem(`reply_${id}`) ?? '[""]');
    return Array.isArray(stored) ? String(stored[0]) : '';
  }, note);
