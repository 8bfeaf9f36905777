import type { Behaviour } from '../../src/streams/state/behaviour';
import { ALL_BEHAVIOURS } from '../support/all-behaviours';
import { runDay } from '../support/day/day';

/** `SEED=123 npx jest virtual-day` prints one day line by line; `SEEDS=2000` runs more of them. */
const { SEED, SEEDS = '10', FROM = '1' } = process.env;

test('a panel loses nothing, does nothing twice and leaves no timer behind in 24 hours of random use and faults', () => {
  const seeds =
    SEED === undefined
      ? Array.from({ length: Number(SEEDS) }, (_, index) => Number(FROM) + index)
      : [Number(SEED)];
  const reports = seeds.map((seed) => runDay(seed, { keepsTrace: SEED !== undefined }));
  const events = reports.reduce((sum, report) => sum + report.events, 0);
  const violations = reports.flatMap((report) => report.violations);
  for (const { trace } of reports) for (const line of trace) process.stdout.write(`${line}\n`);
  process.stdout.write(
    `virtual day: ${seeds.length} seeds, ${events} events, ${violations.length} violations\n`,
  );
  expect(violations).toEqual([]);
}, 600_000);

const failing: Behaviour = () => {
  throw new Error('a defect');
};

test('a seed always gives the same day', () => {
  const trace = (): readonly string[] => runDay(7, { keepsTrace: true }).trace;
  expect(trace()).toEqual(trace());
});

test('a panel that throws as it starts fails the day', () => {
  expect(() => runDay(1, { behaviours: { ...ALL_BEHAVIOURS, failing } })).toThrow('a defect');
});
