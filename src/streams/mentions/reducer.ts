import { mentionAt } from './mention';
import type { HandlersOf } from '../state/handlers';
import { SUGGESTED_SITES_MAX_COUNT } from '../timing';

/**
 * Handles the list of people to mention. Typing opens it, a space closes it, and Escape closes it
 * until the next @ (section 5).
 */
export const mentionsHandlers: HandlersOf<'caret' | 'mention' | 'suggestions'> = {
  'caret.moved': (state, { id, text, caret }) => {
    const found = mentionAt(text, caret);
    const before = state.mention;
    if (!found) {
      if (before) state.mention = null;
      return;
    }
    const isSame = before?.box === id && before.start === found.start;
    if (isSame && before.query === found.query) return;
    state.mention = { ...found, box: id, index: 0, isClosed: isSame && before.isClosed };
  },
  'mention.moved': (state, { step }) => {
    if (state.mention && !state.mention.isClosed) state.mention.index += step;
  },
  'mention.closed': (state) => {
    if (state.mention) state.mention.isClosed = true;
  },
  'suggestions.fetched': (state, { siteId, suggestions }) => {
    // Limits the cache: the sites of other notes are fetched again when they are needed.
    if (Object.keys(state.suggestions).length >= SUGGESTED_SITES_MAX_COUNT) state.suggestions = {};
    state.suggestions[siteId] = [...suggestions];
  },
};
