/**
 * The processor time of `run`, in milliseconds: unlike the time on a clock, it does not grow with other work on
 * the machine. Specs use it to tell linear from quadratic time, which differ by a factor of thousands.
 */
export function processorMs(run: () => void): number {
  const started = process.cpuUsage();
  run();
  return process.cpuUsage(started).user / 1000;
}
