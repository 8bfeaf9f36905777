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

/** Until the panel is there, nobody knows what time has passed, or whether it is connected. */
const UNKNOWN = 'time,.connection-mark{visibility:hidden}';

/**
 * Returns how the list looks as a text for the script in index.html, as on the first screen:
 * scrolled to its start, no note open, marked as busy. Undefined for a panel that does not show at once,
 * and while a row can be undone.
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

/** The rules of the screen's style sheet; '' if they cannot be read. */
function sheetOf({ styleSheets }: Document): string {
  const sheet = [...styleSheets].find(({ href }) => href !== null && /\/screen\.[^/]*css$/.test(href));
  return sheet ? textOf(sheet) : '';
}

/** Nothing changes the sheet, and the browser writes each of its rules anew. */
const textOf = memoizeOne(({ cssRules }: CSSStyleSheet): string =>
  Array.from(cssRules, ({ cssText }) => cssText).join(''),
);

function attributesOf({ attributes }: Element): Readonly<Record<string, string>> {
  const drawnOnes: Record<string, string> = {};
  for (const { name, value } of attributes)
    if (ATTRIBUTES.test(name) && !STATES.has(name)) drawnOnes[name] = value;
  return drawnOnes;
}

/** Attributes that the first screen does not have: no note is open, and no element has an id. */
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

/** Parts that come with the platform's answer, or with a press. */
const LATER = '[hidden], .list-updating, .new-notes, .since-line, [role=menu]';

const busyBar = (): DrawnElement => [
  'div',
  { class: 'list-updating', role: 'progressbar', 'aria-label': __('Loading notifications') },
  [],
];
