import type { ActionFlag, Actions, Note } from './note';

/**
 * Merges the action flags of all blocks of a note. A flag that is present allows its action, and its value is
 * the state (section 6). `follow` belongs to single user blocks and is left out. Cached by note, because each
 * row calls this at each event.
 */
export function noteActions(note: Note): Actions {
  const cached = merged.get(note);
  if (cached) return cached;
  const actions: Partial<Record<ActionFlag, boolean>> = {};
  for (const block of note.body) Object.assign(actions, block.actions);
  delete actions.follow;
  merged.set(note, actions);
  return actions;
}

const merged = new WeakMap<Note, Actions>();

/** The site that a user block offers to follow; undefined if the block does not offer it (section 6). */
export function followSite(block: Note['body'][number]): number | undefined {
  return block.actions && 'follow' in block.actions ? block.ids.site : undefined;
}
