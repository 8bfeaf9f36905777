import memoizeOne from 'memoize-one';
import {
  ATTRIBUTES,
  type DrawnElement,
  type Drawing,
  drawingKey,
  HTML_TAGS,
  isShownAtOnce,
  MAX_DRAWING_CHARACTERS,
  SVG_TAGS,
} from '../lib/drawing';
import { __ } from '../i18n';
import type { Deps } from '../streams/state/deps';
import { DRAWN_ROWS } from '../streams/timing';

/** Styles that hide times and the connection mark, which may be outdated until the panel has started. */
const UNKNOWN = 'time,.connection-mark{visibility:hidden}';

/**
 * Returns a drawing of the list as JSON, for the script in index.html. The drawing looks like the first screen:
 * scrolled to the start, without an open note, and marked as busy. Undefined if the panel waits for its host
 * page before it draws, and while a row has an undo bar.
 */
export const browserDrawing =
  (window: Window & typeof globalThis, clockMs: () => number): Deps['drawList'] =>
  (token, kept) => {
    const { document } = window;
    const pane = document.querySelector('#notestream .pane-list');
    const panel = pane?.closest('.panel');
    const css = sheetOf(document);
    if (!isShownAtOnce(window) || !pane || !panel || css === '' || pane.querySelector('.undo-bar')) return;
    const drawing: Drawing = {
      key: drawingKey(token, kept, window, clockMs()),
      css: css + UNKNOWN,
      root: attributesOf(document.documentElement),
      tree: ['div', { class: panel.className }, [['main', { class: 'panes' }, [drawn(pane, { rows: 0 })]]]],
    };
    const text = JSON.stringify(drawing);
    return text.length > MAX_DRAWING_CHARACTERS ? undefined : text;
  };

/** Returns the rules of the screen's style sheet; '' if they cannot be read. */
function sheetOf({ styleSheets }: Document): string {
  const sheet = [...styleSheets].find(({ href }) => href !== null && /\/screen\.[^/]*css$/.test(href));
  return sheet ? textOf(sheet) : '';
}

/** Memoized, because the style sheet never changes, and the browser serializes each rule on every read. */
const textOf = memoizeOne(({ cssRules }: CSSStyleSheet): string =>
  Array.from(cssRules, ({ cssText }) => cssText).join(''),
);

function attributesOf({ attributes }: Element): Readonly<Record<string, string>> {
  const drawnOnes: Record<string, string> = {};
  for (const { name, value } of attributes)
    if (ATTRIBUTES.test(name) && !STATES.has(name)) drawnOnes[name] = value;
  return drawnOnes;
}

/** Attributes that the first screen does not have, because no note is open and elements have no ids. */
const STATES = new Set(['aria-current', 'aria-labelledby', 'aria-controls']);

function drawn(element: Element, count: { rows: number }): DrawnElement {
  const { localName, className } = element;
  const isKnown = HTML_TAGS.test(localName) || SVG_TAGS.test(localName);
  const children: (DrawnElement | string)[] = className === 'list-body' ? [busyBar()] : [];
  if (className !== 'list-lines') addChildren(element, children, count);
  return [isKnown ? localName : 'span', attributesOf(element), children];
}

function addChildren(element: Element, children: (DrawnElement | string)[], count: { rows: number }): void {
  for (const node of element.childNodes) {
    if (node instanceof Text) children.push(node.data);
    if (!(node instanceof Element) || node.matches(LATER)) continue;
    if (node.matches('section > ul > li') && (count.rows += 1) > DRAWN_ROWS) continue;
    children.push(drawn(node, count));
  }
}

/** Selector for parts that appear only after the platform responds or after a click. */
const LATER = '[hidden], .list-updating, .new-notes, .since-line, [role=menu]';

const busyBar = (): DrawnElement => [
  'div',
  { class: 'list-updating', role: 'progressbar', 'aria-label': __('Loading notifications') },
  [],
];
