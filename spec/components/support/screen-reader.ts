const observers: MutationObserver[] = [];

afterEach(() => {
  for (const observer of observers.splice(0)) observer.disconnect();
});

/**
 * Listens as screen readers do, and returns what they would have said so far. They know a live region only if it
 * was in the document before its text, and texts only if they are still there when the page comes to rest.
 */
export function listen(): readonly string[] {
  const said: string[] = [];
  const regions = (): Set<Element> => new Set(document.querySelectorAll('[role="status"]'));
  let known = regions();
  const textsOf = (region: Element, records: readonly MutationRecord[]): readonly Node[] => {
    const changed = records.filter(({ target }) => region.contains(target));
    return region.getAttribute('aria-atomic') === 'false'
      ? changed.flatMap(({ addedNodes }) => [...addedNodes].filter(({ isConnected }) => isConnected))
      : changed.slice(0, 1).map(() => region);
  };
  const observer = new MutationObserver((records) => {
    for (const region of known)
      if (region.isConnected)
        said.push(...textsOf(region, records).flatMap(({ textContent }) => textContent?.match(/.+/s) ?? []));
    known = regions();
  });
  observers.push(observer);
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  return said;
}
