import { cpus } from 'node:os';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';

/** The share of all processors' time that other work may take. */
const MOST_BUSY = 0.12;
const SAMPLE_MS = 500;
const PATIENCE_MS = 120_000;

/** Measures beside other work, too. Such figures are not written down. */
export const BUSY_OPTION = '--busy';

/**
 * Resolves when the machine is idle. Throws an error of one line if it stays busy for two minutes, because
 * figures from a loaded machine tell nothing. Wait while nothing is measured.
 */
export async function quietMachine(): Promise<void> {
  if (process.argv.includes(BUSY_OPTION)) return;
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const busy = await busyShare();
    if (busy <= MOST_BUSY) return;
    if (performance.now() > end)
      throw new Error(
        `other work takes ${Math.round(busy * 100)} % of this machine: end it, or measure with ${BUSY_OPTION}, which writes nothing down`,
      );
  }
}

async function busyShare(): Promise<number> {
  const before = times();
  await setTimeout(SAMPLE_MS);
  const after = times();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

function times(): { readonly idle: number; readonly all: number } {
  const sums = cpus().map((cpu) => ({
    idle: cpu.times.idle,
    all: Object.values(cpu.times).reduce((sum, ms) => sum + ms, 0),
  }));
  return {
    idle: sums.reduce((sum, { idle }) => sum + idle, 0),
    all: sums.reduce((sum, { all }) => sum + all, 0),
  };
}
