/** Keeps the newest of what it is given, up to its size: a console that is open all day must not fill the memory. */
export interface Ring<T> {
  readonly push: (value: T) => void;
  /** Oldest first. */
  readonly all: () => readonly T[];
  /** How many were given, those that are kept no more among them. */
  readonly count: () => number;
}

export function createRing<T>(size: number): Ring<T> {
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
