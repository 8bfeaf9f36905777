/** @jest-environment jsdom */
import { saveSession, saveSignedOut } from '../../src/streams/session/stored-sign-in';
import { type BrowserOptions, simulatedBrowser } from './support/simulated-browser';

const TABS = [0, 1, 2, 3, 4];
const EXPIRED = '5:expired';
const DAY = 24 * 3_600_000;

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  Object.assign(globalThis.crypto, { randomUUID: () => String(Math.random()) });
});
afterEach(() => jest.useRealTimers());

/** Five tabs that the browser restores at once, after this long. */
async function restore(options: BrowserOptions, stored = EXPIRED, ms = 60_000) {
  const browser = simulatedBrowser(options);
  browser.held.set('auth', stored);
  TABS.forEach(browser.open);
  await jest.advanceTimersByTimeAsync(ms);
  return browser;
}

describe('five restored tabs with an expired token', () => {
  it('[sign-in-in-several-tabs] are all signed in by one visit to the sign-in page', async () => {
    const { sessions, visits, held } = await restore({ pageMs: 400 });
    expect(sessions.map((session) => session?.token)).toEqual(TABS.map(() => 'token1'));
    expect(visits).toEqual([0]);
    expect(held.has('auth_state')).toBe(false);
  });

  it('[sign-in-in-several-tabs] wait at most 3 s for the one that left first', async () => {
    const { visits } = await restore({ pageMs: 600_000 }, EXPIRED, 2999);
    expect(visits).toEqual([0]);
    await jest.advanceTimersByTimeAsync(10);
    expect(visits).toEqual(TABS);
  });

  it.each([
    ['the sign-in page takes a minute', { pageMs: 55_000 }],
    ['the browser has no locks', { pageMs: 400, hasLocks: false }],
  ])('are all signed in although %s', async (_name, options) => {
    const { sessions } = await restore(options);
    expect(sessions.map((session) => session !== undefined)).toEqual(TABS.map(() => true));
  });
});

test('tabs that are signed out stay so, until the blogger signs in in one of them', async () => {
  const browser = await restore({ pageMs: 400 }, 'signed out');
  expect([browser.visits, browser.sessions]).toEqual([[], []]);
  browser.storageOf(9).set('auth', `${Date.now() + 9999}:from tab 9`);
  expect(browser.sessions.map((session) => session?.token)).toEqual(TABS.map(() => 'from tab 9'));
});

test('a sign-in that was pending when the blogger signed out signs nobody in', async () => {
  const browser = await restore({ pageMs: 5000 }, EXPIRED, 1000);
  saveSignedOut(browser.storageOf(9));
  browser.open(8);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(browser.held.get('auth')).toBe('signed out');
  expect([browser.sessions, browser.visits]).toEqual([[], [0]]);
});

test('[no-sign-in-loop] a token that no page has used, and that expires a day later, does not lead to a question', async () => {
  const browser = simulatedBrowser({ pageMs: 400 });
  const now = Date.now();
  saveSession(browser.storageOf(9), { token: 'unused', expiresAt: now + DAY }, { now, blogger: '7' });
  await jest.advanceTimersByTimeAsync(DAY);
  TABS.forEach(browser.open);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(browser.visits).toEqual([0]);
  expect(browser.sessions.map((session) => session?.token)).toEqual(TABS.map(() => 'token1'));
});

test('[no-sign-in-loop] a token that has never worked leads to a question, also after a reload', async () => {
  const browser = await restore({ pageMs: 400 }, EXPIRED, 10_000);
  expect(browser.visits).toHaveLength(1);
  browser.held.set('auth', '0:token1');
  TABS.forEach(browser.open);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(browser.visits).toHaveLength(1);
});
