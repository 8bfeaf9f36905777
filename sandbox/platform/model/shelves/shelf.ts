/** Things of one kind under keys of their own, in the order in which they came. */
export class Shelf<T> {
  private readonly things: Map<string, T>;

  constructor(things: Iterable<readonly [string, T]> = []) {
    this.things = new Map(things);
  }

  get all(): readonly T[] {
    return [...this.things.values()];
  }

  get(key: string | number): T | undefined {
    return this.things.get(String(key));
  }

  /** Puts a thing there, in the place of what had its key. Answers it. */
  put(key: string | number, thing: T): T {
    this.things.set(String(key), thing);
    return thing;
  }

  /** Takes a thing away. Answers whether it was there. */
  remove(key: string | number): boolean {
    return this.things.delete(String(key));
  }
}
