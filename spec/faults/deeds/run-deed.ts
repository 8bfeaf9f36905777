import { expect } from '@playwright/test';
import { elapse, elapseUntil, resetClock } from '../clock';
import { expectPlatformNotes, failureMessages, SIGNED_OUT, signInAgain } from '../expectations';
import { matchesTarget } from '../faults';
import { type Harness, openPanel, PATIENCE_MS, resetPanel } from '../harness';
import { letHang } from '../page-log';
import type { Course, Tabs } from './courses';
import type { DeedFault } from './deed-faults';
import type { Deed } from './deed';
import { clearRequests, doneCount, requestsTo } from './platform-count';

/** A deed that meets a fault while tabs come and go. */
export interface DeedCell {
  readonly deed: Deed;
  readonly fault: DeedFault;
  readonly course: Course;
}

/** Whether the deed fails, so that all tabs must say so. Otherwise it is done as soon as the fault ends. */
const isTold = ({ deed, fault }: DeedCell): boolean =>
  !fault.isDone &&
  !fault.endsSession &&
  deed.isSilent !== true &&
  (fault.isRefused === true || deed.isReply === true);

/** Does it once, ends the fault, and repeats what failed: the platform must count one. */
export async function runDeed(home: Harness, cell: DeedCell): Promise<void> {
  await resetPanel(home);
  await resetClock(home);
  await cell.deed.prepare?.(home.sandbox);
  const tabs = await cell.course.open(home);
  try {
    await meetFault(home, cell, tabs);
  } finally {
    for (const tab of [tabs.acting, ...tabs.survivors])
      if (tab !== home && !tab.page.isClosed()) await tab.page.close();
  }
  await home.sandbox.reset();
}

/** Opens the note of a deed in all tabs, and lets one of them do what comes before the deed. */
export async function openFor(deed: Deed, acting: Harness, tabs: Iterable<Harness>): Promise<void> {
  for (const tab of tabs) await tab.open(deed.note);
  await elapse(acting, 1500, 500);
  if (deed.arrange) {
    await deed.arrange(acting);
    await clearRequests(acting.sandbox);
  }
  for (const { pageLog } of tabs) pageLog.clear();
}

async function meetFault(home: Harness, cell: DeedCell, tabs: Tabs): Promise<void> {
  const { deed, fault } = cell;
  const { sandbox } = home;
  const { acting, survivors } = tabs;
  const all = new Set([acting, ...survivors]);
  await openFor(deed, acting, all);
  const { method, path } = deed.target;
  if (fault.control) await sandbox.control('faults', { method, path, ...fault.control });
  letHang(home.page.context(), (line) => fault.givesNoAnswer === true && matchesTarget(deed.target, line));
  await (fault.control ? deed.act : (deed.begin ?? deed.act))(acting);
  if (fault.control) await untilAsked(cell, home);
  await leave(home, tabs);
  const teller = survivors.includes(acting) ? acting : home;
  const isToldNow = isTold(cell);
  const messages = [...(isToldNow ? [deed.failureMessage] : []), ...(fault.endsSession ? [SIGNED_OUT] : [])];
  await elapseUntil(home, async () => {
    const announced = teller.pageLog.announcements.join('\n');
    for (const message of messages) expect(announced).toContain(message);
    return Promise.resolve();
  });
  expect(await deed.count(sandbox), 'done under the fault').toBeLessThanOrEqual(fault.isDone ? 1 : 0);
  await sandbox.control('faults', { count: 0 });
  if (fault.endsSession) await signInAgain(teller);
  await untilShown(home, cell, survivors, !isToldNow);
  if (isToldNow) {
    expect(await deed.count(sandbox), 'done before it is repeated').toBe(0);
    const [repeating = home] = survivors.toReversed();
    await repeat(deed, repeating);
    await untilShown(home, cell, survivors, true);
  }
  const expectOnce = async (): Promise<void> => expect(await deed.count(sandbox), 'done in the end').toBe(1);
  await elapseUntil(home, expectOnce);
  for (const tab of survivors) await expectPlatformNotes(tab);
  await expectOnce();
  for (const tab of all) {
    expect(tab.pageLog.errors, 'errors').toEqual([]);
    const told = failureMessages(tab).filter((text) => !text.includes(SIGNED_OUT));
    for (const text of told)
      expect(isToldNow ? text : `unexpected: ${text}`, 'failure messages').toContain(deed.failureMessage);
  }
}

/** Does a deed again that has failed. */
export async function repeat(deed: Deed, harness: Harness): Promise<void> {
  if (deed.repeat) return void (await deed.repeat(harness));
  await harness.open(deed.note);
  await deed.act(harness);
}

async function untilAsked({ deed, fault }: DeedCell, { sandbox }: Harness): Promise<void> {
  const count = (): Promise<number> =>
    fault.isDone
      ? doneCount(sandbox, deed.target)
      : requestsTo(sandbox, deed.target).then(({ length }) => length);
  await expect.poll(count, { message: 'the call is made', timeout: PATIENCE_MS }).toBeGreaterThan(0);
}

/** Closes the tab that leaves; the only one comes back. */
async function leave(home: Harness, { leaving }: Tabs): Promise<void> {
  if (leaving === undefined) return;
  if (leaving !== home) {
    await leaving.page.close();
    return;
  }
  await home.page.goto(`${home.sandbox.panel}/no-such-page`);
  await openPanel(home);
}

const untilShown = (
  home: Harness,
  { deed }: DeedCell,
  tabs: readonly Harness[],
  isDone: boolean,
): Promise<void> =>
  elapseUntil(home, async () => {
    for (const tab of tabs) await deed.expectShown(tab, isDone);
  });
