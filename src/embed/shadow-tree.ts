import css from './bell.css';

/**
 * The elements of a bell's shadow tree that scripts use. Their names differ from those of DOM properties,
 * because the minifier cannot shorten the latter.
 */
export interface ShadowTree {
  readonly bell: HTMLButtonElement;
  readonly badgePart: HTMLElement;
  readonly panel: HTMLDialogElement;
  readonly titlePart: HTMLElement;
  readonly closePart: HTMLButtonElement;
  /** The message that replaces the frame if the panel does not load. */
  readonly words: HTMLElement;
  readonly retryPart: HTMLButtonElement;
  /** The frame, which is added when the panel loads. */
  readonly framePart: HTMLIFrameElement;
}

let sheet: CSSStyleSheet | undefined;

/**
 * Creates the elements of a bell. Uses no style elements, style attributes or HTML strings, because a strict
 * content security policy would block them.
 */
export function createShadowTree(root: ShadowRoot): ShadowTree {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  root.adoptedStyleSheets = [sheet];

  const badge = make('span', 'badge');
  const slot = make('slot', 'slot');
  slot.name = 'icon';
  slot.append(icon('M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7zM10 20.5a2.2 2.2 0 0 0 4 0'));
  const bell = make('button', 'bell', slot, badge);
  bell.ariaHasPopup = 'dialog';

  const title = make('b', 'title');
  const close = make('button', 'close', '×');
  const words = make('div', 'words');
  words.role = 'status';
  const retry = make('button', 'retry');
  const frame = make('iframe', 'frame');
  // The panel needs the referrer to know the origin of its host, regardless of the page's own policy.
  frame.referrerPolicy = 'strict-origin';
  const panel = make(
    'dialog',
    'panel',
    make('div', 'bar', title, close),
    make('div', 'note', make('progress', 'progress'), words, retry),
  );
  panel.popover = 'manual';
  panel.tabIndex = -1;
  // The text direction of the title, as in the panel itself.
  panel.dir = 'auto';

  root.append(bell, panel);
  return {
    bell,
    badgePart: badge,
    panel,
    titlePart: title,
    closePart: close,
    words,
    retryPart: retry,
    framePart: frame,
  };
}

/**
 * Creates an element with this name as its class, for the bell's own styles, and as its part, for the page's
 * styles.
 */
function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  name: string,
  ...content: readonly (Element | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = name;
  element.part = name;
  element.append(...content);
  return element;
}

function icon(path: string): Element {
  const svg = svgElement('svg');
  const line = svgElement('path');
  svg.setAttribute('viewBox', '0 0 24 24');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}

const svgElement = (tag: string): Element => document.createElementNS('http://www.w3.org/2000/svg', tag);
