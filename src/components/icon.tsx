import type { IconNode } from 'lucide';
import { createElement, type ReactElement } from 'react';

/**
 * A drawing, which says nothing to readers that the words beside it do not. An element, not a component: a list has hundreds
 * of icons, and React keeps a record of each component.
 */
export const icon = (drawing: IconNode, className = ''): ReactElement => (
  <svg className={`icon ${className}`.trimEnd()} viewBox="0 0 24 24" aria-hidden>
    {drawing.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
  </svg>
);

/** What points, points along the text. */
export const directedIcon = (drawing: IconNode): ReactElement => icon(drawing, 'icon-directed');
