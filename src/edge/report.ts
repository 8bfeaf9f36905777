/** Problems that are told; a page that sends nonsense without end must not fill the memory and the console. */
const MOST = 100;

/** Tells an engineer in the console what was dropped and why, each text once: a bad note comes with every list. */
export function reportOnce(console: Pick<Console, 'warn'>): (problem: string) => void {
  const told = new Set<string>();
  return (problem) => {
    if (told.has(problem) || told.size >= MOST) return;
    told.add(problem);
    console.warn(`Notestream: ${problem}`);
  };
}
