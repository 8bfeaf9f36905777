/**
 * Deletes a key of a draft state if the key exists. Deleting a missing key would make immer return a new state,
 * which would cause a render.
 */
export function remove(record: object, key: string | number): void {
  if (key in record) Reflect.deleteProperty(record, key);
}
