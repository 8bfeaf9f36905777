import { asyncScheduler } from 'rxjs';
import type { Behaviour } from '../../../src/streams/state/behaviour';
import { draftKey, parseDraft } from '../../../src/streams/reply/stored-draft';
import { selectVisibleNotes } from '../../../src/streams/list/selectors';
import { DRAFT_SAVE_MS } from '../../../src/streams/timing';
import { addNote, newest, type PlatformNote, removeNote } from '../day/platform';
import { createRandom } from '../day/random';
import { inVirtualTime, MINUTE, SECOND } from '../day/virtual-time';
import { createTabBrowser, type Tab, type TabBrowser } from './browser';

export interface RandomUse {
  readonly seed: number;
  /** The most tabs that are open at once. */
  readonly tabs: number;
  readonly behaviours?: Readonly<Record<string, Behaviour>>;
}

const STEPS_COUNT = 60;
/** Longer than one poll. */
const IDLE_MS = 40 * SECOND;
/** How long each tab is looked at in the end. */
const LOOK_MS = 2 * SECOND;

/**
 * Opens, closes, hides and crashes tabs at random, in which a blogger trashes, undoes, approves and
 * writes, in virtual time. Returns the rules that were broken.
 */
export function useAtRandom({ seed, tabs: most, behaviours }: RandomUse): readonly string[] {
  const violations: string[] = [];
  inVirtualTime((clock) => {
    const random = createRandom(seed);
    const browser = createTabBrowser({ seed, ...(behaviours && { behaviours }) });
    /** Comments that were trashed and not undone, and the last text of each draft. */
    const trashed = new Set<number>();
    const drafts = new Map<number, string>();
    const violate = (text: string): void => void violations.push(`seed ${seed}, ${most} tabs: ${text}`);
    let words = 0;
    let typed: { readonly tab: Tab; readonly id: number; readonly at: number } | undefined;
    /** A text that is not stored yet dies with its tab. */
    const crash = (tab: Tab): void => {
      if (typed?.tab === tab && asyncScheduler.now() - typed.at <= DRAFT_SAVE_MS) drafts.delete(typed.id);
      tab.end('crashed');
    };

    const visible = (): Tab | undefined => browser.tabs.find(({ page }) => page.isVisible$.value);
    const show = (tab: Tab): void => {
      for (const { page } of browser.tabs) if (page !== tab.page) page.isVisible$.next(false);
      tab.page.isVisible$.next(true);
    };
    const someNote = (tab: Tab): number | undefined => {
      const notes = selectVisibleNotes(tab.page.state());
      return notes.length === 0 ? undefined : random.pick(notes).id;
    };
    const act = (): void => {
      const tab = visible();
      const id = tab?.page.isComplete() ? someNote(tab) : undefined;
      if (!tab || id === undefined) return;
      const { page } = tab;
      random
        .weighed([
          {
            weight: 3,
            run: () => {
              page.send({ type: 'moderation.requested', id, kind: 'trash' });
              trashed.add(id);
            },
          },
          {
            weight: 2,
            run: () => {
              const [pending] = Object.keys(page.state().moderations).map(Number);
              if (pending === undefined || page.state().moderations[pending]?.phase !== 'pending') return;
              page.send({ type: 'moderation.undone', id: pending });
              trashed.delete(pending);
            },
          },
          {
            weight: 3,
            run: () => {
              drafts.set(id, `text ${(words += 1)}`);
              page.send({ type: 'reply.typed', id, text: `text ${words}` });
              typed = { tab, id, at: asyncScheduler.now() };
            },
          },
          {
            weight: 2,
            run: () => page.send({ type: 'approval.requested', id, isApproved: random.chance(0.5) }),
          },
        ])
        .run();
    };
    const happenings = [
      { weight: 3, run: () => browser.tabs.length < most && show(browser.open()) },
      { weight: 1, run: () => browser.tabs.length > 1 && random.pick(browser.tabs).end('left') },
      { weight: 1, run: () => browser.tabs.length > 1 && crash(random.pick(browser.tabs)) },
      { weight: 3, run: () => show(random.pick(browser.tabs)) },
      { weight: 1, run: () => visible()?.page.isVisible$.next(false) },
      { weight: 6, run: act },
      { weight: 2, run: () => addNote(browser.platform, 'comment', asyncScheduler.now()) },
      {
        weight: 1,
        run: () => {
          const gone = oldest(browser);
          if (gone && !trashed.has(gone.id) && !drafts.has(gone.id)) removeNote(browser.platform, gone.id);
        },
      },
    ];

    const watch = (): void => {
      if (browser.sockets() > 1) violate(`${browser.sockets()} push channels at ${asyncScheduler.now()}`);
      const leaders = browser.tabs.filter(({ page }) => page.state().tabRole === 'leader').length;
      if (leaders > 1) violate(`${leaders} leaders`);
    };
    const step = (left: number): void => {
      if (left === 0) {
        asyncScheduler.schedule(() => showEach(browser.tabs.length - 1), IDLE_MS);
        show(browser.tabs[0] ?? browser.open());
        return;
      }
      random.weighed(happenings).run();
      watch();
      asyncScheduler.schedule(
        () => {
          watch();
          step(left - 1);
        },
        random.pick([50, 700, 3 * SECOND, 6 * SECOND]),
      );
    };
    /** A hidden tab may be out of date until the blogger looks at it. */
    const showEach = (index: number): void => {
      const tab = browser.tabs[index];
      if (!tab) {
        end();
        return;
      }
      show(tab);
      asyncScheduler.schedule(() => {
        watch();
        checkTab(browser, tab, drafts, (text) => violate(`tab ${index} ${text}`));
        showEach(index - 1);
      }, LOOK_MS);
    };
    const end = (): void => {
      watch();
      checkPlatform(browser, trashed, drafts, violate);
      for (const tab of [...browser.tabs]) tab.end('left');
      browser.problems.forEach(violate);
      clock.halt();
    };
    browser.open();
    step(STEPS_COUNT);
    asyncScheduler.schedule(() => {
      violate('the run does not end');
      clock.halt();
    }, 30 * MINUTE);
  });
  return violations;
}

