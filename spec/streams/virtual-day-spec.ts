import { runDay } from '../support/day/day';

/** `SEED=123 npx jest virtual-day` tells one day, line by line; `SEEDS=2000` lives through more of them. */
const { SEED, SEEDS = '200', FROM = '1' } = process.env;

test('24 hours of a blogger at the panel, and nothing is lost, done twice or left behind', () => {
  const seeds =
    SEED === undefined
      ? Array.from({ length: Number(SEEDS) }, (_, index) => Number(FROM) + index)
      : [Number(SEED)];
  const reports = seeds.map((seed) => runDay(seed, { keepsTrail: SEED !== undefined }));
  const events = reports.reduce((sum, report) => sum + report.events, 0);
  const violations = reports.flatMap((report) => report.violations);
  for (const { trail } of reports) for (const line of trail) process.stdout.write(`${line}\n`);
  process.stdout.write(
    `virtual day: ${seeds.length} seeds, ${events} events, ${violations.length} violations\n`,
  );
  expect(violations).toEqual([]);
}, 600_000);
