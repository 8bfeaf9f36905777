import { runDay } from '../support/day/day';

const seeds = process.env.SEED === undefined ? Array.from({ length: Number(process.env.SEEDS ?? 200) }, (_, index) => index + Number(process.env.FROM ?? 1)) : [Number(process.env.SEED)];

test('a day', () => {
  const reports = seeds.map((seed) => runDay(seed, undefined, seeds.length === 1));
  const events = reports.reduce((sum, report) => sum + report.events, 0);
  const violations = reports.flatMap((report) => report.violations);
  process.stdout.write(`virtual day: ${seeds.length} seeds, ${events} events, ${violations.length} violations\n`);
  if (seeds.length === 1) process.stdout.write(reports[0]!.trail.join('\n')+'\n');
  expect(violations.slice(0,60)).toEqual([]);
}, 100_000);
