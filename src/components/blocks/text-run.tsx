import { Fragment, type ReactNode } from 'react';

/** White space around one or more line breaks, and what puts the first item of a list elsewhere than the next ones. */
const BREAKS = /(^\t+(?=•)|\s*\n\s*)/;

/**
 * A stretch of text, its line breaks as elements. The platform makes its texts from HTML and leaves runs of breaks and
 * tabs behind; as elements they can be drawn as one gap, while every character stays in the text.
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
