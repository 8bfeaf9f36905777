import { asyncScheduler, interval, take, timer } from 'rxjs';
import { inVirtualTime } from '../../../src/devtools/window/virtual-time';

const START = Date.UTC(2026, 0, 1);

test('hours pass at once, in the order of their timers', () => {
  const seen: [string, number][] = [];
  inVirtualTime(() => {
    const add = (name: string) => (): number => seen.push([name, asyncScheduler.now() - START]);
    timer(3_600_000).subscribe(add('hour'));
    interval(1000).pipe(take(2)).subscribe(add('second'));
    timer(1000).subscribe(add('later'));
  }, START);
  expect(seen).toEqual([
    ['second', 1000],
    ['later', 1000],
    ['second', 2000],
    ['hour', 3_600_000],
  ]);
});

test('halt drops what has not happened', () => {
  const seen: number[] = [];
  inVirtualTime(({ halt }) => {
    interval(10).subscribe((value) => (seen.push(value) === 3 ? halt() : undefined));
  }, START);
  expect(seen).toEqual([0, 1, 2]);
});

test('the page has its own time and timers again, also after an error', () => {
  const { setInterval, clearInterval, setTimeout } = globalThis;
  const { now } = Date;
  expect(() =>
    inVirtualTime(() => {
      throw new Error('broken');
    }, START),
  ).toThrow('broken');
  expect([globalThis.setInterval, globalThis.clearInterval, globalThis.setTimeout]).toEqual([
    setInterval,
    clearInterval,
    setTimeout,
  ]);
  expect(Date.now).toBe(now);
});

test('what takes too long is stopped', () => {
  const { performance } = globalThis;
  let ms = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (ms += 1000));
  expect(() => inVirtualTime(() => void interval(0).subscribe(), START)).toThrow('more than 15 s');
  jest.restoreAllMocks();
});
