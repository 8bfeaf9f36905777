import { of, timer } from 'rxjs';
import { loadOnce$ } from '../../src/boot/load-once';
import { chunk } from '../../src/lib/chunk';
import { POLL_INTERVAL_MS } from '../../src/streams/timing';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['its own load has failed', false],
  ['somebody else had it loaded, which has failed', true],
])(
  '[missing-parts] a chunk is loaded again with the next poll after %s, and not once it is there',
  async (_why, isByOther) => {
    const request = jest.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('code');
    const { load, loaded$, state$ } = chunk<string>(request);
    const running = loadOnce$({ load, state$ }, isByOther ? timer(500) : of(null)).subscribe();
    if (isByOther) await expect(load()).rejects.toThrow();
    await jest.advanceTimersByTimeAsync(POLL_INTERVAL_MS - 1);
    expect(request).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    loaded$.subscribe((code) => expect(code).toBe('code'));
    await jest.advanceTimersByTimeAsync(POLL_INTERVAL_MS);
    expect(request).toHaveBeenCalledTimes(2);
    expect(running.closed).toBe(true);
  },
);
