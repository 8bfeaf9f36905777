/**
 * A buffer of the newest values up to its size, so that a console that is open all day does not
 * fill the memory.
 */
export interface RingBuffer<T> {
  readonly push: (value: T) => void;
  /** Returns the kept values, oldest first. */
  readonly all: () => readonly T[];
  /** Returns the number of values pushed so far, including those that are no longer kept. */
  readonly count: () => number;
}

export function createRingBuffer<T>(size: number): RingBuffer<T> {
  const kept: T[] = [];
  let count = 0;
  return {
    push: (value) => {
      kept[count % size] = value;
      count += 1;
    },
    all: () => (count <= size ? [...kept] : [...kept.slice(count % size), ...kept.slice(0, count % size)]),
    count: () => count,
  };
}
