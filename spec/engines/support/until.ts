import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

/** The time limit for a condition on a busy machine, in milliseconds. */
export const TIMEOUT_MS = 15_000;
const BETWEEN_MS = 50;

/**
 * Reads repeatedly until the value is accepted, and returns it. A read that throws counts as not
 * accepted, because a page has no document while it navigates. After the time limit, throws an
 * error with the last value.
 */
export async function until<Value>(
  what: string,
  read: () => Promise<Value>,
  accept: (value: Value) => boolean,
  timeoutMs = TIMEOUT_MS,
): Promise<Value> {
  const deadline = Date.now() + timeoutMs;
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

/** Reads repeatedly until the value equals the expected one. */
export const becomes = <Value>(
  what: string,
  read: () => Promise<Value>,
  expected: Value,
  timeoutMs = TIMEOUT_MS,
): Promise<Value> =>
  until(
    `${what}: expected ${JSON.stringify(expected)}`,
    read,
    (value) => isDeepStrictEqual(value, expected),
    timeoutMs,
  );
