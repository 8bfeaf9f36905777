import { setTimeout as wait } from 'node:timers/promises';
import type { Frame, Page } from '@playwright/test';
import { planOf, type Weights } from './plan';
import type { Random } from '../support/random';
import { aimsAt } from './aims';
import { holdOrSwipe } from './hold';
import type { Log } from './log';
import type { Move, Point } from './oracle';
import type { ReportedPress } from './page-types';
import { tapsOf } from './tap-plan';

type StepName = 'tap' | 'reply' | 'scroll' | 'hold' | 'back' | 'reload';

const WEIGHTS: Weights<StepName> = {
  tap: 30,
  reply: 5,
  scroll: 2,
  hold: 3,
  back: 0.3,
  reload: 0.3,
};
const PAUSE_MS = [0, 150] as const;
/** Longer than the oracle looks back, so that it knows what was under each aim. */
const AIM_MS = [600, 850] as const;
/** Milliseconds in which further clicks count as parts of a double click. */
const DOUBLE_CLICK_MS = 500;

export interface TapperOptions {
  readonly page: Page;
  readonly name: string;
  readonly isTouch: boolean;
  readonly seed: number;
  readonly host: string;
  readonly panel: string;
  readonly log: Log;
}

/** A user who taps at random in one page. */
export class Tapper {
  private readonly plan;
  private readonly moves: Move[] = [];
  private step = 0;
  private aims: readonly Point[] = [];

  constructor(private readonly options: TapperOptions) {
    this.plan = planOf(options.seed, 'user', WEIGHTS, PAUSE_MS);
  }

  async start(): Promise<void> {
    const { page, host, name, isTouch, log } = this.options;
    page.setDefaultTimeout(5000);
    await page.exposeFunction('tapsReport', (press: ReportedPress) => {
      // A press of a step before has other aims.
      if (press.step === this.step) log.add(name, press, this.aims, isTouch ? undefined : this.moves);
    });
    await page.goto(host, { timeout: 60_000 });
  }

  /** Taps until a time in epoch milliseconds. */
  async run(untilMs: number): Promise<void> {
    while (Date.now() < untilMs) {
      const { name, random, pauseMs } = this.plan.next().value;
      await wait(pauseMs);
      this.options.log.steps += 1;
      this.step += 1;
      try {
        await this.perform(name, random);
      } catch {
        // The page or its frame went away, or was too slow.
        this.options.log.givenUp += 1;
        await this.goHome().catch(() => undefined);
      }
    }
  }

  private async perform(name: StepName, random: Random): Promise<void> {
    const { page, host } = this.options;
    if (!page.url().startsWith(host)) await this.goHome();
    switch (name) {
      case 'back':
        await page.goBack();
        return;
      case 'reload':
        await page.reload();
        return;
      case 'scroll':
        await this.scroll(random);
        return;
      case 'hold':
        await this.hold(random);
        return;
      case 'reply':
        await this.type(random);
        await this.tap(random, 'reply');
        return;
      default:
        await this.tap(random);
    }
  }

  private async tap(random: Random, favourite?: string): Promise<void> {
    const { page, isTouch, log } = this.options;
    this.aims = await aimsAt(page, this.frame(), random, favourite);
    await page.evaluate(([step, points]) => window.tapsAim?.(step, points), [this.step, this.aims] as const);
    const taps = tapsOf(random, this.aims);
    const isResting = random.chance(0.7);
    if (!isTouch && isResting) await this.moveTo(this.aims[0]);
    await wait(random.whole(...AIM_MS));
    let clickCount = 0;
    let last = { aim: -1, at: 0 };
    for (const { aim, gapMs } of taps) {
      const point = this.aims[aim];
      if (!point) continue;
      await wait(Math.max(0, last.at + gapMs - Date.now()));
      const at = Date.now();
      clickCount = aim === last.aim && at - last.at < DOUBLE_CLICK_MS ? clickCount + 1 : 1;
      last = { aim, at };
      log.taps += 1;
      if (isTouch) await page.touchscreen.tap(point.x, point.y);
      else {
        await this.moveTo(point);
        await page.mouse.down({ clickCount });
        await page.mouse.up({ clickCount });
      }
    }
  }

  /** Shows the actions of a row, and then taps. */
  private async hold(random: Random): Promise<void> {
    const { page, isTouch } = this.options;
    const [point] = await aimsAt(page, this.frame(), random, 'open');
    if (point && isTouch) await holdOrSwipe(page, point, random);
    else await this.moveTo(point);
    await this.tap(random);
  }

  private async moveTo(point: Point | undefined): Promise<void> {
    if (!point) return;
    await this.options.page.mouse.move(point.x, point.y);
    const last = this.moves.at(-1);
    if (last?.x !== point.x || last.y !== point.y) this.moves.push({ ...point, at: Date.now() });
    if (this.moves.length > 100) this.moves.shift();
  }

  private async type(random: Random): Promise<void> {
    const box = this.frame()?.locator('article textarea');
    if (!box || (await box.count()) === 0) return;
    await box.fill(`Taps ${this.step}: thank you, ${random.whole(1, 1e6)}`, { timeout: 1000 });
  }

  private async scroll(random: Random): Promise<void> {
    const { page } = this.options;
    const size = page.viewportSize();
    if (!size) return;
    const point = { x: size.width - 150, y: size.height / 2 };
    if (this.options.isTouch) {
      const session = await page.context().newCDPSession(page);
      const yDistance = random.whole(-400, 400);
      await session.send('Input.synthesizeScrollGesture', { ...point, yDistance, speed: 2000 });
      await session.detach();
    } else {
      await this.moveTo(point);
      await page.mouse.wheel(0, random.whole(-400, 400));
    }
  }

  private frame(): Frame | undefined {
    return this.options.page.frames().find((each) => each.url().startsWith(this.options.panel));
  }

  private async goHome(): Promise<void> {
    await this.options.page.goto(this.options.host, { timeout: 30_000 });
  }
}
