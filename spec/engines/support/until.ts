import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

/** Milliseconds that a condition may take to come true, on a machine that is busy. */
export const PATIENCE_MS = 15_000;
const BETWEEN_MS = 50;

/**
 * Reads until the value is accepted, and returns it. A read that throws counts as not accepted: while a page navigates, it
 * has no document to read. When the time is over, throws an error that has the last value in its message.
 */
export async function until<Value>(
  what: string,
  read: () => Promise<Value>,
  accept: (value: Value) => boolean,
  patienceMs = PATIENCE_MS,
): Promise<Value> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    let last: string;
    try {
      const value = await read();
      if (accept(value)) return value;
      last = JSON.stringify(value);
    } catch (error) {
      last = String(error);
    }
    if (Date.now() > deadline) throw new assert.AssertionError({ message: `${what}; at last: ${last}` });
    await setTimeout(BETWEEN_MS);
  }
}

/** Reads until the value equals the expected one. */
export const becomes = <Value>(
  what: string,
  read: () => Promise<Value>,
  expected: Value,
  patienceMs = PATIENCE_MS,
): Promise<Value> =>
  until(
    `${what}: expected ${JSON.stringify(expected)}`,
    read,
    (value) => isDeepStrictEqual(value, expected),
    patienceMs,
  );
