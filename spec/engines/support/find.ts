/**
 * Selects elements of a document, including open shadow trees: by selector, by part of the text, or
 * by the whole name.
 */
export interface Target {
  readonly selector: string;
  readonly text?: string;
  /** The `aria-label`, or else the text with normalized spaces. */
  readonly name?: string;
}

/** The current state of an element. Its box is in CSS pixels of its document's viewport. */
export interface Found {
  readonly text: string;
  readonly name: string;
  /** The value of a text box, else ''. */
  readonly value: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Whether it has a size and is not hidden. It may be outside the viewport or covered. */
  readonly isShown: boolean;
  /** Whether no short animation runs in the document. */
  readonly isAtRest: boolean;
  /** Whether a click at its centre would reach it. */
  readonly isOnTop: boolean;
  readonly isFocused: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Runs in the page: finds the elements of a target in document order. */
export function find({ selector, text, name, isScrolled }: Target & { isScrolled?: boolean }): Found[] {
  const all = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((each) =>
      each.shadowRoot ? [each, ...all(each.shadowRoot)] : [each],
    );
  const spaced = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();
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
  // Some engines do not include shadow trees in the document's animations.
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
