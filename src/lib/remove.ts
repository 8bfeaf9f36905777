/**
 * Deletes a key if it exists. Deleting a missing key would make immer return a new state, which
 * causes a render (decision no-needless-delete).
 */
export function remove(record: Record<number, unknown>, key: number): void {
  if (key in record) Reflect.deleteProperty(record, key);
}
