import type { IconNode } from 'lucide';
import { createElement, type ReactElement } from 'react';

// Some files of this folder export functions that return elements instead of components: icons,
// times, and the parts of a row. React keeps a record (a fiber) for each component, and a list has
// hundreds of them. With 100 rows, components needed 3,600 fibers and a heap of 4.78 MB, elements
// 2,300 fibers and 4.46 MB.

/** An icon, hidden from screen readers, because the text beside it has the same meaning. */
export const icon = (drawing: IconNode, className = ''): ReactElement => (
  <svg className={`icon ${className}`.trimEnd()} viewBox="0 0 24 24" aria-hidden>
    {drawing.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
  </svg>
);

/** An icon that points in a direction. It is mirrored in right-to-left languages. */
export const directedIcon = (drawing: IconNode): ReactElement => icon(drawing, 'icon-directed');
