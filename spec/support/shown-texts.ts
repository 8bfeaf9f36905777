/** A text that is on the page, or that a reader is told of. */
export interface Shown {
  readonly text: string;
  /** The element it belongs to, by its beginning. */
  readonly where: string;
}

/**
 * The texts of a page that are the panel’s own. Runs in the page as well as in jsdom, which knows
 * nothing of what can be seen; so it must not use anything from outside.
 */
export function shownTexts(): readonly Shown[] {
  // What people, notes and times say.
  const others = '[data-block-text], bdi, time, textarea, .mention-name, .mention-login';
  const attributes = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'title',
    'placeholder',
    'alt',
  ];
  const isShown = (element: Element): boolean =>
    !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true });
  const shown: Shown[] = [];
  const add = (text: string | null, element: Element): void => {
    if (text !== null && text.trim() !== '')
      shown.push({ text: text.trim(), where: element.outerHTML.slice(0, 120) });
  };
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('script, style, svg') || !isShown(element)) continue;
    const isOthers = element.closest(others) !== null;
    for (const name of attributes)
      if (!isOthers || name === 'placeholder') add(element.getAttribute(name), element);
    if (isOthers) continue;
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) add(node.nodeValue, element);
  }
  return shown;
}

/** Whether a text may be seen in the pseudo-locale: in its brackets, or no word. */
export const isPseudo = (text: string): boolean => /^\[!!! .* !!!\]$/su.test(text) || !/\p{L}{2}/u.test(text);

/** Those that nobody has translated. */
export const untranslated = (shown: readonly Shown[]): readonly Shown[] =>
  shown.filter(({ text }) => !isPseudo(text));
