import { pageLength } from '../../sandbox/platform/model/rules';
import { selectBell } from '../../src/streams/reading/bell';
import { selectHiddenIds } from '../../src/streams/outbox/note-records';
import { asArray, asObject, asString } from '../../src/lib/json';
import { OUTBOX_KEY } from '../../src/lib/storage-keys';
import { isWaiting, type OutboxRecord, stateOf, UNKNOWN_OWNER } from '../../src/streams/outbox/record';
import {
  DRAFT_SAVE_MS,
  PAGE_SIZE_NOTES,
  RECORD_LIFETIME_MS,
  REPLY_RETRIES_COUNT,
  UNDO_MS,
} from '../../src/streams/timing';
import { isRemoved, type Key, keyOfRecord, shownIn, storedValue, wishOf } from './aspects';
import type { Browser, Tab } from './browser';
import { ME, type Sent, siteOf } from './platform';

/** What the blogger wants, as far as a tab has shown that it knows. */
interface Wish {
  readonly value: string;
  /** The value that showed before it. */
  readonly before: string | undefined;
  readonly tab: Tab;
  readonly at: number;
  /** What was done at once, which one Undo takes back. */
  readonly batch: object;
  /** Whether its tab has shown it. */
  isShown: boolean;
  /** Whether it may be lost: its tab ended before it was stored. */
  isDoubtful: boolean;
}

/**
 * The one judge of all stories. It knows what the blogger did and what the tabs showed, and compares it
 * with the requests that reached the platform, and with what the platform has in the end.
 */
export interface Ledger {
  /** The blogger sets an aspect in a tab. */
  readonly wants: (tab: Tab, key: Key, value: string, batch?: object) => void;
  /** Another device or a reader has the last word about an aspect, or the blogger gives it up. */
  readonly forget: (...keys: readonly Key[]) => void;
  /** The blogger presses Undo in a tab, which offers it for `first`, or empties the box of a reply that waits. */
  readonly cancels: (tab: Tab, keys: readonly Key[], first?: Key) => void;
  /** What is in its undo window may be sent now: its bar was closed, its page goes away, or the clock was set. */
  readonly hurries: () => void;
  /** Some time after each deed: compares what the tab shows. */
  readonly looks: (tab: Tab) => void;
  readonly ends: (tab: Tab) => void;
  /** The blogger has signed out or somebody else has signed in: all that is open may be dropped. */
  readonly signsOut: () => void;
  /** Some time after a sign-out. */
  readonly judgeSignedOut: () => void;
  readonly keysWanted: (isIn: (value: string, key: Key) => boolean) => readonly Key[];
  /** What is wrong so far, and with the end of a story in calm weather. */
  readonly judge: () => readonly string[];
}

interface Terms {
  /** Whether storage, database and clock have been right in the whole story. */
  readonly isFair: () => boolean;
}

