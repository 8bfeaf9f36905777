import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A small change of one file of `src/` that a spec should notice. */
export interface Defect {
  readonly id: string;
  readonly area: string;
  readonly file: string;
  readonly sentence: string;
  /** A text that the file contains once, and its replacement. */
  readonly from: string;
  readonly to: string;
}

/** Returns the text of the file with the defect. Throws unless the file contains the text once. */
export function withDefect({ id, file, from, to }: Defect, text: string): string {
  const [before, after, ...others] = text.split(from);
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error(`${id}: ${file} contains its text ${after === undefined ? 'never' : 'twice'}`);
  return before + to + after;
}

/**
 * Reads the list of written defects. Each is a paragraph: a line with its area, file and sentence,
 * then the lines that it replaces (-) and their replacements (+).
 */
export function readDefects(path: string): readonly Defect[] {
  const counts = new Map<string, number>();
  return readFileSync(path, 'utf8')
    .trimEnd()
    .split(/\n\n+/)
    .map((paragraph): Defect => {
      const [head = '', ...lines] = paragraph.split('\n');
      const [, area = '', file = '', sentence = ''] = /^(\S+) (\S+) (.+)$/.exec(head) ?? [];
      const part = (sign: string): string =>
        lines
          .filter((line) => line.startsWith(sign))
          .map((line) => line.slice(1))
          .join('\n');
      counts.set(area, (counts.get(area) ?? 0) + 1);
      return { id: `${area}-${counts.get(area)}`, area, file, sentence, from: part('-'), to: part('+') };
    });
}

/** The first digits of a hash, by which a sample is taken and a defect is named. */
export const hashOf = (text: string): string => createHash('sha1').update(text).digest('hex').slice(0, 6);
