import type { ActedOn } from '../notes/acted-on';
import type { Suggestion } from './state';

/** Events about the list of people to mention while a reply is typed (section 5). */
export type MentionEvent =
  /** The reply box's text, and its caret in UTF-16 code units. */
  | { type: 'caret.moved'; id: ActedOn; text: string; caret: number }
  | { type: 'mention.moved'; step: 1 | -1 }
  | { type: 'mention.closed' }
  | { type: 'suggestions.fetched'; siteId: number; suggestions: readonly Suggestion[] };
