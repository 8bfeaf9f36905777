import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../spec/support/day/random';
import type { Sandbox } from '../../spec/browser/support/sandbox';
import type { Journal } from './journal';
import { planOf, type Weights } from './plan';

type Name = 'comment' | 'like' | 'comment-like' | 'follow' | 'reblog' | 'burst' | 'nonsense' | 'badNote';

const WEIGHTS: Weights<Name> = {
  comment: 8,
  like: 3,
  'comment-like': 2,
  follow: 2,
  reblog: 1,
  burst: 0.7,
  nonsense: 1.5,
  badNote: 0.3,
};
const PAUSE_MS = [800, 5000] as const;

/** What no push says. */
const NONSENSE: readonly unknown[] = [
  '{"action":"push","note_',
  '',
  'null',
  [],
  7,
  { action: 'push', note_id: 'first' },
  { action: 'push', note_id: -4 },
  { action: 'dance' },
  { action: 'push', note_id: 999_999_999 },
  'x'.repeat(20_000),
];

/** Ids of notes that cannot be read begin here. */
const BAD_NOTE_ID = 7_000_000_000;

/** The other people on the platform, and the platform's own mistakes. */
export class Others {
  private readonly plan;
  private readonly bad = new Set<number>();

  constructor(
    seed: number,
    private readonly sandbox: Sandbox,
    private readonly journal: Journal,
  ) {
    this.plan = planOf(seed, 'others', WEIGHTS, PAUSE_MS);
  }

  /** Notes that the panel cannot read. */
  get badNotes(): ReadonlySet<number> {
    return this.bad;
  }

  /** Until the time is over. */
  async live(untilMs: number): Promise<void> {
    while (Date.now() < untilMs) {
      const { name, random, pauseMs } = this.plan.next().value;
      await wait(pauseMs);
      this.journal.add('life', await this.act(name, random));
    }
  }

  private async act(name: Name, random: Random): Promise<string> {
    switch (name) {
      case 'burst': {
        const count = random.whole(6, 12);
        await Promise.all(Array.from({ length: count }, () => this.sandbox.control('like')));
        return `${count} likes at once`;
      }
      case 'nonsense': {
        const message = random.pick(NONSENSE);
        await this.sandbox.control('push', { message });
        return `a push of nonsense: ${JSON.stringify(message).slice(0, 60)}`;
      }
      case 'badNote': {
        const id = BAD_NOTE_ID + this.bad.size;
        this.bad.add(id);
        await this.sandbox.control('note', { id, type: 7, timestamp: 'never', subject: 'none' });
        return `note ${id}, which nobody can read`;
      }
      default: {
        const { note_id } = await this.sandbox.control(name, { approved: random.chance(0.6) });
        return `${name}, note ${String(note_id)}`;
      }
    }
  }
}
