/** @jest-environment jsdom */
import { browserAttention } from '../../src/browser/attention';

test('[back-after-30-s] focus and thaw are reported at once, their ends too, and a moving hand once in 10 s', () => {
  jest.useFakeTimers();
  const seen: boolean[] = [];
  const subscription = browserAttention(window).subscribe((is) => seen.push(is));
  const happens = (target: EventTarget, name: string): void => void target.dispatchEvent(new Event(name));
  for (const name of ['pointermove', 'pointerdown', 'keydown', 'wheel']) happens(window, name);
  expect(seen).toEqual([true]);
  jest.advanceTimersByTime(10_000);
  happens(window, 'pointermove');
  expect(seen).toEqual([true, true]);
  for (const name of ['blur', 'focus']) happens(window, name);
  for (const name of ['freeze', 'resume']) happens(document, name);
  expect(seen.slice(2)).toEqual([false, true, false, true]);
  subscription.unsubscribe();
  jest.useRealTimers();
});
