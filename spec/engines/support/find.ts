/** Names elements of a document, those of open shadow trees included: by selector, by a part of the text, by the whole name. */
export interface Target {
  readonly selector: string;
  readonly text?: string;
  /** The `aria-label`, else the text, with single spaces. */
  readonly name?: string;
}

/** An element as it is now. Its box is in CSS pixels of its document's viewport. */
export interface Found {
  readonly text: string;
  readonly name: string;
  /** The value of a text box. */
  readonly value: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Whether it has a size and nothing hides it; it may be outside of the viewport or covered. */
  readonly isShown: boolean;
  /** Whether no short animation is running in the document. */
  readonly isAtRest: boolean;
  /** Whether a click in its middle would reach it. */
  readonly isOnTop: boolean;
  readonly isFocused: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Runs in the page: finds the elements of a target, in the order of the document. */
export function find({ selector, text, name, isScrolled }: Target & { isScrolled?: boolean }): Found[] {
  const all = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((each) =>
      each.shadowRoot ? [each, ...all(each.shadowRoot)] : [each],
    );
  const spaced = (given: string | null): string => (given ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => spaced(element.ariaLabel ?? element.textContent);
  const isWithin = (inner: Node | null, outer: Element): boolean => {
    for (let node = inner; node; node = node.parentNode ?? (node instanceof ShadowRoot ? node.host : null))
      if (node === outer) return true;
    return false;
  };
  const topAt = (x: number, y: number): Element | null => {
    let top = document.elementFromPoint(x, y);
    while (top?.shadowRoot) {
      const inner = top.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === top) break;
      top = inner;
    }
    return top;
  };
  const focused = (): Element | null => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active;
  };
  // Not all engines list the animations of shadow trees with those of the document.
  const isMoving = [document, ...all(document).flatMap((each) => each.shadowRoot ?? [])]
    .flatMap((root) => root.getAnimations())
    .some(({ playState, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && typeof endTime === 'number' && endTime < 2000;
    });
  const isMeant = (element: Element): boolean =>
    element.matches(selector) &&
    (text === undefined || spaced(element.textContent).includes(text)) &&
    (name === undefined || nameOf(element) === name);
  const elements = all(document).filter(isMeant);
  if (isScrolled === true) elements[0]?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return {
      text: spaced(element.textContent),
      name: nameOf(element),
      value:
        element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement ? element.value : '',
      attributes: Object.fromEntries([...element.attributes].map((each) => [each.name, each.value])),
      isShown:
        width > 0 &&
        height > 0 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      isAtRest: !isMoving,
      isOnTop: isWithin(topAt(x + width / 2, y + height / 2), element),
      isFocused: document.hasFocus() && focused() === element,
      x,
      y,
      width,
      height,
    };
  });
}
