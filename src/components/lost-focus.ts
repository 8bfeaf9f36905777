import { filter, fromEvent, map, Observable, startWith, switchMap, take } from 'rxjs';

/**
 * A container that is still in the page, with its children. The child that is nearest to the lost control comes
 * first.
 */
interface Place {
  readonly container: HTMLElement;
  readonly near: readonly HTMLElement[];
}

/** A control that had the focus, and was then removed from the document, disabled, hidden or made inert. */
export interface LostFocus<T> {
  /** The control and its ancestors, up to the root. */
  readonly path: readonly HTMLElement[];
  /** The ancestors that can still be used, the nearest first. */
  readonly places: readonly Place[];
  /** The value that `remember` returned when the control got the focus. */
  readonly before: T;
}

/**
 * Whether an element is in the document and not disabled, and neither it nor an ancestor is hidden or inert.
 */
export const isUsable = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && !element.closest('[hidden],[inert]');

/**
 * Emits when the focused control of `root` has lost the focus by disappearing, unless another element or the
 * host page has the focus by then. `focusout` is not used, because some browsers do not fire it for removed
 * elements. Only the focused control and its ancestors are observed.
 */
export const lostFocus = <T>(root: HTMLElement, remember: () => T): Observable<LostFocus<T>> =>
  fromEvent(root, 'focusin').pipe(
    startWith(undefined),
    map(() => ({ path: pathTo(root.ownerDocument.activeElement, root), before: remember() })),
    switchMap(({ path, before }) =>
      changesAround(path).pipe(
        filter(() => isLost(path)),
        take(1),
        map((records) => ({ path, before, places: placesOf(path, records) })),
      ),
    ),
  );

function pathTo(element: Element | null, root: HTMLElement): readonly HTMLElement[] {
  if (!(element instanceof HTMLElement) || !root.contains(element)) return [];
  return element === root ? [root] : [element, ...pathTo(element.parentElement, root)];
}

const changesAround = (path: readonly HTMLElement[]): Observable<readonly MutationRecord[]> =>
  new Observable((subscriber) => {
    const observer = new MutationObserver((records) => subscriber.next(records));
    for (const element of path)
      observer.observe(element, { childList: true, attributeFilter: ['disabled', 'hidden', 'inert'] });
    return () => observer.disconnect();
  });

function isLost([control]: readonly HTMLElement[]): boolean {
  if (!control || isUsable(control)) return false;
  const { ownerDocument: document } = control;
  const { activeElement, body } = document;
  // A control that can no longer have the focus keeps it until the next frame.
  const isTaken = activeElement !== null && activeElement !== body && activeElement !== control;
  return document.hasFocus() && !isTaken;
}

const placesOf = (path: readonly HTMLElement[], records: readonly MutationRecord[]): readonly Place[] =>
  path.flatMap((child, index) => {
    const container = path[index + 1];
    return container && isUsable(container)
      ? [{ container, near: childrenNear(child, container, records) }]
      : [];
  });

/** Returns the children that come after a lost one, then those before it, the nearest first. */
function childrenNear(
  lost: Node,
  container: HTMLElement,
  records: readonly MutationRecord[],
): readonly HTMLElement[] {
  const removalOf = (node: Node): MutationRecord | undefined =>
    records.find(({ target, removedNodes }) => target === container && [...removedNodes].includes(node));
  let place: Node | null = lost;
  // The siblings after the lost control may have been removed, too.
  while (place && place.parentNode !== container) place = removalOf(place)?.nextSibling ?? null;
  const nodes = [...container.childNodes];
  const at = nodes.findIndex((node) => node === place);
  const near = at < 0 ? nodes.reverse() : [...nodes.slice(at), ...nodes.slice(0, at).reverse()];
  return near.filter((node) => node instanceof HTMLElement);
}
