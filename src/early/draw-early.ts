import { ATTRIBUTES, drawingKey, HTML_TAGS, MAX_DRAWING_CHARACTERS, SVG_TAGS } from '../lib/drawing';
import { asArray, asObject, asString, parseJson } from '../lib/json';
import { DRAWING_KEY, KEPT_LIST_KEY } from '../lib/storage-keys';
import { configBlock } from './config-block';
import { handOver } from './hand-over';

/**
 * Draws the kept list as the last page has stored it, until the panel draws the list (decision
 * draw-before-the-script). Draws nothing if the list belongs to another token, or if the configuration switches
 * kept lists off.
 */
export function drawEarly(page: Window & typeof globalThis, token: string, now: number): void {
  const { document, localStorage } = page;
  const kept = localStorage.getItem(KEPT_LIST_KEY);
  const stored = localStorage.getItem(DRAWING_KEY) ?? '';
  if (stored.length > MAX_DRAWING_CHARACTERS) return;
  const { key, css, root, tree } = asObject(parseJson(stored));
  const { preset, auth, features } = configBlock(document);
  const element = document.getElementById('notestream');
  // With `auth: 'proxy'`, a stored token is left over from an earlier configuration.
  if (preset === undefined || auth === 'proxy' || asObject(features).keepList === false) return;
  if (!element || kept === null || key !== drawingKey(token, kept, page, now)) return;
  const drawing = build(tree, document);
  if (!(drawing instanceof Element)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(asString(css));
  document.adoptedStyleSheets.push(sheet);
  setAttributes(document.documentElement, root);
  element.append(drawing);
  handOver(element, drawing, sheet);
}

/** Builds the nodes of a drawing. Elements that are not allowed become empty texts. */
function build(node: unknown, document: Document): Node | string {
  if (typeof node === 'string') return node;
  const [name, attributes, children] = asArray(node);
  const tag = asString(name);
  const isSvg = SVG_TAGS.test(tag);
  if (!isSvg && !HTML_TAGS.test(tag)) return '';
  const element = document.createElementNS(
    isSvg ? 'http://www.w3.org/2000/svg' : 'http://www.w3.org/1999/xhtml',
    tag,
  );
  setAttributes(element, attributes);
  element.append(...asArray(children).map((child) => build(child, document)));
  return element;
}

function setAttributes(element: Element, attributes: unknown): void {
  for (const [name, value] of Object.entries(asObject(attributes)))
    if (ATTRIBUTES.test(name)) element.setAttribute(name, asString(value));
}
