import type { Picture } from './picture';
import { arrowHead, cornersOf, RADIUS, type Shape, type Tone } from './shapes';

/** The width in pixels of the names beside the lanes. */
const NAMES_PX = 210;

/** The colours of a saved picture in light and dark mode, by tone. */
const COLOURS: Readonly<Record<Tone, readonly [string, string]>> = {
  line: ['#8c96a3', '#77828f'],
  axis: ['#e3e6ea', '#2f353c'],
  text: ['#3c434a', '#c9d1d9'],
  start: ['#007a7a', '#4fd1c5'],
  next: ['#2459c9', '#79a9ff'],
  event: ['#8a3ffc', '#c49bff'],
  error: ['#b3261e', '#ff8a80'],
  end: ['#5b6570', '#aab4bf'],
  wait: ['#9a6700', '#e3b341'],
  cause: ['#b3006b', '#ff7ac6'],
  effect: ['#1a7f37', '#56d364'],
  chosen: ['#b3006b', '#ff7ac6'],
};

const style = (index: 0 | 1): string =>
  Object.entries(COLOURS)
    .map(([tone, colours]) => `.${tone}{stroke:${colours[index]};fill:${colours[index]}}`)
    .join('');

/** Formats a picture as an SVG file, which follows the reader's colour scheme. */
export function toSvg({ width, height, places, shapes, from, to }: Picture): string {
  const full = NAMES_PX + width;
  const names = places.map(
    ({ lane, y, height: laneHeight }) =>
      `<text class="text" x="${8 + lane.depth * 8}" y="${round(y + laneHeight / 2 + 4)}">${escape(lane.name)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${full} ${height}" width="${full}" height="${height}" data-from="${from}" data-to="${to}" font-family="ui-monospace, monospace" font-size="10">`,
    `<style>.ground{fill:#fff}text{stroke:none!important}.wait:not(text),.line,.axis,.ring{fill:none!important}${style(0)}@media(prefers-color-scheme:dark){.ground{fill:#14181d}${style(1)}}</style>`,
    `<rect class="ground" width="${full}" height="${height}"/>`,
    ...names,
    `<svg x="${NAMES_PX}" width="${width}" height="${height}">`,
    ...shapes.map(element),
    '</svg>',
    '</svg>',
    '',
  ].join('\n');
}

function element(shape: Shape): string {
  const tone = `class="${shape.tone}"`;
  switch (shape.kind) {
    case 'line':
      return `<path ${tone} d="M${point(shape.x1, shape.y1)}L${point(shape.x2, shape.y2)}"/>`;
    case 'box':
      return `<rect ${tone} x="${round(shape.x)}" y="${round(shape.y)}" width="${round(shape.width)}" height="${shape.height}" rx="3"/>`;
    case 'text':
      return `<text ${tone} x="${round(shape.x)}" y="${round(shape.y)}">${escape(shape.text)}</text>`;
    case 'arrow': {
      const { x1, y1, x2, y2 } = shape;
      const head = arrowHead(x1, y1, x2, y2).map(([x, y]) => point(x, y));
      return `<path ${tone} style="fill:none" d="M${point(x1, y1)}L${point(x2, y2)}M${head[0]}L${point(x2, y2)}L${head[1]}"/>`;
    }
    case 'mark':
      return markElement(shape);
  }
}

function markElement({ form, tone, x, y, id }: Extract<Shape, { kind: 'mark' }>): string {
  const data = `class="${tone}${form === 'ring' ? ' ring' : ''}" data-id="${id}"`;
  const corners = cornersOf(form, x, y);
  if (corners)
    return `<path ${data}${form === 'square' ? ' style="fill:none"' : ''} d="M${corners.map(([cx, cy]) => point(cx, cy)).join('L')}Z"/>`;
  if (form === 'cross') {
    const r = RADIUS;
    return `<path ${data} stroke-width="2" d="M${point(x - r, y - r)}L${point(x + r, y + r)}M${point(x - r, y + r)}L${point(x + r, y - r)}"/>`;
  }
  return `<circle ${data} cx="${round(x)}" cy="${round(y)}" r="${form === 'ring' ? RADIUS + 3 : RADIUS}"/>`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const point = (x: number, y: number): string => `${round(x)} ${round(y)}`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
