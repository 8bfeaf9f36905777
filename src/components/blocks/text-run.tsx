import { Fragment, type ReactNode } from 'react';

/**
 * White space around line breaks, and tabs before the first item of a list, which other items lack.
 */
const BREAKS = /(^\t+(?=•)|\s*\n\s*)/;

/**
 * A run of text with its line breaks as elements. The platform converts HTML to text and leaves
 * runs of breaks and tabs. As elements they are drawn as one gap, and each character stays in the
 * text.
 */
export function textRun(text: string, key: number): ReactNode {
  if (!BREAKS.test(text)) return text;
  const parts = text.split(BREAKS).map((part, index) => {
    if (part === '') return null;
    const breaks = index % 2 === 1;
    return (
      <span key={index} className={breaks ? breakClass(part) : undefined}>
        {part}
      </span>
    );
  });
  return <Fragment key={key}>{parts}</Fragment>;
}

const breakClass = (part: string): string =>
  part.indexOf('\n') === part.lastIndexOf('\n') ? 'line-break' : 'line-break line-gap';
