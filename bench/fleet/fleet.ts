import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { type Figure, spread } from '../figures';
import { plot, type Series } from './plot';
import { type Scenario, SCENARIOS } from './scenarios';
import { type Load, simulate } from './simulate';

/** The number of simulated panels; with another number (`PANELS`) no plots are written. */
const SAMPLED = 2000;
const JITTERS_MS = [0, 30_000];
const FLEETS = [1e6, 1e7];
const folder = path.join(import.meta.dirname, '..', 'fleet-results');

/**
 * The requests per second of millions of visible panels, with the specified delays and with jitter,
 * simulated in virtual time. Writes plots to `fleet-results`.
 */
// eslint-disable-next-line @typescript-eslint/require-await -- a group of figures like the others
export async function* fleet(): AsyncGenerator<Figure> {
  const panels = sampleSize(process.env.PANELS);
  mkdirSync(folder, { recursive: true });
  for (const scenario of SCENARIOS) {
    const series: Series[] = [];
    for (const jitterMs of JITTERS_MS) {
      const name = jitterMs === 0 ? 'as specified' : `jitter of ${jitterMs / 1000} s`;
      const perSecond = requestsPerSecond(simulate(scenario, panels, jitterMs), panels);
      yield* figuresOf(scenario, name, perSecond);
      series.push({ name, perSecond: perSecond.map((count) => count * 1e6) });
    }
    if (panels === SAMPLED)
      writeFileSync(path.join(folder, `${scenario.name}.svg`), plot(scenario.title, panels, series));
  }
}

/** The number of panels to simulate. Throws if `PANELS` is not a valid number. */
function sampleSize(wanted = String(SAMPLED)): number {
  if (!/^[1-9]\d{0,5}$/.test(wanted))
    throw new Error(`PANELS is a whole number up to 999999, not "${wanted}"`);
  return Number(wanted);
}

/** The mean requests of one panel in each second. */
const requestsPerSecond = (load: Load, panels: number): number[] =>
  Array.from(load.connect, (_, second) =>
    Object.values(load).reduce((sum, bins) => sum + (bins[second] ?? 0) / panels, 0),
  );

function* figuresOf(scenario: Scenario, name: string, perSecond: readonly number[]): Generator<Figure> {
  const mean = perSecond.reduce((sum, count) => sum + count, 0) / perSecond.length;
  const peak = Math.max(...perSecond);
  const figure = (what: string, unit: string, value: number): Figure => ({
    group: 'fleet',
    name: `${scenario.name}, ${name}: ${what}`,
    unit,
    ...spread([value]),
  });
  for (const panels of FLEETS) {
    yield figure(`mean of ${panels / 1e6} million`, 'req/s', Math.round(mean * panels));
    yield figure(`peak of ${panels / 1e6} million`, 'req/s', Math.round(peak * panels));
  }
  yield figure('peak / mean', '', peak / mean);
}
