import { type LANES, planOf } from './plan';

const WEIGHTS = { often: 9, seldom: 1, never: 0 };

const stepsOf = (seed: number, lane: keyof typeof LANES, draws = 0): readonly string[] => {
  const plan = planOf(seed, lane, WEIGHTS, [10, 20]);
  return Array.from({ length: 200 }, () => {
    const { name, random, pauseMs } = plan.next().value;
    for (let count = 0; count < draws; count += 1) random.whole(1, 6);
    return `${name} after ${pauseMs}`;
  });
};

test('the same seed gives the same steps, however many random numbers a step uses', () => {
  expect(stepsOf(7, 'user')).toEqual(stepsOf(7, 'user', 5));
});

test('another seed or another lane gives other steps', () => {
  expect(stepsOf(7, 'user')).not.toEqual(stepsOf(8, 'user'));
  expect(stepsOf(7, 'user')).not.toEqual(stepsOf(7, 'faults'));
});

test('names are chosen by their weights, and pauses stay within their bounds', () => {
  const steps = stepsOf(7, 'user');
  const count = (name: string): number => steps.filter((step) => step.startsWith(name)).length;
  expect(count('often')).toBeGreaterThan(count('seldom'));
  expect(count('seldom')).toBeGreaterThan(0);
  expect(count('never')).toBe(0);
  for (const step of steps) expect(Number(step.split(' ').at(-1))).toBeGreaterThanOrEqual(10);
  for (const step of steps) expect(Number(step.split(' ').at(-1))).toBeLessThanOrEqual(20);
});
