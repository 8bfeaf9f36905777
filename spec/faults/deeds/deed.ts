import { expect } from '@playwright/test';
import { commentStatus } from '../../e2e/support/platform';
import type { Sandbox } from '../../e2e/support/sandbox';
import { COMMENT } from '../calls/call';
import type { Target } from '../faults';
import { clickOn, type Harness } from '../harness';
import { doneCount } from './platform-count';

/** What a blogger does to a note, and how often the platform has done it. */
export interface Deed {
  readonly name: string;
  readonly target: Target;
  readonly note: string;
  readonly failureMessage: string;
  /** A reply fails after three retries; anything else is sent again for a day. */
  readonly isReply?: true;
  /** No message says that it has failed, and it is sent again by itself. */
  readonly isSilent?: true;
  /** Adds what it needs to the platform, before the tabs open. */
  readonly prepare?: (sandbox: Sandbox) => Promise<unknown>;
  /** Does what comes before it, with the note open and without a fault. */
  readonly arrange?: (harness: Harness) => Promise<unknown>;
  /** Does it with the note open. */
  readonly act: (harness: Harness) => Promise<unknown>;
  /** Does the first part of it, which the end of the page finishes. */
  readonly begin?: (harness: Harness) => Promise<unknown>;
  /** Does it again after it has failed; without it, as `act` does. */
  readonly repeat?: (harness: Harness) => Promise<unknown>;
  /** How often the platform has done it: a second time must show in the number. */
  readonly count: (sandbox: Sandbox) => Promise<number>;
  /** Expects the tab to show it as done, or as not done. */
  readonly expectShown: (harness: Harness, isDone: boolean) => Promise<unknown>;
}

/** A note about a follower. */
export const FOLLOWER = 'Ljubica Žižić followed';

/** Shorter than a step of the clock, which the cells move until an expectation holds. */
export const SOON = { timeout: 400 };

export const moderation = (
  name: string,
  key: string,
  bar: string,
  target: Target,
  status: string,
  failureMessage: string,
): Deed => ({
  name,
  target,
  note: COMMENT,
  failureMessage,
  begin: ({ press }) => press(key),
  act: async ({ page, press }) => {
    await press(key);
    await clickOn(page.getByRole('group', { name: bar }).getByRole('button', { name: 'Close' }));
  },
  count: async (sandbox) => {
    const done = await doneCount(sandbox, target);
    const now = await commentStatus(sandbox, COMMENT);
    // A comment that is trashed twice is deleted for good.
    expect(now, 'the status of the comment').toBe(done === 0 ? 'unapproved' : status);
    return done;
  },
  expectShown: ({ rows }, isDone) =>
    expect(rows.filter({ hasText: COMMENT })).toHaveCount(isDone ? 0 : 1, SOON),
});

interface Toggle extends Pick<Deed, 'name' | 'target' | 'note' | 'failureMessage' | 'count'> {
  readonly labels: readonly [before: string, after: string];
}

export const toggle = ({ labels: [before, after], ...rest }: Toggle): Deed => ({
  ...rest,
  act: ({ action }) => clickOn(action(before).first()),
  expectShown: async (harness, isDone) => {
    await harness.open(rest.note);
    await expect(harness.action(isDone ? after : before).first()).toBeVisible(SOON);
  },
});
