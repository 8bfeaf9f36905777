import { isRecord } from '../record';
import type { Kinds } from '../request/validate';
import type { SuggestionQuery } from '../types/domain';
import type { Payload } from './endpoint';

/** A call with one argument, which is the whole body. */
export const asBody = <const Taken extends Kinds>(takes: Taken) => ({
  takes,
  sends: (body: unknown): Payload => ({ body }),
});

/** A call whose one argument, `body`, is the whole body. */
export const body = asBody({ body: 'object' });

/** A call with one argument: a string becomes the field of this name, an object the whole body. */
export const asFieldOrBody = <const Taken extends Kinds>(takes: Taken) => ({
  takes,
  sends: (input: unknown): Payload => {
    const [name = ''] = Object.keys(takes);
    return { body: isRecord(input) ? input : { [name]: input } };
  },
});

/** A call with a comment's text or fields (section 3). */
export const content = asFieldOrBody({ content: 'string or object' });

/** A call with a term for which domains are suggested, or with a query that contains the term. */
export const suggestionQuery = {
  takes: { 'search?': 'string or object' },
  sends: (search?: SuggestionQuery): Payload => ({
    query: typeof search === 'string' ? { query: search } : { ...search },
  }),
} as const;
