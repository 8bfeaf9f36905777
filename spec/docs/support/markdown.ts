/** A Markdown file without its fenced code blocks; the number of lines stays the same. */
export const withoutCode = (text: string): string =>
  text.replace(/^(```|~~~).*?^\1/gms, (block) => block.replace(/[^\n]/g, ''));

const withoutInlineCode = (text: string): string => text.replace(/`[^`\n]*`/g, '');

/** The anchor that GitHub gives a heading. */
const slugOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

export interface Heading {
  readonly level: number;
  readonly text: string;
}

export const headingsOf = (text: string): readonly Heading[] =>
  [...withoutCode(text).matchAll(/^(#{1,6}) +(.+)$/gm)].map(([, marks = '', heading = '']) => ({
    level: marks.length,
    text: heading.trim(),
  }));

/** The anchors of a file. A heading that occurs again gets a number: `errors`, `errors-1`. */
export function anchorsOf(text: string): readonly string[] {
  const seen = new Map<string, number>();
  return headingsOf(text).map((heading) => {
    const slug = slugOf(heading.text);
    const before = seen.get(slug) ?? 0;
    seen.set(slug, before + 1);
    return before === 0 ? slug : `${slug}-${before}`;
  });
}

/** The targets of links and images: `[text](target)`. */
export const linksOf = (text: string): readonly string[] =>
  [...withoutInlineCode(withoutCode(text)).matchAll(/\]\(([^()\s]+)(?: "[^"]*")?\)/g)].map(
    ([, target = '']) => target,
  );

/** The texts in backticks. */
export const inlineCodeOf = (text: string): readonly string[] =>
  [...withoutCode(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** The lines of fenced blocks, and the texts in backticks, which may be wrapped. */
export const codeOf = (text: string): readonly string[] => [
  ...[...text.matchAll(/^(```|~~~).*?\n(.*?)^\1/gms)].flatMap(([, , block = '']) => block.split('\n')),
  ...[...withoutCode(text).matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replace(/\s+/g, ' ')),
];
