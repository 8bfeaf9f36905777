import type { ActionFlag, Actions, Note } from './note';

/**
 * The flags of all of a note's blocks in one map: a key's presence allows the action (section 6), its value is the
 * state. Follow belongs to single user blocks and is left out. Each row of the list asks at each event: it is kept with the note.
 */
export function noteActions(note: Note): Actions {
  const held = merged.get(note);
  if (held) return held;
  const actions: Partial<Record<ActionFlag, boolean>> = {};
  for (const block of note.body) Object.assign(actions, block.actions);
  delete actions.follow;
  merged.set(note, actions);
  return actions;
}

const merged = new WeakMap<Note, Actions>();

/** A comment, as the platform finds it. */
export interface CommentRef {
  readonly site: number;
  readonly comment: number;
}

/** The comment that a note is about; undefined when it names none. */
export function commentOf({ ids: { site, comment } }: Note): CommentRef | undefined {
  return site === undefined || comment === undefined ? undefined : { site, comment };
}

/** Where a reply to a note goes: to its comment, else to its post, else nowhere (section 7). */
export type ReplyTarget = CommentRef | { readonly site: number; readonly post: number };

export function replyTarget(note: Note): ReplyTarget | undefined {
  if (!('replyto-comment' in noteActions(note))) return undefined;
  const { site, post } = note.ids;
  return commentOf(note) ?? (site === undefined || post === undefined ? undefined : { site, post });
}

/** The site of a user block's follow button; undefined where following is not offered (section 6). */
export function followSite(block: Note['body'][number]): number | undefined {
  const { site } = block.ids;
  // A site id of 0 is how the platform says that it does not know the site.
  return block.actions && 'follow' in block.actions && site !== 0 ? site : undefined;
}
