import { asyncScheduler } from 'rxjs';
import { formatLegend, formatTime } from './format';
import type { LogEntry } from './log-entries';
import { drawLast, type Row } from './marbles';

/** The maximum number of rows in a readable diagram. */
const MAX_ROWS = 20;

/**
 * Formats the marble diagram of the chosen streams in the last `lengthMs` milliseconds, with its
 * legend, as source code for a spec. Printed times are relative to `since` (epoch milliseconds).
 */
export function formatMarbles(
  entries: readonly LogEntry[],
  chosen: ReadonlySet<string>,
  lengthMs: number,
  since: number,
): string {
  const start = Math.max(asyncScheduler.now() - lengthMs, since);
  const rows = rowsOf(entries, chosen, start);
  const { lines, legend, stepMs, omitted, from } = drawLast(rows.slice(-MAX_ROWS));
  const notes = [
    rows.length > MAX_ROWS ? `the last ${MAX_ROWS} of ${rows.length} subscriptions` : '',
    from > 0 ? 'earlier values do not fit' : '',
    stepMs > 1 ? `times rounded to ${stepMs} ms` : '',
    omitted > 0 ? `${omitted} values omitted: no letters left` : '',
  ].filter(Boolean);
  const heading = `// from ${formatTime(start + from - since)} on${notes.map((note) => `; ${note}`).join('')}`;
  const drawn = lines.length > 0 ? lines : ['// no notifications'];
  return [heading, ...drawn, 'const values = {', ...formatLegend(legend), '};'].join('\n');
}

/** Returns a row for each subscription with notifications since `start` (epoch milliseconds). */
function rowsOf(entries: readonly LogEntry[], chosen: ReadonlySet<string>, start: number): readonly Row[] {
  const rows = new Map<number, { name: string; marks: Row['marks'] }>();
  for (const { name, subscriptionId, kind, value, at } of entries) {
    if (!chosen.has(name) || at < start || kind === 'subscribe' || kind === 'unsubscribe') continue;
    const row = rows.get(subscriptionId) ?? { name, marks: [] };
    rows.set(subscriptionId, { name, marks: [...row.marks, { at: at - start, kind, value }] });
  }
  return [...rows.values()].map(({ name, marks }) => ({ name, marks }));
}
