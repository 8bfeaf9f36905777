const DAY = 86_400;

/** The share of notes in each date group of the panel, newest first; all other notes are older. */
const shares = [0.09, 0.09, 0.2, 0.26] as const;

/**
 * Returns the times of `count` notes in epoch seconds, newest first. Each date group of the panel
 * (today, yesterday, within a week or month, older) has some, even one minute after midnight.
 */
export function noteTimes(count: number, nowMs: number): number[] {
  const now = Math.floor(nowMs / 1000);
  const midnight = new Date(nowMs);
  midnight.setHours(0, 0, 0, 0);
  const today = Math.floor(midnight.getTime() / 1000);
  const ends = [now, today - 1, today - DAY - 1, today - 6 * DAY - 1, today - 30 * DAY - 1] as const;
  const starts = [today, today - DAY, today - 6 * DAY, today - 30 * DAY, today - 240 * DAY] as const;
  const sizes = groupSizes(count);
  return ends.flatMap((end, group) => {
    const size = sizes[group] ?? 0;
    const room = end - (starts[group] ?? 0);
    return Array.from({ length: size }, (_, index) => Math.round(end - room * spread(index, size)));
  });
}

/**
 * The position of a note within its group, from 0 (newest) to less than 1; newer notes are denser.
 */
function spread(index: number, size: number): number {
  return 0.004 + 0.94 * ((index + 0.1) / size) ** 1.6;
}

function groupSizes(count: number): number[] {
  let left = count;
  const sizes = shares.map((share, group) => {
    const size = Math.min(left, Math.max(group === 0 ? 3 : 1, Math.round(count * share)));
    left -= size;
    return size;
  });
  return [...sizes, left];
}
