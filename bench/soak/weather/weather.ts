import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import type { Random } from '../../../spec/support/day/random';
import type { Sandbox } from '../../../spec/browser/support/sandbox';
import type { Journal } from '../journal';
import { planOf, type Weights } from '../plan';
import type { Tab } from '../tab';
import { slowDown, spoilRequests } from './faults';
import { fillStorage, freeStorage, hide, setClock } from './surroundings';

type Name = 'requests' | 'slow' | 'drop' | 'refuse' | 'offline' | 'hidden' | 'full' | 'clock';

const WEIGHTS: Weights<Name> = {
  requests: 12,
  slow: 2,
  drop: 2,
  refuse: 1,
  offline: 2,
  hidden: 2,
  full: 1.5,
  clock: 1.5,
};
const PAUSE_MS = [500, 3000] as const;
const LASTING_MS = [1500, 7000] as const;

const HOUR_MS = 3_600_000;
/** Less than the day that drafts and tokens live, from one end to the other. */
const CLOCKS_H = [-10, -2, -0.3, 0, 0.3, 2, 10];

/** Trouble that goes on for a while, and ends. */
interface Lasting {
  readonly begin: () => Promise<string>;
  readonly end: () => Promise<unknown>;
}

/** Brings trouble by a plan, while it is asked to. */
export class Weather {
  private readonly plan;
  private readonly going = new Map<Name, Promise<void>>();

  constructor(
    seed: number,
    private readonly sandbox: Sandbox,
    private readonly context: BrowserContext,
    private readonly first: Tab,
    private readonly journal: Journal,
  ) {
    this.plan = planOf(seed, 'weather', WEIGHTS, PAUSE_MS);
  }

  isOffline(): boolean {
    return this.going.has('offline');
  }

  isStorageFull(): boolean {
    return this.going.has('full');
  }

  /** Resolves when the first page is to be seen. */
  async untilVisible(): Promise<void> {
    await this.going.get('hidden');
  }

  /** Until the time is over. */
  async rage(untilMs: number): Promise<void> {
    while (Date.now() < untilMs) {
      const { name, random, pauseMs } = this.plan.next().value;
      await wait(pauseMs);
      if (!this.going.has(name)) await this.bring(name, random);
    }
  }

  /** Fair from now on. */
  async clear(): Promise<void> {
    await Promise.all(this.going.values());
    await this.sandbox.control('faults', { count: 0 });
    await setClock(this.context, 0);
  }

  private async bring(name: Name, random: Random): Promise<void> {
    const lasting = this.lasting(name, random);
    if (!lasting) {
      this.journal.add('fault', await this.once(name, random));
      return;
    }
    const ms = random.whole(...LASTING_MS);
    const over = (async () => {
      this.journal.add('fault', `${await lasting.begin()}, for ${ms} ms`);
      await wait(ms);
      await lasting.end();
      this.going.delete(name);
    })();
    // Who clears the sky hears of it.
    over.catch(() => undefined);
    this.going.set(name, over);
  }

  private async once(name: Name, random: Random): Promise<string> {
    switch (name) {
      case 'drop':
        await this.sandbox.control('socket/drop');
        return 'the sockets are dropped';
      case 'clock': {
        const hours = random.pick(CLOCKS_H);
        await setClock(this.context, hours * HOUR_MS);
        return `the clock is set to ${hours} h from the right time`;
      }
      default:
        return spoilRequests(this.sandbox, random);
    }
  }

  private lasting(name: Name, random: Random): Lasting | undefined {
    const { sandbox, context, first } = this;
    switch (name) {
      case 'slow':
        return {
          begin: () => slowDown(sandbox, random),
          end: () => sandbox.control('slow', { ms: 0 }),
        };
      case 'refuse':
        return {
          begin: async () => {
            await sandbox.control('socket', { accept: false });
            return 'sockets are refused';
          },
          end: () => sandbox.control('socket', { accept: true }),
        };
      case 'offline':
        return {
          begin: async () => {
            await context.setOffline(true);
            return 'offline';
          },
          end: () => context.setOffline(false),
        };
      case 'hidden':
        return {
          begin: async () => {
            await hide(first.page.frames(), true);
            return 'the first page is hidden';
          },
          end: () => hide(first.page.frames(), false),
        };
      case 'full':
        return {
          begin: async () => {
            await fillStorage(first.frame);
            return 'the storage is full';
          },
          end: () => freeStorage(first.frame),
        };
      default:
        return undefined;
    }
  }
}
