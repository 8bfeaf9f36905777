import type { CommentBody } from '../types/comment';
import type { SuggestionQuery } from '../types/domain';

/** An object that is the body as it stands. */
export const whole = { takes: ['body'], shape: (body: unknown) => ({ body }) } as const;

/** A text is a comment's content; an object goes as it is (section 3). */
export const content = {
  takes: ['content'],
  shape: (text: CommentBody) => ({ body: typeof text === 'string' ? { content: text } : text }),
} as const;

/** A term to suggest domains for, or the query that holds it. */
export const suggestionQuery = {
  takes: ['query?'],
  shape: (query?: SuggestionQuery) => ({ query: typeof query === 'string' ? { query } : { ...query } }),
} as const;
