import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../support/random';
import type { Sandbox } from '../e2e/support/sandbox';
import { planOf, type Weights } from './plan';

type Name =
  | 'comment'
  | 'like'
  | 'comment-like'
  | 'follow'
  | 'reblog'
  | 'burst'
  | 'malformed-push'
  | 'malformed-note';

const WEIGHTS: Weights<Name> = {
  comment: 8,
  like: 3,
  'comment-like': 2,
  follow: 2,
  reblog: 1,
  burst: 0.7,
  'malformed-push': 1.5,
  'malformed-note': 0.3,
};
const PAUSE_MS = [800, 5000] as const;

/** Malformed push messages, and one about a note that does not exist. */
const MALFORMED: readonly unknown[] = [
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

/** The first id of malformed notes. */
const MALFORMED_NOTE_ID = 7_000_000_000;

/** Random actions of other people on the platform, and malformed pushes and notes. */
export class Others {
  private readonly plan;
  private malformedNotes = 0;

  constructor(
    seed: number,
    private readonly sandbox: Sandbox,
  ) {
    this.plan = planOf(seed, 'others', WEIGHTS, PAUSE_MS);
  }

  /** Acts until a time, in epoch milliseconds. */
  async run(untilMs: number): Promise<void> {
    while (Date.now() < untilMs) {
      const { name, random, pauseMs } = this.plan.next().value;
      await wait(pauseMs);
      await this.act(name, random);
    }
  }

  private async act(name: Name, random: Random): Promise<void> {
    switch (name) {
      case 'burst':
        await Promise.all(Array.from({ length: random.whole(6, 12) }, () => this.sandbox.control('like')));
        return;
      case 'malformed-push':
        await this.sandbox.control('push', { message: random.pick(MALFORMED) });
        return;
      case 'malformed-note':
        this.malformedNotes += 1;
        await this.sandbox.control('note', {
          id: MALFORMED_NOTE_ID + this.malformedNotes,
          type: 7,
          timestamp: 'never',
          subject: 'none',
        });
        return;
      default:
        await this.sandbox.control(name, { approved: random.chance(0.6) });
    }
  }
}