export function createLedger(browser: Browser, { isFair }: Terms): Ledger {
  const { platform, clock, network } = browser;
  const wishes = new Map<Key, Wish>();
  const cancelled = new Map<Key, number>();
  const openCancels: { tab: Tab; keys: readonly Key[]; first: Key | undefined }[] = [];
  /** When comments were removed, and from when on their requests may leave. */
  const removals: { readonly key: Key; readonly value: string; readonly at: number; dueAt: number }[] = [];
  const wrong = new Set<string>();

  const isShown = (tab: Tab, key: Key, value: string): boolean => {
    const shown = shownIn(tab.state(), key);
    return shown === undefined || shown === (isRemoved(value) ? 'hidden' : value);
  };
  const lookAtWishes = (tab: Tab): void => {
    for (const [key, wish] of wishes) {
      if (wish.tab !== tab || wish.isShown) continue;
      if (isShown(tab, key, wish.value)) {
        wish.isShown = true;
        wish.isDoubtful ||= !tab.state().outbox.isKept;
      } else {
        if (isFair()) wrong.add(`${key} does not show ${wish.value}`);
        wishes.delete(key);
      }
    }
  };
  /** The requests of a wish so far. */
  const sentFor = (key: Key, { at }: Wish): readonly Sent[] =>
    network.requests.filter(
      (sent) => sent.at >= at && !sent.line.startsWith('GET') && wishOf(sent)?.key === key,
    );
  const lookAtCancels = (tab: Tab): void => {
    for (const each of openCancels.filter((open) => open.tab === tab)) {
      openCancels.splice(openCancels.indexOf(each), 1);
      const batch = each.first && wishes.get(each.first)?.batch;
      for (const key of each.keys) {
        const wish = wishes.get(key);
        if (!wish) continue;
        const isLeft = isShown(tab, key, wish.value);
        if (isLeft && wish.batch === batch && isFair()) wrong.add(`${key} was not undone`);
        if (isLeft) continue;
        cancelled.set(key, clock.now());
        if (wish.before === undefined) wishes.delete(key);
        else wishes.set(key, { ...wish, value: wish.before, isShown: true });
      }
    }
  };

  const judgeRequests = (): void => {
    const posted = new Map<string, number>();
    for (const change of platform.changes) {
      const { line, by, at, before, status } = change;
      const wish = wishOf(change);
      if (by !== ME && (wish || line.endsWith('/notifications/read')))
        wrong.add(`${line} was sent for blogger ${by ?? 'nobody'}`);
      if (!wish) continue;
      if (line.endsWith('/delete') && !line.includes('/likes/') && isRemoved(before) && status < 300)
        wrong.add(`${wish.key} was deleted for ever`);
      if (wish.key.startsWith('reply') && (status < 300 || status === 409))
        posted.set(wish.key, (posted.get(wish.key) ?? 0) + 1);
      const since = cancelled.get(wish.key);
      const isAgainstUndo = wish.key.startsWith('reply') || isRemoved(wish.value);
      // Tabs that cannot store their actions do not see those of each other.
      const removal = removals.findLast(
        (each) => each.key === wish.key && each.at <= at && (isFair() || each.value === wish.value),
      );
      const aheadMs = (removal?.dueAt ?? at) - at;
      if (isRemoved(wish.value) && aheadMs > 0)
        wrong.add(`${wish.key}: ${wish.value} was sent ${aheadMs} ms too early`);
      if (since !== undefined && at > since && isAgainstUndo)
        wrong.add(`${wish.key}: ${wish.value} was sent against an Undo`);
    }
    for (const [key, times] of posted) if (times > 1) wrong.add(`${key} was posted ${times} times`);
  };
  const isRefused = (path: string, wish: Wish): boolean =>
    network.refused.some(({ line, at }) => at >= wish.at && line.includes(path));
  /** Whether a record has failed because the platform or a limit of the product leaves it no chance. */
  const hasFailed = (key: Key, wish: Wish, record: OutboxRecord): boolean => {
    const { aspect, target, owner, madeAt, settledAt = madeAt } = record;
    if (stateOf(record) !== 'failed' || keyOfRecord(record) !== key) return false;
    const about = target.comment === undefined ? 'follows' : `comments/${target.comment}`;
    return (
      isRefused(`/sites/${target.site}/${about}`, wish) ||
      (aspect === 'reply' && sentFor(key, wish).length > REPLY_RETRIES_COUNT) ||
      settledAt - madeAt > RECORD_LIFETIME_MS ||
      owner === UNKNOWN_OWNER
    );
  };
  const judgeWishes = (): void => {
    for (const [key, wish] of wishes) {
      const stored = storedValue(browser, key);
      if (stored === undefined || stored === wish.value || wish.isDoubtful) continue;
      const records = [...browser.records.values(), ...browser.tabs.flatMap(recordsOf)];
      if (key.startsWith('read') && isRefused('/notifications/read', wish)) continue;
      if (!records.some((record) => hasFailed(key, wish, record)))
        wrong.add(`${key} should be ${wish.value}, and is ${stored}`);
    }
  };
  const judgeTab = (tab: Tab): void => {
    const state = tab.state();
    const number = pageLength(platform.model.world.rules, PAGE_SIZE_NOTES);
    const listed = platform.newest(number);
    const say = (text: string): void => void wrong.add(`tab ${tab.number} ${text}`);
    const held = Object.values(state.allNotes);
    const missing = listed.filter(({ id }) => !(id in state.allNotes));
    if (missing.length > 0) say(`lacks the notes ${missing.map(({ id }) => id).join()}`);
    // A note stays while it has a draft.
    const gone = held.filter(({ id }) => !listed.some((note) => note.id === id) && !state.drafts[id]);
    if (listed.length < number && gone.length > 0)
      say(`still has the notes ${gone.map(({ id }) => id).join()}`);
    for (const { id, json } of listed) {
      const [shown, texts] = [textsOf(state.allNotes[id]), textsOf(json)];
      if (state.allNotes[id] && shown !== texts) say(`shows note ${id} as ${shown}, and not ${texts}`);
    }
    const hidden = selectHiddenIds(state);
    if (hidden.size > 0) say(`still hides the notes ${[...hidden].join()}`);
    const unseen = platform
      .newest()
      .filter(({ timestamp }) => timestamp / 1000 > platform.model.feed.lastSeen);
    if (selectBell(state).numNew !== unseen.length)
      say(`counts ${selectBell(state).numNew} new notes of ${unseen.length}`);
    for (const record of recordsOf(tab))
      if (isWaiting(record)) say(`has ${keyOfRecord(record)} ${stateOf(record)}`);
  };
  const judgeStorage = (): void => {
    if (browser.storage.has(OUTBOX_KEY)) wrong.add('the hint that something is to be sent is left');
    for (const record of browser.records.values())
      if (isWaiting(record)) wrong.add(`${keyOfRecord(record)} is still ${stateOf(record)}`);
  };

  return {
    wants: (tab, key, value, batch = {}) => {
      const last = wishes.get(key);
      // A tab that does not know the wish yet lets the blogger repeat it.
      const isRepeated = last?.value === value;
      const before = isRepeated ? last.before : (last?.value ?? shownIn(tab.state(), key));
      wishes.set(key, { value, before, tab, at: clock.now(), batch, isShown: false, isDoubtful: false });
      cancelled.delete(key);
      if (isRemoved(value) && !isRepeated)
        removals.push({ key, value, at: clock.now(), dueAt: clock.now() + UNDO_MS });
    },
    hurries: () => removals.forEach((each) => (each.dueAt = Math.min(each.dueAt, clock.now()))),
    forget: (...keys) => keys.forEach((key) => wishes.delete(key)),
    cancels: (tab, keys, first) => void openCancels.push({ tab, keys, first }),
    looks: (tab) => {
      if (!browser.tabs.includes(tab)) return;
      lookAtCancels(tab);
      lookAtWishes(tab);
    },
    ends: (tab) => {
      const { isKept } = tab.state().outbox;
      for (const [key, wish] of wishes) {
        if (wish.tab !== tab) continue;
        const isUnsaved = key.startsWith('draft') && clock.now() - wish.at <= DRAFT_SAVE_MS;
        if (!wish.isShown || !isKept || isUnsaved) wish.isDoubtful = true;
        wish.isShown = true;
      }
      for (const { keys } of openCancels.filter((each) => each.tab === tab))
        keys.forEach((key) => wishes.delete(key));
    },
    signsOut: () => {
      wishes.clear();
      cancelled.clear();
    },
    judgeSignedOut: () => {
      const { storage, tabs, records, sockets } = browser;
      if (tabs.length > 0 || sockets() > 0) wrong.add('a tab goes on after the sign-out');
      const kept = [...storage.keys()].filter((key) => key !== 'auth').concat([...records.keys()]);
      if (kept.length > 0) wrong.add(`${kept.join()} are kept after the sign-out`);
    },
    keysWanted: (isIn) => [...wishes].flatMap(([key, { value }]) => (isIn(value, key) ? key : [])),
    judge: () => {
      judgeRequests();
      judgeWishes();
      browser.tabs.forEach(judgeTab);
      judgeStorage();
      const leaders = browser.tabs.filter((tab) => tab.state().tabRole === 'leader');
      if (leaders.length > 1 || browser.sockets() > 1)
        wrong.add(`${leaders.length} tabs lead, with ${browser.sockets()} push channels`);
      for (const line of browser.network.doubled) wrong.add(`${line} was sent while the same request ran`);
      return [...wrong, ...browser.problems];
    },
  };
}

export const recordsOf = (tab: Tab): readonly OutboxRecord[] => Object.values(tab.state().outbox.records);

/** The texts of a note's blocks, of the panel or of the platform. */
const textsOf = (note: unknown): string => {
  const { subject, body } = asObject(note);
  return [...asArray(subject), ...asArray(body)].map((block) => asString(asObject(block).text)).join(' | ');
};

/** The aspects of a note. */
export const aspectsOf = (note: number): readonly Key[] => [
  `status ${note}`,
  `like ${note}`,
  `follow ${siteOf(note)}`,
  `read ${note}`,
  `draft ${note}`,
];
