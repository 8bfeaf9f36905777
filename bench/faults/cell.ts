import { expect } from '@playwright/test';
import { platformState } from '../../spec/browser/support/platform';
import { type Call, COMMENT } from './calls/call';
import { begin, type Fault, isMeant } from './faults';
import { answersToKeys } from './keys';
import { arrive, isReady, PATIENCE_MS, type Stage, startAnew, type View } from './stage';

/** A call that goes wrong in a way, seen from the list or from an open note. */
export interface Cell {
  readonly call: Call;
  readonly fault: Fault;
  readonly view: View;
}

export const nameOf = ({ call, fault, view }: Cell): string => `${call.name} x ${fault.name} x ${view}`;

const SIGNED_OUT = 'You’ve been signed out. Your drafts are kept.';
const FAILURE = /couldn't|can't|failed|went wrong|signed out/i;
/** The client waits this long for an answer (section 9). */
const TIMEOUT_MS = 30_000;
/** Late enough for what is shown locally to end meanwhile, and an answer all the same. */
const SLOW_MS = 20_000;

/** Lives through a cell; throws where the panel is not what it should be. */
export async function live(stage: Stage, { call, fault }: Cell): Promise<void> {
  const { sandbox, diary } = stage;
  await startAnew(stage);
  await setOut(stage, call);
  const end = await begin(stage, fault, call.target);
  const before = diary.requests.length;
  await call.provoke(stage, fault);
  await expect
    .poll(() => diary.requests.slice(before).some((line) => isMeant(call.target, line)), {
      message: 'the call is made',
      timeout: PATIENCE_MS,
    })
    .toBe(true);
  if (call.on !== undefined && stage.view === 'list') await stage.back();
  if (fault.name === 'slow') {
    await stage.page.clock.fastForward(SLOW_MS);
    await answersToKeys(stage);
    await end();
  } else {
    await fails(stage, call, fault);
    await answersToKeys(stage);
    await call.failed?.(stage, fault);
    await end();
    // What was asked for meanwhile, and got no answer, ends by itself.
    if (fault.name === 'timeout') await stage.page.clock.fastForward(TIMEOUT_MS);
    if (isSignedOut(call, fault)) await signInAgain(stage);
    await call.again?.(stage, fault);
  }
  await call.done(stage);
  await isAsThePlatform(stage);
  if (fault.name === 'slow') expect(diary.said.filter((text) => FAILURE.test(text))).toEqual([]);
  expect(diary.errors, 'errors').toEqual([]);
  if (fault.name !== 'wrong types' && call.begins === undefined && !call.target.path.includes('/pinghub'))
    expect(diary.reports, 'reports').toEqual([]);
  await sandbox.reset();
}

async function setOut(stage: Stage, { begins, prepare, on }: Call): Promise<void> {
  if (begins === 'before the panel') return;
  await arrive(stage);
  const opened = on ?? (stage.view === 'detail' && begins === undefined ? COMMENT : undefined);
  if (opened !== undefined) await openQuietly(stage, opened);
  await prepare?.(stage);
  await stage.pass(250);
  stage.diary.forget();
}

/** Opens a note; one that was unread is pushed anew, since it is read now, and fetched before anything else happens. */
async function openQuietly(stage: Stage, text: string): Promise<void> {
  const { rows, diary } = stage;
  const row = rows.filter({ hasText: text }).first();
  const isUnread = await row.evaluate(({ classList }) => classList.contains('is-unread'));
  await stage.open(text);
  if (isUnread)
    await stage.passUntil(150, () =>
      expect
        .poll(() => diary.requests.join(), { timeout: 300, intervals: [20] })
        .toContain('/notifications/8'),
    );
}

/** A token that is not taken ends the session; a socket cannot say so. */
const isSignedOut = ({ target }: Call, { name }: Fault): boolean =>
  name === '401' && !target.path.includes('/pinghub');

/** The failure comes, at once or in its time, and is told as it should be. */
async function fails(stage: Stage, call: Call, fault: Fault): Promise<void> {
  const { page, diary } = stage;
  const says = typeof call.says === 'function' ? call.says(fault) : call.says;
  const expected = [says, isSignedOut(call, fault) ? SIGNED_OUT : undefined].filter(
    (text) => text !== undefined,
  );
  const stepMs = (fault.name === 'timeout' ? TIMEOUT_MS : 0) + (call.triesAgainMs ?? 0);
  if (fault.name === 'timeout') {
    // All others have had their answers.
    const others = (): readonly string[] => diary.underWay().filter((line) => !isMeant(call.target, line));
    await expect.poll(others, { timeout: PATIENCE_MS, intervals: [5, 10, 20] }).toEqual([]);
    await page.clock.fastForward(TIMEOUT_MS);
  }
  for (const text of expected)
    await expect(async () => {
      if (stepMs > 0 && !diary.said.join('\n').includes(text)) await page.clock.fastForward(stepMs);
      await expect
        .poll(() => diary.said.join('\n'), { message: 'what is said', timeout: 250, intervals: [20] })
        .toContain(text);
    }).toPass({ timeout: PATIENCE_MS, intervals: [0] });
  if (expected.length === 0) {
    await stage.pass(0);
    expect(
      diary.said.filter((text) => FAILURE.test(text)),
      'said without need',
    ).toEqual([]);
  }
}

/** The bar leads to the sign-in page, which sends the blogger back (decision 42). */
async function signInAgain(stage: Stage): Promise<void> {
  const { page, diary } = stage;
  const leaving = page.waitForRequest(/\/oauth2\/authorize/);
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await leaving;
  await expect(page.locator('.signed-out-bar')).toHaveCount(0);
  await isReady(stage);
  diary.forget();
}

/** The rows are the platform's notes, read and unread, at once or after a while; and nothing is wrong any more. */
async function isAsThePlatform(stage: Stage): Promise<void> {
  const isSame = async (): Promise<void> => {
    const shown = await stage.rows.evaluateAll((rows) =>
      rows.map((row) => `${row.dataset.note ?? ''}${row.classList.contains('is-unread') ? ' unread' : ''}`),
    );
    const { notes } = await platformState(stage.sandbox);
    const there = notes.slice(0, shown.length).map(({ id, read }) => `${id}${read ? '' : ' unread'}`);
    expect(shown).toEqual(there);
    await expect(stage.page.locator('.trouble-line, .signed-out-bar')).toHaveCount(0, { timeout: 10 });
  };
  await expect(isSame)
    .toPass({ timeout: 1000, intervals: [20, 50, 100] })
    .catch(() => stage.passUntil(30_000, isSame));
}
