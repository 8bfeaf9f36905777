/** A fault, what the panel must show after it, and how many seconds that took by the page's clock. */
interface Row {
  readonly fault: string;
  readonly truth: string;
  readonly seconds: number;
}

const rows: Row[] = [];

export const addRow = (row: Row): void => void rows.push(row);

/** The rows as text, in the order in which they were measured; '' without any. */
export function freshnessTable(): string {
  if (rows.length === 0) return '';
  const [faultWidth, truthWidth] = (['fault', 'truth'] as const).map((name) =>
    Math.max(...rows.map((row) => row[name].length)),
  );
  const lines = rows.map(
    ({ fault, truth, seconds }) =>
      `  ${fault.padEnd(faultWidth ?? 0)}  ${truth.padEnd(truthWidth ?? 0)}  ${seconds.toFixed(1).padStart(5)} s`,
  );
  return ['faults: seconds until the panel shows the truth', ...lines].join('\n');
}
