/** Tells an engineer in the console what was dropped and why, each text once: a bad note comes with every list. */
export function reportOnce(console: Pick<Console, 'warn'>): (problem: string) => void {
  const told = new Set<string>();
  return (problem) => {
    if (told.has(problem)) return;
    told.add(problem);
    console.warn(`Notestream: ${problem}`);
  };
}
