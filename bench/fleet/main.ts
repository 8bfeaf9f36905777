// What the platform sees of millions of panels, with the specified delays and with jitter (`npm run bench:fleet`).
// PANELS=5000 for a closer look: each stands for so many more.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { plot, type Series } from './plot';
import { type Scenario, SCENARIOS } from './scenarios';
import { type Load, simulate } from './simulate';

const PANELS = Number(process.env.PANELS ?? 1000);
const JITTERS_MS = [0, 30_000];
const MILLION = 1e6;
const folder = path.join(import.meta.dirname, '..', 'fleet-results');

interface Figures {
  readonly meanPerSecond: number;
  readonly peakPerSecond: number;
}

/** Of a million panels. */
function figuresOf(perSecond: readonly number[]): Figures {
  return {
    meanPerSecond: perSecond.reduce((sum, count) => sum + count, 0) / perSecond.length,
    peakPerSecond: Math.max(...perSecond),
  };
}

const totalOf = (load: Load): number[] =>
  Array.from(load.connect, (_, second) =>
    Object.values(load).reduce((sum, bins) => sum + ((bins[second] ?? 0) * MILLION) / PANELS, 0),
  );

const round = (value: number): string => Math.round(value).toLocaleString('en-US').padStart(11);

function report(scenario: Scenario): void {
  console.log(`\n${scenario.name}: ${scenario.says}`);
  const series = JITTERS_MS.map((jitterMs): Series => {
    const load = simulate(scenario, PANELS, jitterMs);
    const perSecond = totalOf(load);
    const { meanPerSecond, peakPerSecond } = figuresOf(perSecond);
    const name = jitterMs === 0 ? 'as specified' : `jitter of ${jitterMs / 1000} s`;
    console.log(
      `  ${name.padEnd(15)} requests/s of 1 million: mean ${round(meanPerSecond)}  peak ${round(peakPerSecond)}` +
        `   of 10 million: mean ${round(meanPerSecond * 10)}  peak ${round(peakPerSecond * 10)}` +
        `   peak / mean ${(peakPerSecond / meanPerSecond).toFixed(1)}`,
    );
    return { name, perSecond };
  });
  writeFileSync(
    path.join(folder, `${scenario.name}.svg`),
    plot(`${scenario.name}: ${scenario.says}`, series),
  );
}

mkdirSync(folder, { recursive: true });
console.log(
  `fleet: ${PANELS} panels in virtual time, each for ${MILLION / PANELS} of a million; all are visible`,
);
SCENARIOS.forEach(report);
