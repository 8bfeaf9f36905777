import css from './bell.css';

/** The parts of a bell's shadow tree. */
export interface Drawing {
  readonly bell: HTMLButtonElement;
  readonly badge: HTMLElement;
  readonly panel: HTMLDialogElement;
  /** Name and way out, while the panel has none of its own to show. */
  readonly bar: HTMLElement;
  readonly title: HTMLElement;
  readonly close: HTMLButtonElement;
  /** In the frame's place: that it loads, or that it did not. */
  readonly note: HTMLElement;
  readonly spinner: HTMLElement;
  readonly words: HTMLElement;
  readonly retry: HTMLButtonElement;
  readonly frame: HTMLIFrameElement;
  /** Has the focus when it leaves the panel at its end, and passes it on. */
  readonly end: HTMLElement;
}

let sheet: CSSStyleSheet | undefined;

/** Draws a bell; without a style element or attribute, and without HTML in a string, which a strict CSP would refuse. */
export function draw(root: ShadowRoot): Drawing {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  root.adoptedStyleSheets = [sheet];

  const badge = part('span', 'badge', { 'aria-hidden': 'true' });
  const slot = make('slot', { name: 'icon' });
  slot.append(icon('M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7zM10 20.5a2.2 2.2 0 0 0 4 0'));
  const bell = part('button', 'bell', {
    type: 'button',
    'aria-haspopup': 'dialog',
    'aria-controls': 'panel',
  });
  bell.append(slot, badge);

  const title = make('b');
  const close = part('button', 'close', { type: 'button' });
  close.append(icon('M6 6l12 12M18 6L6 18'));
  const bar = part('div', 'bar');
  bar.append(title, close);

  const spinner = make('div', { class: 'spinner' });
  const words = make('div', { role: 'status' });
  const retry = part('button', 'retry', { type: 'button' });
  const note = part('div', 'note');
  note.append(spinner, words, retry);

  // The panel learns from it whom it may talk to, whatever the page's own policy is.
  const frame = part('iframe', 'frame', { referrerpolicy: 'strict-origin' });
  const end = make('div', { tabindex: '0' });
  const panel = part('dialog', 'panel', { id: 'panel', popover: 'manual', tabindex: '-1' });
  const stage = make('div', { class: 'stage' });
  stage.append(frame, note);
  panel.append(bar, stage, end);

  root.append(bell, panel);
  return { bell, badge, panel, bar, title, close, note, spinner, words, retry, frame, end };
}

type Attributes = Readonly<Record<string, string>>;

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** An element that hosts may style by this name. */
const part = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  name: string,
  attributes: Attributes = {},
): HTMLElementTagNameMap[Tag] => make(tag, { ...attributes, class: name, part: name });

function icon(path: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(svg.namespaceURI, 'path');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}
