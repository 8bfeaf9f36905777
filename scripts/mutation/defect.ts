import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** The text of a defect's file with the defect; undefined unless the file contains the text once. */
export function withDefect(root: string, { file, from, to }: Defect): string | undefined {
  const path = join(root, file);
  const [before, after, ...others] = existsSync(path) ? readFileSync(path, 'utf8').split(from) : [];
  return before === undefined || after === undefined || others.length > 0 ? undefined : before + to + after;
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
