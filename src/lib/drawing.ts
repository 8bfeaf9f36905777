import { hashOf } from './hash';

/** An element as plain data: its tag, its attributes and its children. */
export type DrawnElement = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (DrawnElement | string)[],
];

/**
 * The drawing of the kept list, which the script in index.html shows before the panel's script is
 * loaded (decision draw-before-the-script).
 */
export interface Drawing {
  /** The result of `drawingKey` for the drawn list. */
  readonly key: number;
  /** The rules of the screen's style sheet. */
  readonly css: string;
  /** The attributes of the root element: language, direction and theme. */
  readonly root: Readonly<Record<string, string>>;
  readonly tree: DrawnElement;
}

/**
 * Matches the elements that a drawing may contain. None of them loads, runs or sends anything, except images.
 */
export const HTML_TAGS = /^(div|main|section|header|h1|h2|ul|li|button|a|span|p|b|i|bdi|time|img)$/;
export const SVG_TAGS = /^(svg|path|circle|line|rect|polyline|polygon|ellipse|g)$/;
/** Matches the attributes that a drawing may contain: no `id`, `style` or `href`, and no event handlers. */
export const ATTRIBUTES =
  /^(class|type|role|tabindex|title|dir|lang|alt|src|loading|decoding|datetime|viewBox|d|c[xy]|r[xy]?|[xy][12]?|width|height|points|data-.+|aria-.+)$/;

/** The maximum length of a drawing as JSON. A real list needs about a tenth. */
export const MAX_DRAWING_CHARACTERS = 500_000;

/** Whether the page draws its screen at once, without waiting for its host page. */
export const isShownAtOnce = ({
  parent,
  self,
  location,
}: Pick<Window & typeof globalThis, 'parent' | 'self' | 'location'>): boolean =>
  parent === self || /[?&]screen=now\b/.test(location.search);

/**
 * Returns a key that changes whenever something changes that a drawing depends on: the token, the kept list,
 * the address (with language and theme), the day (for the headings), or the build (by the style sheet's hashed
 * file name).
 */
export const drawingKey = (
  token: string,
  kept: string,
  { document, location }: Pick<Window, 'document' | 'location'>,
  now: number,
): number =>
  hashOf(
    [
      token,
      kept,
      location.search,
      new Date(now).toDateString(),
      document.querySelector('link[as=style]')?.getAttribute('href'),
    ].join('\n'),
  );
