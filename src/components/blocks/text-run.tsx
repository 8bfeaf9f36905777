import { Fragment, type ReactNode } from 'react';

/**
 * Matches line breaks with the white space after them, and tabs before the first item of a list, which other
 * items do not have. White space before a break is moved into its element afterwards, because an expression
 * that also matched it would need quadratic time.
 */
const BREAKS = /(^\t+(?=•)|\n\s*)/;

/**
 * Renders a text with its line breaks as elements. When the platform converts HTML to text, it leaves runs of
 * breaks and tabs. Each run is drawn as one gap, but all its characters stay in the text.
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
