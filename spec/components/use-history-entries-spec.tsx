/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { type Place, useHistoryEntries } from '../../src/components/use-history-entries';

beforeEach(() => history.replaceState(null, '', '?back=history'));
afterEach(() => jest.restoreAllMocks());

test.each([
  { before: 3, after: 4, host: 4, steps: [[-1]], what: 'takes its entry along' },
  { before: 3, after: 4, host: 5, steps: [], what: 'leaves it, if the host page has added its own' },
  // Browsers keep 50 entries, or 100.
  { before: 49, after: 50, host: 50, steps: [], what: 'leaves it in a history that may be full' },
  { before: 50, after: 50, host: 50, steps: [], what: 'leaves it in a full history' },
  { before: 100, after: 100, host: 100, steps: [], what: 'leaves it in a longer full history' },
])(
  '[back-by-history] a panel that closes $what ($before, $after, $host)',
  ({ before, after, host, steps }) => {
    const length = jest.spyOn(history, 'length', 'get').mockReturnValue(before);
    const go = jest.spyOn(history, 'go').mockImplementation(() => undefined);
    jest.spyOn(history, 'pushState').mockImplementation((state) => {
      history.replaceState(state, '');
      length.mockReturnValue(after);
    });
    const { rerender } = renderHook(({ place }) => useHistoryEntries(place, () => undefined), {
      initialProps: { place: null as Place },
    });
    rerender({ place: 0 });
    length.mockReturnValue(host);
    rerender({ place: null });
    expect(go.mock.calls).toEqual(steps);
  },
);

test.each([
  { canGoForward: true, steps: [[-1]], what: 'removes the entry' },
  { canGoForward: false, steps: [], what: 'leaves the entry to the host page that took its place' },
])(
  '[back-by-history] after Back, Forward and Back, a closed panel $what',
  async ({ canGoForward, steps }) => {
    Object.assign(globalThis, { navigation: { canGoForward } });
    const moved = (move: () => void): Promise<unknown> =>
      new Promise((resolve) => {
        addEventListener('popstate', resolve, { once: true });
        move();
      });
    const { rerender } = renderHook(({ place }) => useHistoryEntries(place, () => undefined), {
      initialProps: { place: null as Place },
    });
    rerender({ place: 0 });
    rerender({ place: 7 });
    for (const [move, place] of [
      [() => history.back(), 0],
      [() => history.forward(), 7],
      [() => history.back(), 0],
    ] as const) {
      await moved(move);
      rerender({ place });
    }
    const go = jest.spyOn(history, 'go').mockImplementation(() => undefined);
    rerender({ place: null });
    expect(go.mock.calls).toEqual(steps);
    Reflect.deleteProperty(globalThis, 'navigation');
  },
);
