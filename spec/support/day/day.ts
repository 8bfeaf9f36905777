import { asyncScheduler } from 'rxjs';
import type { Behaviour } from '../../../src/streams/behaviour';
import { createBlogger, toggled } from './blogger';
import { createBrowser } from './browser';
import { createLocks } from './locks';
import { createNetwork, type Departure, type Network } from './network';
import { createOthers } from './others';
import { ALL_BEHAVIOURS, openPage, type Page } from './page';
import { createPlatform, NOTE_KINDS } from './platform';
import { createRandom } from './random';
import type { Rule } from './rule';
import { rulesOf } from './rules';
import { createTally } from './tally';
import { clockTime, HOUR, inVirtualTime, MINUTE, SECOND, sinceDawn, type VirtualClock } from './virtual-time';
import { CALM, WEATHERS } from './weather';

const DAY_MS = 24 * HOUR;
/** Longer than any pause between two attempts, and than any answer. */
const CALM_MS = 6 * MINUTE;

/** What came of a day. */
export interface Report {
  readonly events: number;
  /** Each with the seed and the time of day. */
  readonly violations: readonly string[];
  /** What has happened, line by line; only the last of it, where nobody asked for more. */
  readonly trail: readonly string[];
}

/** 24 hours of one blogger, told by a seed. */
export function runDay(seed: number, behaviours: Readonly<Record<string, Behaviour>> = ALL_BEHAVIOURS, isTold = false): Report {
  const violations: string[] = [];
  const trail: string[] = [];
  let events = 0;
  const note = (line: () => string): void => {
    if (isTold) trail.push(`${clockTime(sinceDawn())} ${line()}`);
  };
  const violated = (violation: string): void => {
    note(() => `VIOLATION ${violation}`);
    violations.push(`SEED=${seed} ${clockTime(sinceDawn())} ${violation}`);
  };
  try {
    inVirtualTime((clock) => {
      begin(clock);
    });
  } catch (error) {
    violations.push(`SEED=${seed} an error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
  return { events, violations, trail };

  function begin(clock: VirtualClock): void {
    const random = createRandom(seed);
    const tally = createTally();
    const platform = createPlatform(random.whole(0, 40), () => random.pick(NOTE_KINDS));
    const held = new Map<string, string>();
    const locks = createLocks();
    const isEmbedded = random.chance(0.8);
    const network: Network = createNetwork(platform, random, tally, {
      sent: (sent) => {
        note(() => `  > ${sent.line} ${sent.body}`);
        tell((rule) => rule.sent?.(sent));
      },
      back: ({ line }, back) => note(() => `  < ${line} ${typeof back === 'string' ? back : `${back.status} ${back.text}`}`),
      answered: (sent) => tell((rule) => rule.answered?.(sent)),
      lost: (sent) => tell((rule) => rule.lost?.(sent)),
    });
    const rules = rulesOf(violated, platform, network);
    const tell = (about: (rule: Rule) => void): void => rules.forEach(about);

    let page: Page | undefined;
    const open = (): Page => {
      note(() => 'a page opens');
      const opened = openPage({
        network,
        tally,
        held,
        locks,
        isEmbedded,
        behaviours,
        report: (problem) => {
          if (problem.startsWith('the behaviour')) violated(problem);
        },
        happened: (event, state, before) => {
          events += 1;
          if (event.type !== 'clock.ticked') note(() => `  ${JSON.stringify(event).slice(0, 120)}`);
          tell((rule) => rule.happened?.(event, state, before));
        },
      });
      tell((rule) => rule.started?.(opened.state()));
      return opened;
    };
    const hidePage = ({ pageHide$ }: Page, next?: Departure): void => {
      note(() => 'the page is hidden');
      tell((rule) => rule.leaving?.());
      network.departure = 'left';
      pageHide$.next(null);
      network.departure = next;
    };
    const endPage = (there: Page, how: Departure): void => {
      if (how === 'left') hidePage(there, how);
      note(() => `the page has ${how}`);
      there.end(how);
      page = undefined;
      tell((rule) => rule.gone?.(how));
      if (tally.open().length > 0) violated(`left behind: ${tally.open().join(', ')}`);
      network.setOnline(true);
    };

    const blogger = createBlogger(random);
    const browser = createBrowser({ random, network, platform, held, hidePage });
    const changedElsewhere = (id: number): void => tell((rule) => rule.changedElsewhere?.(id));
    const others = createOthers({ platform, network, random, changedElsewhere });
    const pushesOwn = random.chance(0.5);
    platform.changed$.subscribe((id) => {
      if (pushesOwn || isOthers) network.push(JSON.stringify({ action: 'push', note_id: id }));
    });
    let isOthers = false;
    const happen = (): void => {
      isOthers = true;
      others.happen();
      isOthers = false;
    };

    const burst = (left: number): void => {
      page ??= open();
      if (left === 0) return sinceDawn() > DAY_MS - HOUR ? settle(page, end) : idle(page);
      if (random.chance(0.12)) happen();
      else if (random.chance(0.08)) browser.happen(page);
      else if (random.chance(0.015)) {
        endPage(page, random.chance(0.5) ? 'left' : 'crashed');
        asyncScheduler.schedule(() => burst(left - 1), random.whole(3, 10) * SECOND);
        return;
      } else blogger.act(page);
      asyncScheduler.schedule(() => burst(left - 1), gapMs());
    };
    const gapMs = (): number => {
      const kind = random.whole(0, 9);
      if (kind === 0) return random.pick([0, 0, 4500, 300, 10_000]);
      if (kind <= 4) return random.whole(30, 500);
      return kind <= 8 ? random.whole(500, 3000) : random.whole(3000, 15_000);
    };

    /** Between two times at the panel it is left standing there, hidden, or closed. */
    const idle = (there: Page): void => {
      const kind = random.whole(0, 9);
      if (kind <= 2) return settle(there, away);
      if (kind === 3) there.isVisible$.next(false);
      else endPage(there, random.chance(0.6) ? 'left' : 'crashed');
      away(kind === 3 ? HOUR : 9 * HOUR);
    };
    const away = (longestMs = HOUR): void => {
      const idleMs = random.whole(longestMs / 10, longestMs);
      for (let count = random.whole(0, 5); count > 0; count--)
        asyncScheduler.schedule(happen, random.whole(0, idleMs));
      asyncScheduler.schedule(wake, idleMs);
    };
    const wake = (): void => {
      page ??= open();
      atDesk(page);
      network.weather = random.weighed(WEATHERS);
      note(() => `the weather is ${network.weather.name}`);
      if (isEmbedded) page.messages$.next(toggled(true));
      burst(random.whole(15, 60));
    };
    const atDesk = (there: Page): void => {
      network.setOnline(true);
      there.isOnline$.next(true);
      there.isVisible$.next(true);
      there.messages$.next({ type: 'notesIframeMessage', action: 'toggleVisibility', hidden: false });
    };

    /** All is calm for long enough that nothing can be left to do. */
    const settle = (there: Page, next: () => void): void => {
      note(() => 'all is calm');
      network.weather = CALM;
      // Who was lied to while push worked has no reason to ask again.
      if (network.hasLied) network.closeChannel();
      network.hasLied = false;
      atDesk(there);
      asyncScheduler.schedule(() => {
        tell((rule) => rule.settled?.(there.state()));
        next();
      }, CALM_MS);
    };
    const end = (): void => {
      if (page) endPage(page, 'left');
      // What was sent last may still be on its way.
      asyncScheduler.schedule(() => {
        if (clock.waiting() > 0) violated(`${clock.waiting()} timers are left`);
        clock.halt();
      }, MINUTE);
    };

    wake();
  }
}
