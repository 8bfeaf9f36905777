import { Fragment, type ReactNode } from 'react';

/**
 * Line breaks with the white space after them, and tabs before the first item of a list, which
 * other items lack. White space before a break is added to it afterwards: an expression that also
 * matched that would need quadratic time.
 */
const BREAKS = /(^\t+(?=•)|\n\s*)/;

/**
 * A run of text with its line breaks as elements. The platform converts HTML to text and leaves
 * runs of breaks and tabs. As elements they are drawn as one gap, and each character stays in the
 * text.
 */
export function textRun(text: string, key: number): ReactNode {
  const split = text.split(BREAKS);
  if (split.length === 1) return text;
  const parts = split.map((part, index) => {
    const breaks = index % 2 === 1;
    const before = split[index - 1] ?? '';
    let shown = part;
    if (breaks) shown = before.slice(before.trimEnd().length) + part;
    else if (index < split.length - 1) shown = part.trimEnd();
    return shown === '' ? null : (
      <span key={index} className={breaks ? breakClass(part) : undefined}>
        {shown}
      </span>
    );
  });
  return <Fragment key={key}>{parts}</Fragment>;
}

const breakClass = (part: string): string =>
  part.indexOf('\n') === part.lastIndexOf('\n') ? 'line-break' : 'line-break line-gap';
