/** Items by key, in the order of their insertion. */
export class Collection<T> {
  private readonly items: Map<string, T>;

  constructor(items: Iterable<readonly [string, T]> = []) {
    this.items = new Map(items);
  }

  get all(): readonly T[] {
    return [...this.items.values()];
  }

  get(key: string | number): T | undefined {
    return this.items.get(String(key));
  }

  /** Adds an item, or replaces the one with this key. Returns the item. */
  put(key: string | number, item: T): T {
    this.items.set(String(key), item);
    return item;
  }

  /** Removes an item. Returns whether it existed. */
  remove(key: string | number): boolean {
    return this.items.delete(String(key));
  }
}
