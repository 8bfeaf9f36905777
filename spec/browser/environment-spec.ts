/** @jest-environment jsdom */
import { NEVER } from 'rxjs';
import { browserEnvironment } from '../../src/browser/environment';

test.each([
  ['[polling-after-sleep] reports a page that comes back from the cache', true, 1],
  ['does not report a page that has just loaded', false, 0],
])('%s', (_name, persisted, count) => {
  let shown = 0;
  const subscription = browserEnvironment(window, NEVER).pageShow$.subscribe(() => (shown += 1));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  expect(shown).toBe(count);
  subscription.unsubscribe();
});

test.each([
  [799, false],
  [800, true],
])('a window of %i px is wide: %s', (width, isWide) => {
  const seen: boolean[] = [];
  const subscription = browserEnvironment(window, NEVER).isWide$.subscribe((is) => seen.push(is));
  Object.defineProperty(window, 'innerWidth', { value: isWide ? 799 : 800, configurable: true });
  window.dispatchEvent(new Event('resize'));
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  window.dispatchEvent(new Event('resize'));
  expect(seen.at(-1)).toBe(isWide);
  subscription.unsubscribe();
});
