/** A rectangle in CSS px, relative to the viewport of the checked document. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Something that the page calls visible, and where its pixels should be. */
export interface Target {
  readonly kind: 'text' | 'field' | 'mark' | 'ring';
  /** Describes the target in a failure: the text, or the element's tag and class. */
  readonly name: string;
  readonly box: Box;
  /** Width of a focus ring in CSS px; 0 for all other kinds. */
  readonly edge: number;
}

/**
 * Elements that intentionally cover others: sticky headings, and lists, bars, buttons and the actions of a
 * finger that float over the notes.
 */
export const COVERS =
  '.group-heading, .new-notes, .mention-list, .status-bar, .header-menu, .list-line, .deed-bar, .checks-bar, [data-tools="large"] > .row-tools';

/**
 * Lists every text, icon, avatar, dot and focus ring that the page calls visible. Runs in the page,
 * so it must not use anything from outside. Texts are split into words, so that a partly covered
 * text is found, too. Words in a box with an ellipsis count together, because the ellipsis replaces
 * some of them.
 *
 * A target counts if it has a size, passes `checkVisibility`, and lies inside its clips and the
 * viewport and outside `[inert]`, and inside the modal dialog if one is open. Transparent elements count, because nothing may stay transparent.
 * A part of the panel without any target, and a focused element without a ring, are targets of size
 * 0, which cannot be painted. `covers` selects the elements that intentionally cover others.
 */
export function paintTargets(covers: string): readonly Target[] {
  const MARKS = 'svg, img, .row-unread, .connection-mark, .avatar-initials, input[type="checkbox"], .spinner';
  const PARTS = '.detail-body, dialog, [role="listbox"]';
  const NOWHERE = { left: 0, top: 0, right: 0, bottom: 0 };
  const targets: Target[] = [];
  const withText = new Set<Element>();
  const viewport = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const intersect = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const area = (box: Box): number => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
  const modal = document.querySelector(':modal');
  const isReachable = (element: Element): boolean =>
    !element.closest('[inert]') && (modal?.contains(element) ?? true);
  const isShown = (element: Element): boolean =>
    isReachable(element) &&
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  const isEllipsed = (element: Element): boolean => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    return textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '');
  };

  /**
   * The part of the viewport that the element's ancestors do not clip; cached, because siblings
   * share it.
   */
  const clips = new Map<Element | null, Box>();
  const clipOf = (element: Element | null): Box => {
    const known = clips.get(element);
    if (known) return known;
    if (!element) return viewport;
    const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
    const outer = clipOf(position === 'fixed' ? null : element.parentElement);
    const { left, top } = element.getBoundingClientRect();
    const inner = {
      left: left + element.clientLeft,
      top: top + element.clientTop,
      right: left + element.clientLeft + element.clientWidth,
      bottom: top + element.clientTop + element.clientHeight,
    };
    const isRoot = element === document.documentElement || element === document.body;
    const isHidden = clipPath === 'inset(50%)';
    const doesClip = !isRoot && (overflowX !== 'visible' || overflowY !== 'visible');
    const clip = isHidden ? NOWHERE : doesClip ? intersect(outer, inner) : outer;
    clips.set(element, clip);
    return clip;
  };
  const coverers = [...document.querySelectorAll(covers)].filter(isShown);
  const isCovered = (element: Element, box: Box): boolean =>
    coverers.some(
      (cover) =>
        !cover.contains(element) && area(intersect(box, cover.getBoundingClientRect())) > 0.4 * area(box),
    );
  /** Adds the visible part of the box, unless it is small. */
  const add = (kind: Target['kind'], name: string, element: Element, whole: Box): void => {
    const clipped = intersect(whole, clipOf(element));
    const minimum = kind === 'text' ? 0.6 : 0.5;
    if (area(whole) < 4 || area(clipped) < minimum * area(whole) || isCovered(element, clipped)) return;
    targets.push({ kind, name, box: clipped, edge: 0 });
    if (kind === 'text') withText.add(element);
  };
  const addText = (element: Element, name: string, range: Range): void => {
    for (const rect of range.getClientRects()) add('text', name, element, rect);
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue ?? '';
    if (!element || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) continue;
    if (element.closest('script, style, noscript, option, textarea, title') || !isShown(element)) continue;
    let clipper: Element | null = element;
    while (clipper && !isEllipsed(clipper) && getComputedStyle(clipper).overflowX === 'visible')
      clipper = clipper.parentElement;
    const words = clipper && isEllipsed(clipper) ? [{ 0: text, index: 0 }] : text.matchAll(/[^\s]+/gu);
    for (const { 0: word, index } of words) {
      if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(word)) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      addText(element, word.slice(0, 80), range);
    }
  }
  for (const field of document.querySelectorAll('textarea, input:not([type="checkbox"])'))
    if (isShown(field) && (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) {
      const text = field.value === '' ? field.placeholder : field.value;
      if (text.trim() !== '') add('field', text.slice(0, 80), field, field.getBoundingClientRect());
    }
  for (const mark of document.querySelectorAll(MARKS)) {
    const isPart = mark.parentElement?.closest('svg') !== null;
    const isPending = mark instanceof HTMLImageElement && (!mark.complete || mark.naturalWidth === 0);
    const label = `${mark.tagName.toLowerCase()}.${mark.getAttribute('class') ?? ''} in .${mark.parentElement?.className ?? ''}`;
    if (!isPart && !isPending && isShown(mark)) add('mark', label, mark, mark.getBoundingClientRect());
  }
  const focused = document.hasFocus() ? document.querySelector(':focus-visible') : null;
  if (focused && isShown(focused)) {
    // A text box is outlined together with its button.
    const ringed = [focused, focused.closest('.reply-box')].find(
      (each) => each && getComputedStyle(each).outlineStyle !== 'none',
    );
    if (ringed && !ringed.matches('[tabindex="-1"]')) {
      const { outlineWidth, outlineOffset } = getComputedStyle(ringed);
      const out = parseFloat(outlineWidth) + parseFloat(outlineOffset);
      const { left, top, right, bottom } = ringed.getBoundingClientRect();
      const ring = { left: left - out, top: top - out, right: right + out, bottom: bottom + out };
      const name = ringed.outerHTML.slice(0, 80);
      targets.push({ kind: 'ring', name, box: ring, edge: parseFloat(outlineWidth) });
    } else if (!ringed && !focused.matches('[tabindex="-1"]'))
      targets.push({ kind: 'ring', name: focused.outerHTML.slice(0, 80), box: NOWHERE, edge: 0 });
  }
  for (const part of document.querySelectorAll(PARTS)) {
    const isEmpty = part.textContent.trim() === '';
    if (isReachable(part) && !isEmpty && ![...withText].some((element) => part.contains(element)))
      targets.push({ kind: 'text', name: `all of <${part.tagName.toLowerCase()}>`, box: NOWHERE, edge: 0 });
  }
  return targets;
}
