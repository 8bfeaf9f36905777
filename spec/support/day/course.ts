import { asyncScheduler } from 'rxjs';
import { toggled } from './blogger';
import type { Diary } from './diary';
import { HOUR, MINUTE, SECOND, sinceDawn } from './virtual-time';
import { CALM, WEATHERS } from './weather';
import type { World } from './world';

const DAY_MS = 24 * HOUR;
/** Longer than any pause between two attempts, and than any answer. */
const CALM_MS = 6 * MINUTE;

/** How a day goes: bursts of doing with long pauses between them, until the evening; then `done`. */
export function begin(world: World, { note }: Pick<Diary, 'note'>, done: () => void): void {
  const { random, network, blogger, browser, others, page, endPage } = world;
  const later = (ms: number, next: () => void): void => {
    asyncScheduler.schedule(next, ms);
  };

  /** Back at the panel: it shows, and there is a network. */
  const sitDown = (): void => {
    network.setOnline(true);
    page().isOnline$.next(true);
    page().isVisible$.next(true);
    page().messages$.next({ type: 'notesIframeMessage', action: 'toggleVisibility', hidden: false });
  };

  const wake = (): void => {
    sitDown();
    network.weather = random.weighed(WEATHERS);
    note(() => `the weather is ${network.weather.name}`);
    page().messages$.next(toggled(true));
    burst(random.whole(8, 32));
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
  /** Now and then two things at once, or just as something ends. */
  const gapMs = (): number => {
    const kind = random.whole(0, 9);
    if (kind === 0) return random.pick([0, 0, 300, 4500, 10 * SECOND]);
    if (kind <= 4) return random.whole(30, 500);
    return kind <= 8 ? random.whole(500, 3000) : random.whole(3000, 15_000);
  };

  /** Between two times at the panel it is left standing there, hidden, or closed. */
  const rest = (): void => {
    const kind = random.whole(0, 9);
    if (sinceDawn() > DAY_MS - 2 * HOUR) settle(done);
    else if (kind <= 2) settle(() => away(HOUR));
    else if (kind === 3) {
      page().isVisible$.next(false);
      away(HOUR);
    } else {
      endPage(random.chance(0.6) ? 'left' : 'crashed');
      away(10 * HOUR);
    }
  };
  const away = (longestMs: number): void => {
    const ms = random.whole(longestMs / 3, longestMs);
    for (let count = random.whole(0, 5); count > 0; count--) later(random.whole(0, ms), others.happen);
    later(ms, wake);
  };

  const settle = (next: () => void): void => {
    note(() => 'all is calm');
    network.weather = CALM;
    // Who was lied to while push worked has no reason to ask again.
    if (network.hasLied) network.closeChannel();
    network.hasLied = false;
    sitDown();
    later(CALM_MS, () => {
      world.settled();
      next();
    });
  };

  wake();
}
