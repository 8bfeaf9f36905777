/** @jest-environment jsdom */
import { signInAgain$ } from '../../src/boot/sign-in-again';
import { memoryStorage } from '../support/behaviour';
import { panelPage, portalPage } from '../support/panel-page';
import { locationWith, signInContext } from './support/sign-in-context';

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  Object.assign(globalThis.crypto, { randomUUID: () => 'random' });
});
afterEach(() => jest.useRealTimers());

type Fetch = (origin: string, options: RequestInit) => Promise<unknown>;

const fails: Fetch = () => Promise.reject(new TypeError('Failed to fetch'));
const answers: Fetch = () => Promise.resolve(panelPage());
const portal: Fetch = () => Promise.resolve(portalPage());
const hangs: Fetch = () => new Promise(() => undefined);

/** A running panel whose session has ended, with a platform that behaves like this. */
function panelWith(fetch: Fetch) {
  const checks: (AbortSignal | null | undefined)[] = [];
  const visits: string[] = [];
  const outcomes: string[] = [];
  const platform = { fetch };
  const fakes = {
    navigator: {},
    location: locationWith((address) => visits.push(address)),
    fetch: (origin: string, options: RequestInit) => {
      if (origin !== 'https://panel.test/') checks.push(options.signal);
      return platform.fetch(origin, options);
    },
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  };
  const context = signInContext(fakes, {
    storage: memoryStorage(new Map([['auth', '5:expired']])),
    show: () => outcomes.push('shown'),
    start: () => outcomes.push('started'),
  });
  const signIn = (isAsked: boolean) =>
    signInAgain$(context, 'expired', isAsked).subscribe({
      next: (outcome) => outcomes.push(outcome),
      complete: () => outcomes.push('ended'),
    });
  return { signIn, platform, checks, visits, outcomes };
}

const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

test('[sign-in-on-request] each press sends one check, and reports that it failed', async () => {
  const { signIn, checks, visits, outcomes } = panelWith(fails);
  for (const _press of [1, 2, 3]) {
    signIn(true);
    await pass(60_000);
  }
  expect(checks).toHaveLength(3);
  expect(outcomes).toEqual(['unreachable', 'ended', 'unreachable', 'ended', 'unreachable', 'ended']);
  expect(visits).toEqual([]);
});

test('[sign-in-on-request] a check without an answer fails after 10 s and is aborted', async () => {
  const { signIn, checks, outcomes } = panelWith(hangs);
  signIn(true);
  await pass(9999);
  expect([checks.map((signal) => signal?.aborted), outcomes]).toEqual([[false], []]);
  await pass(1);
  expect([checks.map((signal) => signal?.aborted), outcomes]).toEqual([[true], ['unreachable', 'ended']]);
});

test.each([
  { isAsked: true, outcome: ['unreachable', 'ended'] },
  { isAsked: false, outcome: ['unreachable'] },
])('[way-back] behind the login page of a network nothing leaves: %o', async ({ isAsked, outcome }) => {
  const { signIn, visits, outcomes } = panelWith(portal);
  signIn(isAsked);
  await pass(10_000);
  expect([visits, outcomes]).toEqual([[], outcome]);
});

test('[renewal-while-closed] a press leaves at once, a sign-in that nobody asked for when the platform is back', async () => {
  const asked = panelWith(answers);
  asked.signIn(true);
  await pass(10_000);
  expect(asked.visits).toHaveLength(1);
  const { signIn, platform, visits } = panelWith(fails);
  signIn(false);
  await pass(1000);
  platform.fetch = answers;
  await pass(120_000);
  expect(visits).toHaveLength(1);
});

test.each(['keydown', 'pointerdown'])(
  '[renewal-while-closed] a %s cancels a sign-in that nobody asked for',
  async (name) => {
    const { signIn, platform, visits, outcomes } = panelWith(fails);
    signIn(false);
    await pass(1000);
    document.body.dispatchEvent(new Event(name, { bubbles: true }));
    platform.fetch = answers;
    await pass(600_000);
    expect(visits).toEqual([]);
    expect(outcomes).toEqual(['unreachable', 'ended']);
  },
);

test('[renewal-while-closed] a key cancels it also while its check runs', async () => {
  const { signIn, checks, visits } = panelWith(hangs);
  signIn(false);
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  await pass(600_000);
  expect(checks.map((signal) => signal?.aborted)).toEqual([true]);
  expect(visits).toEqual([]);
});
