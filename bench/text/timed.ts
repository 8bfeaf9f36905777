import { type Spread, spread } from '../figures';
import { RUNS } from '../runs';

/** Warm-up runs, after which the engine has compiled the code. */
const WARM_UP_RUNS = 3;

/** Milliseconds of an action. Each run repeats short actions and divides the time by `repeats`. */
export function timed(act: () => unknown, repeats = 1): Spread {
  const once = (): number => {
    const start = performance.now();
    for (let count = 0; count < repeats; count += 1) act();
    return (performance.now() - start) / repeats;
  };
  for (let count = 0; count < WARM_UP_RUNS; count += 1) once();
  return spread(Array.from({ length: RUNS }, once));
}
