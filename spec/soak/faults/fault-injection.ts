import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Frame } from '@playwright/test';
import { DRAFT_RETRY_MS } from '../../../src/streams/timing';
import type { Random } from '../../support/day/random';
import type { Sandbox } from '../../e2e/support/sandbox';
import type { Journal } from '../journal';
import type { TabName } from '../ledger-entries';
import { planOf, type Weights } from '../plan';
import type { Tab } from '../tab';
import { fillStorage, freeStorage, hide, setClock } from './environment';
import { failRequests, slowDown } from './requests';

/** `request` stands for the kinds of fault that `failRequests` picks from. */
type FaultKind =
  | 'request'
  | 'slow'
  | 'socket-drop'
  | 'socket-refused'
  | 'offline'
  | 'hidden'
  | 'storage-full'
  | 'clock';

const WEIGHTS: Weights<FaultKind> = {
  request: 12,
  slow: 2,
  'socket-drop': 2,
  'socket-refused': 1,
  offline: 2,
  hidden: 1.5,
  'storage-full': 1,
  clock: 1.5,
};
const PAUSE_MS = [500, 3000] as const;
const LASTING_MS = [1500, 5000] as const;

const HOUR_MS = 3_600_000;
/** Clock errors. The range is shorter than the day for which drafts and tokens are valid. */
const CLOCK_ERRORS_H = [-10, -2, -0.3, 0, 0.3, 2, 10];

/** A fault that lasts for a while. */
interface LastingFault {
  readonly begin: () => Promise<string>;
  readonly end: () => Promise<unknown>;
}

/** Injects random faults by a plan. */
export class FaultInjection {
  private readonly plan;
  /** The page that was hidden last. */
  private hidden: TabName = 'first';
  private storageFreeAt = 0;
  private readonly active = new Map<FaultKind, Promise<void>>();

  constructor(
    seed: number,
    private readonly sandbox: Sandbox,
    private readonly context: BrowserContext,
    private readonly first: Tab,
    private readonly second: { readonly frames: readonly Frame[] },
    private readonly journal: Journal,
  ) {
    this.plan = planOf(seed, 'faults', WEIGHTS, PAUSE_MS);
  }

  isOffline(): boolean {
    return this.active.has('offline');
  }

  isStorageFull(): boolean {
    return this.active.has('storage-full');
  }

  mayHoldDrafts(): boolean {
    return this.isStorageFull() || Date.now() < this.storageFreeAt + DRAFT_RETRY_MS + 1000;
  }

  hiddenTab(): TabName | undefined {
    return this.active.has('hidden') ? this.hidden : undefined;
  }

  /** Resolves when no page is hidden. */
  async untilVisible(): Promise<void> {
    await this.active.get('hidden');
  }

  /** Injects faults until a time, in epoch milliseconds. */
  async run(untilMs: number): Promise<void> {
    while (Date.now() < untilMs) {
      const { name: kind, random, pauseMs } = this.plan.next().value;
      await wait(pauseMs);
      if (!this.active.has(kind)) await this.inject(kind, random);
    }
  }

  /** Waits until lasting faults have ended, and ends all others. */
  async end(): Promise<void> {
    await Promise.all(this.active.values());
    await this.sandbox.control('faults', { count: 0 });
    await setClock(this.context, 0);
  }

  private async inject(kind: FaultKind, random: Random): Promise<void> {
    const lasting = this.lasting(kind, random);
    if (!lasting) {
      this.journal.add('fault', await this.injectOnce(kind, random));
      return;
    }
    const ms = random.whole(...LASTING_MS);
    const ended = (async () => {
      this.journal.add('fault', `${await lasting.begin()}, for ${ms} ms`);
      await wait(ms);
      await lasting.end();
      this.active.delete(kind);
    })();
    // `end` awaits the promise and throws its error.
    ended.catch(() => undefined);
    this.active.set(kind, ended);
  }

  private async injectOnce(kind: FaultKind, random: Random): Promise<string> {
    switch (kind) {
      case 'socket-drop':
        await this.sandbox.control('socket/drop');
        return 'the sockets are dropped';
      case 'clock': {
        const hours = random.pick(CLOCK_ERRORS_H);
        await setClock(this.context, hours * HOUR_MS);
        return `the clock is set to ${hours} h from the right time`;
      }
      default:
        return failRequests(this.sandbox, random);
    }
  }

  private lasting(kind: FaultKind, random: Random): LastingFault | undefined {
    const { sandbox, context, first, second } = this;
    switch (kind) {
      case 'slow':
        return {
          begin: () => slowDown(sandbox, random),
          end: () => sandbox.control('slow', { ms: 0 }),
        };
      case 'socket-refused':
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
            this.hidden = random.pick(['first', 'second'] as const);
            await hide(this.hidden === 'first' ? first.page.frames() : second.frames, true);
            return `the ${this.hidden} page is hidden`;
          },
          end: () => hide([...first.page.frames(), ...second.frames], false),
        };
      case 'storage-full':
        return {
          begin: async () => {
            await fillStorage(first.frame);
            return 'the storage is full';
          },
          end: async () => {
            await freeStorage(first.frame);
            this.storageFreeAt = Date.now();
          },
        };
      default:
        return undefined;
    }
  }
}
