import fc from 'fast-check';
import { asyncScheduler } from 'rxjs';
import { selectIsWaiting } from '../../src/streams/outbox/selectors';
import type { State } from '../../src/streams/state/state';
import { type Browser, type BrowserOptions, createBrowser, type Tab } from './browser';
import { HOUR, inVirtualTime, MINUTE, SECOND } from './clock';
import { fairWeather } from './database';
import { DEEDS, isDeed } from './deeds';
import { type Fate, FATES } from './network';
import { aspectsOf, createLedger, type Ledger, recordsOf } from './ledger';
import { ME, OTHER } from './platform';

/** What happens around the blogger: to tabs, the browser, the network and the platform. */
const EVENTS = [
  ...(['open', 'leave', 'crash', 'hide', 'show', 'lookAway', 'freeze'] as const),
  ...(['offline', 'full', 'denied', 'failing', 'shut', 'clockBack', 'clockOn', 'clockRight'] as const),
  ...(['signOut', 'signIn', 'otherBlogger', 'renew'] as const),
  ...(['gaps', 'shortPages', 'emojiImages'] as const),
  ...(['note', 'edit', 'activity', 'trashedElsewhere', 'removed', 'channelCloses'] as const),
] as const;
type EventName = (typeof EVENTS)[number];
/** A known defect: the panel does not read a list of notes that has gaps. */
const RANDOM_EVENTS = EVENTS.filter((name) => name !== 'gaps');

/** One step of a story: what happens, in which tab (modulo the open ones) and to which note, after a pause. */
export interface Step {
  readonly does: keyof typeof DEEDS | EventName | Fate;
  readonly tab: number;
  readonly note: number;
  readonly pauseMs: number;
}

const NOTES = [7, 8, 9];
const DEED_NAMES = Object.keys(DEEDS).filter(isDeed);

/** Any step of a story; long stories have long pauses. */
export const anyStep = (...pausesMs: readonly number[]): fc.Arbitrary<Step> =>
  fc.record({
    does: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...DEED_NAMES) },
      { weight: 2, arbitrary: fc.constantFrom(...RANDOM_EVENTS) },
      { weight: 1, arbitrary: fc.constantFrom(...FATES) },
    ),
    tab: fc.nat(4),
    note: fc.constantFrom(...NOTES),
    pauseMs: fc.constantFrom(...pausesMs),
  });

/** The pauses between the steps of short and of long stories, in milliseconds. */
export const SHORT_PAUSES_MS = [0, 10, 30, 100, 3 * SECOND, 5 * SECOND];
export const LONG_PAUSES_MS = [...SHORT_PAUSES_MS, 40 * SECOND, 10 * MINUTE, 3 * HOUR];

/** A step as a line of text, such as `+3000 b trash 7`. */
export const lineOf = ({ does, tab, note, pauseMs }: Step): string =>
  `+${pauseMs} ${'abcde'.charAt(tab)} ${does} ${note}`;

/** Parses lines of `lineOf`, or several of them with `; ` between. */
export const told = (text: string): readonly Step[] =>
  text.split('; ').map((line) => {
    const [pause, tab = '', does = '', note = '7'] = line.split(' ');
    const name = [...DEED_NAMES, ...EVENTS, ...FATES].find((each) => each === does);
    if (!name) throw new Error(`a story has no step ${line}`);
    return { does: name, tab: 'abcde'.indexOf(tab), note: Number(note), pauseMs: Number(pause) };
  });

/** When a tab shows what the blogger has just done, in milliseconds. */
const SHOWN_MS = 8;
/** At least so much time is between two steps. */
const STEP_MS = 12;
/** The platform works on a slow request so long; nobody could tell what became of it if its tab ended. */
const SLOW_MS = 9 * SECOND;
const ENDS: readonly string[] = ['crash', 'leave', 'offline', 'hide'];
/** The tabs get the last news within this time, even if the platform has asked them to wait for a minute. */
const NEWS_MS = 100 * SECOND;
/** Longer than any pause of the product in calm weather, and shorter than the clock is ever ahead. */
const SETTLED_MS = 5 * MINUTE;
const MOST_TABS = 5;

