import { type Spread, spread } from '../figures';
import { RUNS } from '../runs';

/** Runs before those that count: the engine compiles what it sees often. */
const WARM_UP_RUNS = 3;

/** Milliseconds of something. What is quicker than the clock is told exactly is repeated in each run, and divided. */
export function timed(act: () => unknown, repeats = 1): Spread {
  const once = (): number => {
    const start = performance.now();
    for (let count = 0; count < repeats; count += 1) act();
    return (performance.now() - start) / repeats;
  };
  for (let count = 0; count < WARM_UP_RUNS; count += 1) once();
  return spread(Array.from({ length: RUNS }, once));
}
