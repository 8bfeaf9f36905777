/**
 * Lists layout defects of the page, one line for each element:
 * - "cut off": a text, control or icon that an ancestor clips and that scrolling cannot reach;
 * - "off the panel": a box that reaches past the left or right edge; "scrolls sideways": a box with
 *   wider contents;
 * - "overlap": two texts, controls or icons of the same layer that share pixels;
 * - "squeezed": a box that is smaller than its declared size in pixels; "no size": a text that
 *   takes no space.
 * `part` is the selector of the part of the page that is checked. Runs in the page, so it must not
 * use anything from outside.
 */
export function layoutProblems(part: string): readonly string[] {
  /** Elements with an intended ellipsis. The open note has the whole text. */
  const SHORTENED = '.row-headline, .row-excerpt, .detail-header h2';
  const CONTROLS = 'button, input, textarea, [role="option"], a.button, a.icon-button, a.settings-link';
  const ICONS = 'svg, img, .avatar, .connection-mark, .row-unread, .spinner';
  const HIDES = /hidden|clip/;
  /** In px: half a pixel of rounding on each side. */
  const SLACK = 1;

  interface Rect {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  interface Box extends Rect {
    readonly node: Node;
    readonly element: Element;
    readonly layer: Element;
  }
  const problems = new Set<string>();
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const nameOf = (element: Element): string => {
    const text = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${text}`.trim();
  };
  const report = (rule: string, ...elements: readonly Element[]): unknown =>
    problems.add(`${rule}: ${elements.map(nameOf).join(' | ')}`);
  // Labels that only screen readers need are clipped.
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[inert], .visually-hidden') === null &&
    styleOf(element).clipPath === 'none';
  const isInline = (element: Element): boolean =>
    styleOf(element).display === 'inline' && !element.matches('svg, img');
  const isEmpty = ({ left, right, top, bottom }: Rect): boolean => right - left <= 0 || bottom - top <= 0;
  const layerOf = (element: Element): Element => {
    let layer = element;
    while (layer.parentElement && !/absolute|fixed|sticky/.test(styleOf(layer).position))
      layer = layer.parentElement;
    return layer;
  };

  /**
   * The part of a rectangle that its ancestors do not clip, in any scroll position. Reports parts
   * that can never be seen.
   */
  const clipped = (rect: Rect, element: Element, isText: boolean): Rect | undefined => {
    let { left, right, top, bottom } = rect;
    let isOut = styleOf(element).position;
    for (let outer = isText ? element : element.parentElement; outer; outer = outer.parentElement) {
      const { overflowX, overflowY, position } = styleOf(outer);
      const isBetween = isOut === 'fixed' || (isOut === 'absolute' && position === 'static');
      if (!isBetween && overflowX !== 'visible' && !isInline(outer)) {
        const box = outer.getBoundingClientRect();
        const frame = { left: box.left + outer.clientLeft, top: box.top + outer.clientTop };
        const end = { right: frame.left + outer.clientWidth, bottom: frame.top + outer.clientHeight };
        const isCutX = left < frame.left - SLACK || right > end.right + SLACK;
        const isCutY = top < frame.top - SLACK || bottom > end.bottom + SLACK;
        const isCut = (isCutX && HIDES.test(overflowX)) || (isCutY && HIDES.test(overflowY));
        if (isCut && !outer.matches(SHORTENED)) report('cut off', element, outer);
        [left, right] = [Math.max(left, frame.left), Math.min(right, end.right)];
        [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, end.bottom)];
        if (right - left <= SLACK || bottom - top <= SLACK) return undefined;
      }
      if (!isBetween) isOut = position;
    }
    return { left, right, top, bottom };
  };

  const boxes: Box[] = [];
  const add = (node: Node, element: Element, rect: Rect): void => {
    const seen = clipped(rect, element, node !== element);
    if (seen) boxes.push({ ...seen, node, element, layer: layerOf(element) });
  };
  /**
   * Adds one em around the middle of each line. Ascent and descent differ between fonts and may
   * overlap without harm.
   */
  const addTexts = (node: Node, element: Element): void => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => !isEmpty(rect));
    if (rects.length === 0) report('no size', element);
    const half = parseFloat(styleOf(element).fontSize) / 2;
    for (const { left, right, top, bottom } of rects) {
      const middle = (top + bottom) / 2;
      add(node, element, { left, right, top: middle - half, bottom: middle + half });
    }
  };

  for (const element of document.querySelectorAll(`html, ${part}, ${part} *`)) {
    if (!isSeen(element) || (element.closest('svg') !== element && element.closest('svg'))) continue;
    const rect = element.getBoundingClientRect();
    const { overflowX } = styleOf(element);
    if (element.parentElement?.closest(SHORTENED) == null && rect.width > 1)
      if (rect.left < -SLACK || rect.right > innerWidth + SLACK) report('off the panel', element);
    if (
      !isInline(element) &&
      !element.matches(SHORTENED) &&
      element.scrollWidth > element.clientWidth + SLACK
    )
      if (overflowX !== 'visible' || element === document.documentElement)
        report('scrolls sideways', element);
    if (!isInline(element))
      for (const [name, size] of [
        ['width', rect.width],
        ['height', rect.height],
      ] as const) {
        const declared = element.computedStyleMap().get(name);
        if (declared instanceof CSSUnitValue && declared.unit === 'px' && size < declared.value - SLACK / 2)
          report(`squeezed to ${Math.round(size)} of ${declared.value} px`, element);
      }
    if (element.matches(CONTROLS) || element.matches(ICONS)) add(element, element, rect);
    else if (/auto|scroll/.test(styleOf(element).overflowY)) clipped(rect, element, false);
    for (const node of element.childNodes)
      if (node instanceof Text && /\S/.test(node.data) && !element.matches('textarea'))
        addTexts(node, element);
  }

  boxes.sort((a, b) => a.top - b.top);
  for (const [index, a] of boxes.entries())
    for (const b of boxes.slice(index + 1)) {
      if (b.top >= a.bottom - SLACK) break;
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - b.top;
      if (width <= SLACK || height <= SLACK || a.layer !== b.layer) continue;
      // Lines of one text are compared, except those around an ellipsis, which hides the rest of
      // the line.
      if (
        a.node === b.node ? a.element.closest(SHORTENED) : a.node.contains(b.node) || b.node.contains(a.node)
      )
        continue;
      report('overlap', a.element, b.element);
    }
  return [...problems];
}
