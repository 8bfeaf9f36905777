/** A text that is visible or announced by screen readers. */
export interface Shown {
  readonly text: string;
  /** The start of its element's HTML. */
  readonly where: string;
}

/**
 * Returns the texts of the panel itself on the page. Runs in the browser and in jsdom, so it must
 * not use anything from outside. jsdom cannot determine visibility.
 */
export function shownTexts(): readonly Shown[] {
  // Texts of people, notes and times.
  const FOREIGN =
    '[data-block-text], bdi, time, textarea, .mention-name, .mention-login, .settings-hours option';
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
    const isForeign = element.closest(FOREIGN) !== null;
    for (const name of attributes) {
      // An action of a row is described by the title of its note.
      const isTitle = name === 'aria-description' && element.matches('.row-tool');
      if (!isTitle && (!isForeign || name === 'placeholder')) add(element.getAttribute(name), element);
    }
    // A time may be a part of a text of the panel, such as "Waiting 3 days".
    if (isForeign && !(element.matches('time') && element.textContent.startsWith('[!!! '))) continue;
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) add(node.nodeValue, element);
  }
  return shown;
}

/** Whether a text is valid in the pseudo-locale: it has the brackets, or no word. */
export const isPseudo = (text: string): boolean => /^\[!!! .* !!!\]$/su.test(text) || !/\p{L}{2}/u.test(text);

/** The texts that are not translated. */
export const untranslated = (shown: readonly Shown[]): readonly Shown[] =>
  shown.filter(({ text }) => !isPseudo(text));
