import { headingsOf, withoutCode } from './markdown';
import { FILES, read } from './repository';

/** The pages of the contract, one for each section. */
export const PAGES: readonly string[] = FILES.filter((file) =>
  /^docs\/contract\/\d.*\.md$/.test(file),
).toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));

export interface Rule {
  readonly id: string;
  readonly page: string;
}

/** A rule as its page writes it: "- `read-flag-first`: A note is …". */
const RULE = /^- `([^`]+)`: /gm;

export const RULES: readonly Rule[] = PAGES.flatMap((page) =>
  [...withoutCode(read(page)).matchAll(RULE)].map(([, id = '']) => ({ id, page })),
);

/** The number of a section, and the names of its parts: headings, and rules with spaces for hyphens. */
export interface Section {
  readonly number: number;
  readonly parts: readonly string[];
}

export const SECTIONS: readonly Section[] = PAGES.map((page) => {
  const headings = headingsOf(read(page)).map(({ text }) => text);
  const rules = RULES.filter((rule) => rule.page === page).map(({ id }) => id.replaceAll('-', ' '));
  return { number: Number.parseInt(headings[0] ?? '', 10), parts: [...headings, ...rules] };
});
