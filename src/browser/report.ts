/** The maximum number of logged problems, in case a host page sends malformed messages without end. */
const MAX_PROBLEMS = 100;

/**
 * Returns a function that logs each problem only once, as a warning, because a malformed note
 * arrives with every list.
 */
export function reportOnce(console: Pick<Console, 'warn'>): (problem: string) => void {
  const reported = new Set<string>();
  return (problem) => {
    if (reported.has(problem) || reported.size >= MAX_PROBLEMS) return;
    reported.add(problem);
    console.warn(`Notestream: ${problem}`);
  };
}
