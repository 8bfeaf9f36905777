/** @jest-environment jsdom */
import { NEVER } from 'rxjs';
import { browserEnvironment } from '../../src/browser/environment';

test.each([
  ['[polling-after-sleep] reports a page that comes back from the cache', true, 1],
  ['does not report a page that has just loaded', false, 0],
])('%s', (_name, persisted, count) => {
  let shown = 0;
  const subscription = browserEnvironment(window, NEVER, NEVER).pageShow$.subscribe(() => (shown += 1));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  expect(shown).toBe(count);
  subscription.unsubscribe();
});

test.each([
  [799, false],
  [800, true],
])('a window of %i px is wide: %s', (width, isWide) => {
  const seen: boolean[] = [];
  const subscription = browserEnvironment(window, NEVER, NEVER).isWide$.subscribe((is) => seen.push(is));
  Object.defineProperty(window, 'innerWidth', { value: isWide ? 799 : 800, configurable: true });
  window.dispatchEvent(new Event('resize'));
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  window.dispatchEvent(new Event('resize'));
  expect(seen.at(-1)).toBe(isWide);
  subscription.unsubscribe();
});

describe('a frozen page', () => {
  const visibility: { now: DocumentVisibilityState } = { now: 'visible' };
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility.now);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test.each<[string, () => void]>([
    ['with a change of its visibility', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['with resume only', () => document.dispatchEvent(new Event('resume'))],
    ['with a late timer only', () => jest.advanceTimersByTime(30_000)],
  ])('[resumed-page] is visible again when it goes on %s', (_name, goOn) => {
    const seen: boolean[] = [];
    visibility.now = 'visible';
    const subscription = browserEnvironment(window, NEVER, NEVER).isVisible$.subscribe((is) => seen.push(is));
    visibility.now = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    visibility.now = 'visible';
    goOn();
    expect(seen).toEqual([true, false, true]);
    subscription.unsubscribe();
    expect(jest.getTimerCount()).toBe(0);
  });
});