const oldest = ({ platform }: TabBrowser): PlatformNote | undefined => newest(platform, 100).at(-1);

/** When nothing is pending any more, the platform has what the blogger did, once. */
function checkPlatform(
  { platform, requests, storage }: TabBrowser,
  trashed: ReadonlySet<number>,
  drafts: ReadonlyMap<number, string>,
  violate: (text: string) => void,
): void {
  for (const id of trashed) {
    if (platform.notes.has(id)) violate(`note ${id} was not trashed`);
    const line = `POST /sites/${id * 10 + 2}/comments/${id * 10}/delete`;
    const times = requests.filter((sent) => sent.line === line).length;
    if (times > 1) violate(`note ${id} was trashed ${times} times`);
  }
  for (const [id, text] of drafts) {
    const stored = parseDraft(storage.get(draftKey(id)) ?? '')?.text;
    if (platform.notes.has(id) && stored !== text) violate(`the draft “${text}” is not stored`);
  }
}

/** A tab in view shows what the platform has, and the drafts. */
function checkTab(
  { platform }: TabBrowser,
  { page }: Tab,
  drafts: ReadonlyMap<number, string>,
  violate: (text: string) => void,
): void {
  const { allNotes, moderations, hiddenNoteIds, drafts: shown } = page.state();
  const missing = newest(platform, 10).filter(({ id }) => !(id in allNotes));
  if (missing.length > 0) violate(`lacks ${missing.map(({ id }) => id).join()}`);
  // Of older notes, only a push would have told.
  const oldestListed = newest(platform, 10).at(-1)?.timestamp ?? 0;
  const left = Object.values(allNotes).filter(
    ({ id, timestamp }) => timestamp >= oldestListed && !platform.notes.has(id) && !drafts.has(id),
  );
  if (left.length > 0) violate(`still has ${left.map(({ id }) => id).join()}`);
  if (Object.keys({ ...moderations, ...hiddenNoteIds }).length > 0) violate('still moderates');
  for (const [id, text] of drafts)
    if (platform.notes.has(id) && shown[id] !== text)
      violate(`has the draft “${shown[id] ?? ''}” instead of “${text}”`);
}
