/** Delete a key that is there; deleting one that is not would still make a new state, and a render (decision 21). */
export function remove(record: Record<number, unknown>, key: number): void {
  if (key in record) Reflect.deleteProperty(record, key);
}
