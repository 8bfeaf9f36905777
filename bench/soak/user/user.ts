import { errors } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import type { Journal } from '../journal';
import { planOf, type Weights } from '../plan';
import { approve, edit, follow, like } from './acting';
import { moderate } from './moderating';
import {
  back,
  closePanel,
  dismiss,
  filter,
  help,
  markAll,
  markUnread,
  open,
  refresh,
  scroll,
  walk,
} from './reading';
import type { Action, Situation } from './situation';
import { draft, mention, reply, seeToReply, takeUp } from './writing';

const ACTIONS = {
  walk,
  open,
  back,
  filter,
  scroll,
  closePanel,
  markAll,
  markUnread,
  help,
  refresh,
  dismiss,
  approve,
  like,
  follow,
  edit,
  moderate,
  reply,
  draft,
  takeUp,
  seeToReply,
  mention,
};
type Name = keyof typeof ACTIONS | 'elsewhere';

const WEIGHTS: Weights<Name> = {
  walk: 5,
  open: 5,
  back: 2,
  filter: 3,
  scroll: 3,
  closePanel: 2,
  markAll: 1,
  markUnread: 2,
  help: 0.5,
  refresh: 1,
  dismiss: 1,
  approve: 4,
  like: 4,
  follow: 2,
  edit: 0.5,
  moderate: 6,
  reply: 6,
  draft: 4,
  takeUp: 4,
  seeToReply: 5,
  mention: 0.5,
  elsewhere: 5,
};
const PAUSE_MS = [50, 500] as const;

/** The scripted user: does one thing after the other, as the plan has it. */
export class User {
  private readonly plan;

  constructor(
    seed: number,
    private readonly situation: Situation,
    private readonly journal: Journal,
    private readonly elsewhere: Action,
    /** Resolves when the user looks at the page. */
    private readonly untilThere: () => Promise<void>,
  ) {
    this.plan = planOf(seed, 'user', WEIGHTS, PAUSE_MS);
  }

  /** One step of the plan; with `isAlone` the second tab is left where it is. */
  async step(isAlone = false): Promise<void> {
    const { name, random, pauseMs } = this.plan.next().value;
    await wait(pauseMs);
    await this.untilThere();
    if (isAlone && name === 'elsewhere') return;
    const action = name === 'elsewhere' ? this.elsewhere : ACTIONS[name];
    await this.does(name, () => action(this.situation, random));
  }

  /** Does it, if it can be done in time, and writes it down. */
  async does(name: string, action: () => Promise<string | undefined>): Promise<void> {
    try {
      await this.situation.tab.open();
      const done = await Promise.race([action(), silence()]);
      if (done !== undefined) this.journal.add('user', done);
    } catch (error) {
      if (!(error instanceof Error && isToBeExpected(error))) throw error;
      this.journal.add('user', `gives up on ${name}: ${reasonOf(error)}`);
    }
  }
}

/** In milliseconds: a page that says nothing for so long has hung, and is no matter of patience. */
const SILENCE_MS = 90_000;

async function silence(): Promise<never> {
  await wait(SILENCE_MS, undefined, { ref: false });
  throw new Error(`the page did not answer for ${SILENCE_MS / 1000} s`);
}

/** The list is slow, the note has just gone, the network is away: people give up, too. */
const isToBeExpected = (error: Error): boolean =>
  error instanceof errors.TimeoutError || error.message.includes('net::ERR_');

/** What was waited for, and what stood in the way, out of Playwright's long words. */
function reasonOf({ message }: Error): string {
  const lines = message.split('\n').map((line) => stripVTControlCharacters(line).replace(/^[\s-]+/, ''));
  const target = lines.find((line) => line.startsWith('waiting for'))?.replace(/.*contentFrame\(\)\./, '');
  const obstacle = lines.findLast((line) => /element (is|was)|intercepts/.test(line));
  return [lines[0], target, obstacle].filter((part) => part !== undefined).join('; ');
}
