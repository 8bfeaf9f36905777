/**
 * Returns the delay in milliseconds after a number of consecutive failures. With an interval of 30
 * s and a cap of 180 s: 60, 90, 120, 150, 180, 180 s ... (decision backoff-by-failures).
 */
export const backOffMs = (failures: number, intervalMs: number, capMs: number): number =>
  Math.min(intervalMs * (failures + 1), capMs);