/** The request that the fate of each of the notes hits: an action of the blogger, one about notes, or a look. */
const LINES: readonly RegExp[] = [/^(?!GET).* \/sites\//, / \/notifications\//, /^GET \/sites\//];
const LIST = /^GET \/notifications\/$/;

/** Whether anything of the blogger has no answer yet, or a list or a note is requested again. */
const isUnsettled = (state: State): boolean =>
  selectIsWaiting(state) || state.list.failure !== null || Object.keys(state.unreadable).length > 0;

const hasNext = (tab: Tab): boolean => recordsOf(tab).some(({ id, sent }) => sent && sent.id !== id);

export interface StoryOptions extends Omit<BrowserOptions, 'fateOf' | 'weather' | 'notes'> {
  /** The fate of requests to which no step of the story gives one, until the story is over. */
  readonly otherFate?: () => Fate;
  /** Called when the story is over, before its tabs end. */
  readonly atEnd?: (browser: Browser, tabs: readonly Tab[]) => void;
}

/** Plays a story with two tabs at its start, lets everything settle, and returns what the ledger finds. */
export function tell(
  story: readonly Step[],
  { otherFate = () => 'right', atEnd, ...options }: StoryOptions = {},
): readonly string[] {
  const wrong: string[] = [];
  let waits = (): string => '';
  const hasEnded = inVirtualTime((clock) => {
    const weather = fairWeather();
    let isFair = true;
    let isOver = false;
    let next: { readonly fate: Fate; readonly hit: RegExp } | undefined;
    let slowUntil = 0;
    let blogger: string | undefined = ME;
    const browser = createBrowser(clock, {
      keepsList: false,
      ...options,
      notes: NOTES.length,
      weather,
      fateOf: (line) => {
        if (!next?.hit.test(line)) return isOver ? 'right' : otherFate();
        const { fate } = next;
        next = undefined;
        if (fate === 'slow') slowUntil = clock.now() + SLOW_MS;
        return fate;
      },
    });
    const { tabs, platform, network, open } = browser;
    const ledger: Ledger = createLedger(browser, { isFair: () => isFair });
    waits = () => `${[...network.pending(), `${clock.waiting()} timers`].join(', ')} wait`;
    const later = (ms: number, act: () => void): void => void asyncScheduler.schedule(act, ms);
    // All tabs and the next page share no other clock, so an undo window ends by it, even if it was set.
    const setAhead = (ms: number): void => {
      ledger.hurries();
      clock.setAhead(ms);
    };
    const show = (tab: Tab): void => {
      tab.freeze(false);
      tab.isVisible$.next(true);
    };
    const spoil = (act: () => void): void => {
      isFair = false;
      act();
    };
    const turn = (rule: 'gaps' | 'shortPages' | 'emojiImages') => (): void => {
      const { world } = platform.model;
      world.rules = { ...world.rules, [rule]: !world.rules[rule] };
    };
    const end = (tab: Tab, how: 'leave' | 'crash'): void => {
      ledger.ends(tab);
      if (how === 'leave') ledger.hurries();
      tab[how]();
    };
    const signIn = (who: string): void => {
      if (blogger === who) return;
      ledger.signsOut();
      blogger = who;
      browser.signIn(who);
    };
    const happenings: Readonly<Record<EventName, (tab: Tab, note: number) => unknown>> = {
      open: () => void (blogger !== undefined && tabs.length < MOST_TABS && open()),
      leave: (tab) => end(tab, 'leave'),
      crash: (tab) => end(tab, 'crash'),
      hide: (tab) => {
        ledger.hurries();
        tab.hide();
      },
      show: (tab) => {
        for (const other of tabs) if (other !== tab) other.isVisible$.next(false);
        show(tab);
      },
      lookAway: (tab) => tab.isVisible$.next(false),
      freeze: (tab) => {
        tab.isVisible$.next(false);
        tab.freeze(true);
      },
      offline: () => {
        const isOnline = tabs.some((tab) => tab.isOnline$.value);
        for (const tab of tabs) tab.setOnline(!isOnline);
      },
      full: () => spoil(() => (weather.isFull = !weather.isFull)),
      denied: () => spoil(() => blogger !== undefined && tabs.length < MOST_TABS && open({ isDenied: true })),
      failing: () => spoil(() => (weather.failing = 2)),
      shut: () => spoil(() => (weather.isShut = !weather.isShut)),
      // Less than a day: what was done a day ago may be done again.
      // A known defect: an action that waits for the answer to another one waits on after the clock was set back.
      clockBack: () => !tabs.some(hasNext) && spoil(() => setAhead(-23 * HOUR)),
      clockOn: () => spoil(() => setAhead(HOUR)),
      clockRight: () => setAhead(0),
      signOut: (tab) => {
        if (blogger === undefined) return;
        blogger = undefined;
        ledger.signsOut();
        tab.send({ type: 'signOut.requested' });
        later(SECOND, () => blogger === undefined && isFair && ledger.judgeSignedOut());
      },
      signIn: () => signIn(ME),
      otherBlogger: () => signIn(OTHER),
      renew: () => tabs.forEach((tab) => !tab.state().isSignedIn && tab.renew()),
      note: () => void platform.addNote(),
      edit: (_tab, note) => platform.editNote(note),
      activity: (_tab, note) => {
        ledger.forget(`read ${note}`);
        platform.renewNote(note);
      },
      trashedElsewhere: (_tab, note) => {
        if (tabs.some((tab) => selectIsWaiting(tab.state()))) return;
        ledger.forget(`status ${note}`);
        platform.setStatus(note, 'trash');
      },
      removed: (_tab, note) => {
        ledger.forget(...aspectsOf(note));
        platform.removeNote(note);
      },
      gaps: turn('gaps'),
      shortPages: turn('shortPages'),
      emojiImages: turn('emojiImages'),
      channelCloses: () => network.closeChannels(),
    };
    const happens = ({ does, tab: index, note }: Step): void => {
      const tab = tabs[index % Math.max(tabs.length, 1)];
      if (ENDS.includes(does) && clock.now() <= slowUntil) return;
      const fate = FATES.find((each) => each === does);
      if (fate) next = { fate, hit: (fate === 'noItems' ? undefined : LINES[NOTES.indexOf(note)]) ?? LIST };
      else if (!tab) {
        if (does === 'signIn' || does === 'otherBlogger') happenings[does](open(), note);
        else if (blogger !== undefined) open();
      } else if (isDeed(does)) {
        if (blogger !== ME || !tab.isComplete()) return;
        // A known defect: while storage is full, tabs do not see each other's read marks.
        if (weather.isFull && does.endsWith('read') && tab !== tabs[0]) return;
        show(tab);
        DEEDS[does](tab, note, ledger);
        later(SHOWN_MS, () => ledger.looks(tab));
      } else {
        const name = EVENTS.find((each) => each === does);
        if (name) happenings[name](tab, note);
      }
    };
    const settle = (): void => {
      next = undefined;
      isOver = true;
      Object.assign(weather, fairWeather());
      setAhead(0);
      signIn(ME);
      later(SECOND, () => {
        if (tabs.length === 0) open();
        for (const tab of tabs) {
          tab.setOnline(true);
          show(tab);
          if (!tab.state().isSignedIn) tab.renew();
          // The panel does not repeat a list that was refused until the blogger presses 'Try again'.
          if (tab.state().list.failure?.kind === 'forbidden') tab.send({ type: 'notes.retryRequested' });
        }
        later(NEWS_MS, () => rest(clock.now() + SETTLED_MS));
      });
    };
    const rest = (until: number): void => {
      const isBusy = network.pending().length > 0 || tabs.some((tab) => isUnsettled(tab.state()));
      if (isBusy && clock.now() < until) later(NEWS_MS, () => rest(until));
      else finish();
    };
    const finish = (): void => {
      wrong.push(...ledger.judge());
      if (wrong.length > 0) wrong.push(waits());
      atEnd?.(browser, tabs);
      const reported = browser.problems.length;
      for (const tab of [...tabs]) tab.leave();
      later(MINUTE, () => {
        wrong.push(...browser.problems.slice(reported));
        if (clock.waiting() > 0) wrong.push(`timers are left: ${waits()}`);
        clock.halt();
      });
    };
    open();
    open();
    let ms = SECOND;
    for (const each of story) later((ms += each.pauseMs + STEP_MS), () => happens(each));
    later(ms + 10 * SECOND, settle);
  });
  return hasEnded ? wrong : [...wrong, `the story does not end: ${waits()}`];
}

/** Throws what is wrong with a story, with the story in the form that `told` parses. */
export function expectRight(story: readonly Step[], options?: StoryOptions): void {
  const wrong = tell(story, options);
  if (wrong.length > 0) throw new Error(`${wrong.join('\n')}\nin the story\n${story.map(lineOf).join('; ')}`);
}
