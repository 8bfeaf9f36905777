import { expect } from '@playwright/test';
import { type FaultKind, isUnreachable, type Target } from '../faults';
import type { Harness, View } from '../harness';

/** A call of the panel: what triggers it, and what the panel must show when it fails. */
export interface Call {
  readonly name: string;
  /** The route in the client's table, or the channel's path. */
  readonly route: string;
  /** The files of src/streams that make the call. */
  readonly files: readonly string[];
  /** The requests that get the fault. */
  readonly target: Target;
  /** The views that can make the call; by default both. */
  readonly views?: readonly View[];
  /**
   * The note that the call is about. It is opened first; the list view then goes back to the list.
   */
  readonly note?: string;
  /** The fault begins before the panel is opened, or before any note is. */
  readonly startsBefore?: 'panel' | 'note';
  readonly prepare?: (harness: Harness) => Promise<unknown>;
  readonly trigger: (harness: Harness, kind: FaultKind) => Promise<unknown>;
  /** The failure message that the blogger sees; undefined if the panel shows none. */
  readonly failureMessage?: string | ((kind: FaultKind) => string | undefined);
  /** Milliseconds between the panel's own attempts, if it retries by itself. */
  readonly retryMs?: number;
  /** The panel goes on without an answer that is late. */
  readonly isSlowTooLate?: true;
  /** Expects the state of the panel after the failure. */
  readonly expectFailed?: (harness: Harness, kind: FaultKind) => Promise<unknown>;
  /** Makes the call again after the fault has ended; without it the panel retries by itself. */
  readonly retry?: (harness: Harness, kind: FaultKind) => Promise<unknown>;
  /** Expects that the call has succeeded, in the panel and on the platform. */
  readonly expectDone: (harness: Harness) => Promise<unknown>;
}

export const COMMENT = 'Hello, first time here!';

/**
 * The message above the list when loading news fails (section 8); undefined after a 401, when the
 * panel asks the blogger to sign in instead.
 */
export const newsMessage = (kind: FaultKind): string | undefined => {
  if (kind === '401') return undefined;
  if (kind === '429') return 'There were too many requests. New notifications will come a little later.';
  return isUnreachable(kind)
    ? "We can't reach new notifications right now."
    : "New notifications can't be loaded right now.";
};

/**
 * Whether the platform refuses an action for good, so that the blogger is told. Otherwise it waits, or
 * the platform is asked what it has, without a message (decision one-outbox).
 */
export const isRefused = (kind: FaultKind): boolean => ['500', '501', '404'].includes(kind);

/** Expects a countdown to the next attempt, unless the blogger is signed out. */
export const expectCountdown = async ({ page }: Harness, kind: FaultKind): Promise<void> => {
  const timer = page.getByRole('timer');
  if (newsMessage(kind) === undefined) await expect(timer).toBeHidden();
  else await expect(timer).toHaveText(/^(Trying again in (\d+ min )?\d+ s|Trying again…)$/);
};

/** Advances the clock until the failure message is gone. */
export const untilTroubleIsOver = (harness: Harness): Promise<void> =>
  harness.advanceUntil(45_000, () =>
    expect(harness.page.locator('.trouble-line, .notice-drawing-trouble')).toHaveCount(0, {
      timeout: 400,
    }),
  );
