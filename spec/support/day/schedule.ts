import { asyncScheduler } from 'rxjs';
import { toggled } from './blogger';
import type { DayLog } from './log';
import { HOUR, MINUTE, SECOND, sinceDawn } from './virtual-time';
import { NO_FAULTS, FAULT_LEVELS } from './faults';
import type { World } from './world';

const DAY_MS = 24 * HOUR;
/** Longer than any backoff and any request, so that nothing is pending afterwards. */
const IDLE_MS = 10 * MINUTE;
/** Longer than a push and the fetch of its note. */
const PUSH_MS = 20 * SECOND;

/** Schedules a day: bursts of actions with long pauses between them. Calls `done` at its end. */
export function scheduleDay(world: World, { note }: Pick<DayLog, 'note'>, done: () => void): void {
  const { random, network, blogger, browser, others, page, endPage } = world;
  const later = (ms: number, next: () => void): void => {
    asyncScheduler.schedule(next, ms);
  };

  /** The user comes back: the page is visible and online. */
  const sitDown = (): void => {
    network.setOnline(true);
    page().isOnline$.next(true);
    page().isVisible$.next(true);
    page().messages$.next({ type: 'notesIframeMessage', action: 'toggleVisibility', hidden: false });
  };

  const wake = (): void => {
    sitDown();
    network.faultLevel = random.weighed(FAULT_LEVELS);
    note(() => network.faultLevel.name);
    page().messages$.next(toggled(true));
    burst(random.whole(8, 26));
  };

  const burst = (left: number): void => {
    if (left === 0) {
      rest();
      return;
    }
    let pauseMs = gapMs();
    if (random.chance(0.12)) others.happen();
    else if (random.chance(0.08)) browser.happen(page());
    else if (random.chance(0.015)) {
      endPage(random.chance(0.5) ? 'left' : 'crashed');
      pauseMs = random.whole(3, 10) * SECOND;
    } else blogger.act(page());
    later(pauseMs, () => burst(left - 1));
  };
  /** Sometimes no pause at all, or one that ends together with a timer of the panel. */
  const gapMs = (): number => {
    const kind = random.whole(0, 9);
    if (kind === 0) return random.pick([0, 0, 300, 4500, 10 * SECOND]);
    if (kind <= 4) return random.whole(30, 500);
    return kind <= 8 ? random.whole(500, 3000) : random.whole(3000, 15_000);
  };

  /** Between two bursts the panel stays open, is hidden or is closed. */
  const rest = (): void => {
    const kind = random.whole(0, 9);
    if (sinceDawn() > DAY_MS - 2 * HOUR) settle(done);
    else if (kind <= 2) settle(random.chance(0.5) ? stay : leave);
    else if (kind === 3) {
      page().isVisible$.next(false);
      stay();
    } else leave();
  };
  const stay = (): void => away(HOUR);
  const leave = (): void => {
    endPage(random.chance(0.6) ? 'left' : 'crashed');
    away(10 * HOUR);
  };
  const away = (longestMs: number): void => {
    const ms = random.whole(longestMs / 3, longestMs);
    for (let count = random.whole(0, 5); count > 0; count--) later(random.whole(0, ms), others.happen);
    later(ms, wake);
  };

  const settle = (next: () => void): void => {
    note(() => 'no faults');
    network.faultLevel = NO_FAULTS;
    // After a misleading answer the panel has no reason to poll again while push works.
    if (network.isMisled) network.closeChannel();
    network.isMisled = false;
    sitDown();
    // A last comment shows whether pushes work: a light poll would find it minutes later.
    later(IDLE_MS, others.comment);
    later(IDLE_MS + PUSH_MS, () => {
      world.checkIdle();
      next();
    });
  };

  wake();
}
