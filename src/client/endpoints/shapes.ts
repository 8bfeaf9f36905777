import type { Shaped } from '../endpoint';
import { isRecord } from '../record';
import type { SuggestionQuery } from '../types/domain';

/** An argument that is the body as it stands, under a name of its own. */
export const wholeAs = <const Name extends string>(name: Name) => ({
  takes: [name] as const,
  sends: (body: unknown): Shaped => ({ body }),
});

/** An object that is the body as it stands. */
export const whole = wholeAs('body');

/** A text is the body's field of that name; an object goes as it is: `content` of a comment (section 3). */
export const fieldOrWhole = <const Name extends string>(name: Name) => ({
  takes: [name] as const,
  sends: (given: unknown): Shaped => ({ body: isRecord(given) ? given : { [name]: given } }),
});

/** A comment's text, or its fields. */
export const content = fieldOrWhole('content');

/** A term to suggest domains for, or the query that holds it. */
export const suggestionQuery = {
  takes: ['search?'],
  sends: (search?: SuggestionQuery): Shaped => ({
    query: typeof search === 'string' ? { query: search } : { ...search },
  }),
} as const;
