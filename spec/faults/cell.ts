import { expect } from '@playwright/test';
import { type Call, COMMENT } from './calls/call';
import { expectPlatformNotes, failureMessages, SIGNED_OUT, signInAgain } from './expectations';
import { type FaultKind, injectFault, matchesTarget } from './faults';
import { type Harness, openPanel, PATIENCE_MS, resetPanel, type View } from './harness';
import { expectKeysToWork } from './keys';

/**
 * A cell of the matrix: a call that fails in one way, with the list or an open note on the screen.
 */
export interface Cell {
  readonly call: Call;
  readonly kind: FaultKind;
  readonly view: View;
}

export const nameOf = ({ call, kind, view }: Cell): string => `${call.name} x ${kind} x ${view}`;

/** The client's timeout for an answer (section 9). */
const TIMEOUT_MS = 30_000;
/** Longer than any optimistic update lasts by itself, and shorter than the client's timeout. */
const SLOW_MS = 20_000;

/** Runs a cell. Throws if the panel breaks a rule. */
export async function runCell(harness: Harness, { call, kind }: Cell): Promise<void> {
  const { sandbox, pageLog } = harness;
  await resetPanel(harness);
  await prepareCell(harness, call);
  const endFault = await injectFault(harness, kind, call.target);
  const before = pageLog.requests.length;
  await call.trigger(harness, kind);
  await expect
    .poll(() => pageLog.requests.slice(before).some((line) => matchesTarget(call.target, line)), {
      message: 'the call is made',
      timeout: PATIENCE_MS,
    })
    .toBe(true);
  if (call.note !== undefined && harness.view === 'list') await harness.backToList();
  const isInTime = kind === 'slow' && !call.isSlowTooLate;
  if (isInTime) {
    await harness.page.clock.fastForward(SLOW_MS);
    await expectKeysToWork(harness);
    await endFault();
  } else {
    await expectFailure(harness, call, kind);
    await expectKeysToWork(harness);
    await call.expectFailed?.(harness, kind);
    await endFault();
    // Requests that were sent meanwhile and got no answer time out.
    if (kind === 'timeout') await harness.page.clock.fastForward(TIMEOUT_MS);
    if (isSignedOut(call, kind)) await signInAgain(harness);
    await call.retry?.(harness, kind);
  }
  await call.expectDone(harness);
  await expectPlatformNotes(harness);
  if (isInTime) expect(failureMessages(harness)).toEqual([]);
  expect(pageLog.errors, 'errors').toEqual([]);
  if (kind !== '200' && call.startsBefore === undefined && !isSocket(call))
    expect(pageLog.reports, 'reports').toEqual([]);
  await sandbox.reset();
}

async function prepareCell(harness: Harness, { startsBefore, prepare, note }: Call): Promise<void> {
  if (startsBefore === 'panel') return;
  await openPanel(harness);
  const opened = note ?? (harness.view === 'detail' && startsBefore === undefined ? COMMENT : undefined);
  if (opened !== undefined) await openAndFetch(harness, opened);
  await prepare?.(harness);
  await harness.advance(250);
  harness.pageLog.clear();
}

/**
 * Opens a note. An unread one becomes read, so that the platform pushes it and the panel fetches
 * it.
 */
async function openAndFetch(harness: Harness, text: string): Promise<void> {
  const { rows, pageLog } = harness;
  const row = rows.filter({ hasText: text }).first();
  const isUnread = await row.evaluate(({ classList }) => classList.contains('is-unread'));
  await harness.open(text);
  if (isUnread)
    await harness.advanceUntil(150, () =>
      expect
        .poll(() => pageLog.requests.join(), { timeout: 300, intervals: [20] })
        .toContain('/notifications/8'),
    );
}

const isSocket = ({ target }: Call): boolean => target.path.includes('/pinghub');

/**
 * Whether the fault ends the session: a rejected token does, except at a socket, which has no
 * status.
 */
const isSignedOut = (call: Call, kind: FaultKind): boolean => kind === '401' && !isSocket(call);

/**
 * Expects the call to fail, at once or after a timeout, and the panel to show exactly its messages.
 */
async function expectFailure(harness: Harness, call: Call, kind: FaultKind): Promise<void> {
  const { page, pageLog } = harness;
  const { failureMessage, retryMs = 0, target } = call;
  const message = typeof failureMessage === 'function' ? failureMessage(kind) : failureMessage;
  const expected = [message, isSignedOut(call, kind) ? SIGNED_OUT : undefined].filter(
    (text) => text !== undefined,
  );
  // A rejected token is not tried again. A step could be as long as the message is shown.
  const pauseMs = isSignedOut(call, kind) ? 0 : retryMs;
  const stepMs = (kind === 'timeout' ? TIMEOUT_MS : 0) + pauseMs;
  if (kind === 'timeout') {
    const others = (): readonly string[] =>
      pageLog.pendingRequests().filter((line) => !matchesTarget(target, line));
    await expect.poll(others, { timeout: PATIENCE_MS, intervals: [5, 10, 20] }).toEqual([]);
    await page.clock.fastForward(TIMEOUT_MS);
  }
  const announced = (): string => pageLog.announcements.join('\n');
  for (const text of expected)
    await expect(async () => {
      if (stepMs > 0 && !announced().includes(text)) await page.clock.fastForward(stepMs);
      await expect
        .poll(announced, { message: 'announcements', timeout: 250, intervals: [20] })
        .toContain(text);
    }).toPass({ timeout: PATIENCE_MS, intervals: [0] });
  if (expected.length === 0) {
    await harness.advance(0);
    expect(failureMessages(harness), 'failure messages that nobody needs').toEqual([]);
  }
}
