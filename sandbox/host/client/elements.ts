/** Finds the element with this id. Throws TypeError if it is missing or of another class. */
export function element<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new TypeError(`The page has no ${kind.name} #${id}`);
  return found;
}
