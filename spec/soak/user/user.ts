import { errors } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import type { Journal } from '../journal';
import type { TabName } from '../ledger-entries';
import { planOf } from '../plan';
import { ACTIONS, WEIGHTS } from './actions';
import type { Action, UserContext } from './context';

const PAUSE_MS = [50, 500] as const;

/** The page that is behind another tab. */
export interface Hiding {
  readonly hiddenTab: () => TabName | undefined;
  /** Resolves when no page is hidden. */
  readonly untilVisible: () => Promise<void>;
}

/** The scripted user, who performs the actions of a plan one after the other. */
export class User {
  private readonly plan;

  constructor(
    seed: number,
    private readonly context: UserContext,
    private readonly journal: Journal,
    private readonly elsewhere: Action,
    private readonly hiding: Hiding,
  ) {
    this.plan = planOf(seed, 'user', WEIGHTS, PAUSE_MS);
  }

  /** Performs one step of the plan. While the first page is hidden, it is one in the second page. */
  async step(): Promise<void> {
    const { name, random, pauseMs } = this.plan.next().value;
    await wait(pauseMs);
    if (name === 'elsewhere' && this.hiding.hiddenTab() === 'second') await this.hiding.untilVisible();
    if (name === 'elsewhere' || this.hiding.hiddenTab() === 'first')
      await this.attempt('elsewhere', () => this.elsewhere(this.context, random));
    else await this.perform(name, () => ACTIONS[name](this.context, random));
  }

  /** Performs an action in the first page and records it. Gives up if it takes too long. */
  perform(name: string, action: () => Promise<string | undefined>): Promise<void> {
    return this.attempt(name, async () => {
      await this.context.tab.open();
      return action();
    });
  }

  private async attempt(name: string, action: () => Promise<string | undefined>): Promise<void> {
    try {
      const done = await Promise.race([action(), rejectWhenHung()]);
      if (done !== undefined) this.journal.add('user', done);
    } catch (error) {
      if (!(error instanceof Error && isExpected(error))) throw error;
      this.journal.add('user', `gives up on ${name}: ${reasonOf(error)}`);
    }
  }
}

/** Milliseconds after which a page that does not respond counts as hung. */
const HUNG_MS = 90_000;

async function rejectWhenHung(): Promise<never> {
  await wait(HUNG_MS, undefined, { ref: false });
  throw new Error(`the page did not respond for ${HUNG_MS / 1000} s`);
}

/**
 * Whether the user may give up: the list is slow, the note is gone, a row was just replaced, or the
 * network is offline.
 */
const isExpected = (error: Error): boolean =>
  error instanceof errors.TimeoutError || /net::ERR_|not attached to the DOM/.test(error.message);

/** The target and the obstacle of a Playwright error in one line. */
function reasonOf({ message }: Error): string {
  const lines = message.split('\n').map((line) => stripVTControlCharacters(line).replace(/^[\s-]+/, ''));
  const target = lines.find((line) => line.startsWith('waiting for'))?.replace(/.*contentFrame\(\)\./, '');
  const obstacle = lines.findLast((line) => /element (is|was)|intercepts/.test(line));
  return [lines[0], target, obstacle].filter((part) => part !== undefined).join('; ');
}
