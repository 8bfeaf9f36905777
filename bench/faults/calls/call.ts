import { expect } from '@playwright/test';
import { type Fault, isUnreachable, type Target } from '../faults';
import type { Stage, View } from '../stage';

/** A call of the panel: how a blogger or time provokes it, and what the specification wants to be seen when it fails. */
export interface Call {
  readonly name: string;
  /** As the client's table has it, or the channel's path. */
  readonly route: string;
  /** The files of src/streams that make it. */
  readonly by: readonly string[];
  /** Which requests go wrong. */
  readonly target: Target;
  /** Both, unless it can only be made in one. */
  readonly views?: readonly View[];
  /** The note on which it is made: it is open before. In the list, the blogger goes back to it at once. */
  readonly on?: string;
  /** The panel is opened with the fault already there, or no note is opened before. */
  readonly begins?: 'before the panel' | 'before any note';
  readonly prepare?: (stage: Stage) => Promise<unknown>;
  readonly provoke: (stage: Stage, fault: Fault) => Promise<unknown>;
  /** What the blogger is told of the failure; nothing where it is none of theirs. */
  readonly says?: string | ((fault: Fault) => string | undefined);
  /** How much time passes between its own attempts, milliseconds; only of what is tried again by itself. */
  readonly triesAgainMs?: number;
  /** What a failure leaves. */
  readonly failed?: (stage: Stage, fault: Fault) => Promise<unknown>;
  /** What the blogger, or somebody else, does when all is well again; without it, time does. */
  readonly again?: (stage: Stage, fault: Fault) => Promise<unknown>;
  /** That it is done after all, for the blogger to see and on the platform. */
  readonly done: (stage: Stage) => Promise<unknown>;
}

export const COMMENT = 'Hello, first time here!';

/** Why there are no news (section 8): above notes that are here. Who is signed out is told of that instead. */
export const trouble = (fault: Fault): string | undefined => {
  if (fault.name === '401') return undefined;
  return isUnreachable(fault)
    ? "We can't reach new notifications right now."
    : "New notifications can't be loaded right now.";
};

/** The trouble is counted down while it lasts; who is signed out waits for nothing. */
export const countsDown = async ({ page }: Stage, fault: Fault): Promise<void> => {
  const timer = page.getByRole('timer');
  if (trouble(fault) === undefined) await expect(timer).toBeHidden();
  else await expect(timer).toHaveText(/^(Next try in \d+ sec|Trying again…)$/);
};

/** Time passes, and the trouble is over. */
export const isOver = (stage: Stage): Promise<void> =>
  stage.passUntil(45_000, () =>
    expect(stage.page.locator('.trouble-line, .notice-drawing-trouble')).toHaveCount(0, { timeout: 400 }),
  );
