/** The maximum number of logged problems, because a host page may send malformed messages without end. */
const MAX_PROBLEMS = 100;

/**
 * Returns a function that logs each problem as a warning, but only once, because a malformed note is in every
 * list.
 */
export function reportOnce(console: Pick<Console, 'warn'>): (problem: string) => void {
  const reported = new Set<string>();
  return (problem) => {
    if (reported.has(problem) || reported.size >= MAX_PROBLEMS) return;
    reported.add(problem);
    console.warn(`Notestream: ${problem}`);
  };
}
