import { isJsonArray, isJsonObject, type Json, type JsonObject, toId } from '../json';
import { noteHash } from '../note-hash';
import { plainText } from '../rich-text';
import { bloggersReply } from '../threads';
import { followKey, type Likeable, likeableKey } from '../world';
import type { NoteContext } from './context';
import { repliedBlock } from './replied-block';

/**
 * Builds a note that was added as JSON. It is served unchanged until an action affects its subject;
 * then only the affected values change. Returns undefined if its comment is spam or trashed.
 */
export function rawNote(context: NoteContext, note: JsonObject, read: boolean): JsonObject | undefined {
  const ids = idsOf(note);
  if (isGone(context, ids)) return undefined;
  const blocks = isJsonArray(note.body) ? note.body : [];
  const body = blocks.map((block) => (isJsonObject(block) ? changedBlock(context, block) : block));
  const reply = newReply(context, ids);
  if (reply !== undefined) body.push(reply.block);
  const changes: JsonObject = {
    ...(isReadOf(note) !== read && { read: typeof note.read === 'boolean' ? read : Number(read) }),
    ...(isReadOf(note) !== read &&
      note.unread !== undefined && { unread: typeof note.unread === 'boolean' ? !read : Number(!read) }),
    ...(body.length !== blocks.length || body.some((block, index) => block !== blocks[index])
      ? { body }
      : {}),
    ...(reply !== undefined && { meta: withReply(note.meta, reply.id) }),
  };
  if (Object.keys(changes).length === 0) return note;
  const changed = { ...note, ...changes };
  return { ...changed, note_hash: noteHash(changed) };
}

/** Whether a raw note is read. Notes use `read` or `unread`, as a number or a boolean. */
export function isReadOf(note: JsonObject): boolean {
  const { read, unread } = note;
  if (read !== undefined) return Boolean(Number(read));
  return unread !== undefined && !Number(unread);
}

/** Returns the numeric ids of `meta.ids` in a raw note or block. */
export function idsOf(value: JsonObject): Readonly<Record<string, number>> {
  const meta = value.meta;
  const ids = isJsonObject(meta) ? meta.ids : undefined;
  if (!isJsonObject(ids)) return {};
  return Object.fromEntries(
    Object.entries(ids).flatMap(([name, value]) => {
      const id = toId(value);
      return id === undefined ? [] : [[name, id]];
    }),
  );
}

function isGone({ world }: NoteContext, { site, comment }: Readonly<Record<string, number>>): boolean {
  if (site === undefined || comment === undefined) return false;
  if (!world.isTouched(likeableKey({ kind: 'comment', siteId: site, id: comment }))) return false;
  const status = world.comment(site, comment)?.status;
  return status === undefined || status === 'spam' || status === 'trash';
}

function changedBlock({ world }: NoteContext, block: JsonObject): JsonObject {
  const { site, post, comment } = idsOf(block);
  if (site === undefined) return block;
  const flags: Record<string, boolean> = {};
  const likeFlag = (what: Likeable): void => {
    if (!world.isTouched(`likes:${likeableKey(what)}`)) return;
    flags[`like-${what.kind}`] = world.likers(what).includes(world.bloggerId);
  };
  let changed = block;
  if (comment !== undefined) {
    likeFlag({ kind: 'comment', siteId: site, id: comment });
    const current = world.comment(site, comment);
    if (
      current !== undefined &&
      world.isTouched(likeableKey({ kind: 'comment', siteId: site, id: comment }))
    ) {
      flags['approve-comment'] = current.status === 'approved';
      const text = plainText(current.content);
      // The ranges of the original text do not fit the edited text.
      if (text !== block.text) changed = { ...block, text, ranges: [], media: [] };
    }
  } else if (post !== undefined) likeFlag({ kind: 'post', siteId: site, id: post });
  if (world.isTouched(followKey(site))) flags.follow = world.followers(site).includes(world.bloggerId);
  return withFlags(changed, flags);
}

/** Sets only flags that the block already has, so that no additional button appears. */
function withFlags(block: JsonObject, flags: Readonly<Record<string, boolean>>): JsonObject {
  const { actions } = block;
  if (!isJsonObject(actions)) return block;
  const changes = Object.entries(flags).filter(([name, value]) => name in actions && actions[name] !== value);
  return changes.length === 0 ? block : { ...block, actions: { ...actions, ...Object.fromEntries(changes) } };
}

function newReply(
  context: NoteContext,
  ids: Readonly<Record<string, number>>,
): { readonly id: number; readonly block: JsonObject } | undefined {
  const { site, post, comment } = ids;
  if (site === undefined || post === undefined || 'reply_comment' in ids) return undefined;
  const to = { siteId: site, postId: post, ...(comment !== undefined && { commentId: comment }) };
  const reply = bloggersReply(context.world, to);
  if (
    reply === undefined ||
    !context.world.isTouched(likeableKey({ kind: 'comment', siteId: site, id: reply.id }))
  ) {
    return undefined;
  }
  return { id: reply.id, block: repliedBlock(context, reply, comment === undefined ? 'post' : 'comment') };
}

function withReply(meta: Json | undefined, reply: number): JsonObject {
  const before = isJsonObject(meta) ? meta : {};
  const ids = isJsonObject(before.ids) ? before.ids : {};
  return { ...before, ids: { ...ids, reply_comment: reply } };
}
