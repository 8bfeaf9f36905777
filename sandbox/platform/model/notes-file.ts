import { readFileSync } from 'node:fs';
import { idsOf, isReadOf } from './note-builder/raw-note';
import { isJsonArray, isJsonObject, type JsonObject, parseJson, toId } from './json';
import type { NoteFeed } from './note-feed';
import { bloggerId, users } from './seed/people';
import type { World } from './world';

/** The notes file is unreadable or has no notes. The message is printed to the user. */
export class NotesFileError extends Error {
  override readonly name = 'NotesFileError';
}

/** Fills the world with the notes of a file. Throws NotesFileError. */
export function loadNotesFile(world: World, feed: NoteFeed, file: string): void {
  try {
    loadNotes(world, feed, readFileSync(file, 'utf8'));
  } catch (error) {
    throw new NotesFileError(
      `${file} cannot be served: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/**
 * Fills the world with the notes in a JSON text: an array of notes, or `{ notes: [...] }`. Creates
 * the users, sites, posts and comments that the notes refer to by id, so that actions on them work.
 * Throws SyntaxError for malformed JSON and TypeError without an array of notes.
 */
export function loadNotes(world: World, feed: NoteFeed, text: string): void {
  const parsed = parseJson(text);
  const notes = isJsonObject(parsed) ? parsed.notes : parsed;
  if (!isJsonArray(notes))
    throw new TypeError('The notes file has neither an array of notes nor { "notes": [...] }');
  for (const user of users.filter((user) => user.id === bloggerId)) world.users.set(user.id, user);
  for (const note of notes) if (isJsonObject(note)) addRawNote(world, feed, note, 0);
  world.finishSetup();
  feed.refresh();
}

/**
 * Adds a note unchanged. `time` (epoch seconds) is used if the note has no timestamp. Returns the
 * id of the record.
 */
export function addRawNote(world: World, feed: NoteFeed, note: JsonObject, time: number): number {
  const ownId = toId(note.id);
  // The record gets its own id, because notes with duplicate ids or without an id must all be served.
  const id = ownId === undefined || feed.record(ownId) !== undefined ? feed.nextId() : ownId;
  const timestamp = typeof note.timestamp === 'string' ? Date.parse(note.timestamp) : NaN;
  feed.setRecord({
    id,
    subject: { kind: 'raw', note },
    actors: [],
    read: isReadOf(note),
    time: Number.isNaN(timestamp) ? time : Math.floor(timestamp / 1000),
  });
  const blocks = isJsonArray(note.body) ? note.body.filter(isJsonObject) : [];
  createReferenced(world, { ...note, actions: null }, '');
  for (const block of blocks)
    createReferenced(world, block, typeof block.text === 'string' ? block.text : '');
  return id;
}

/** Creates the user, site, post and comment that a note or block refers to, in the state of its flags. */
function createReferenced(world: World, part: JsonObject, text: string): void {
  const { site, post, comment, user, parent_comment: parentId } = idsOf(part);
  const flags = isJsonObject(part.actions) ? part.actions : {};
  if (user !== undefined && world.user(user) === undefined) {
    world.users.set(user, { id: user, login: `user${user}`, name: '', avatar: 'drawn' });
  }
  if (site === undefined) return;
  if (world.site(site) === undefined) {
    const tagline = 'A site from a notes file';
    world.sites.set(site, {
      id: site,
      slug: `site-${site}`,
      name: `Site ${site}`,
      tagline,
      ownerId: bloggerId,
    });
  }
  if (flags.follow === true) world.setFollow(site, bloggerId, true);
  const authorId = user ?? bloggerId;
  if (post !== undefined && world.post(site, post) === undefined) {
    world.setPost({
      id: post,
      siteId: site,
      authorId: bloggerId,
      slug: `post-${post}`,
      title: `Post ${post}`,
      content: text,
      time: 0,
    });
  }
  if (post !== undefined && comment !== undefined) {
    // The block is processed after its note, and contains the comment's text and status.
    const status = flags['approve-comment'] === false ? 'unapproved' : 'approved';
    const parent = parentId ?? world.comment(site, comment)?.parentId;
    // Comments in a file may name each other as parents, so only an older comment can be a parent.
    const isOlder = parent !== undefined && parent < comment;
    world.setComment({
      id: comment,
      siteId: site,
      postId: post,
      authorId,
      ...(isOlder && { parentId: parent }),
      content: text,
      status,
      time: 0,
    });
    if (flags['like-comment'] === true)
      world.setLike({ kind: 'comment', siteId: site, id: comment }, bloggerId, true);
  }
  if (post !== undefined && flags['like-post'] === true) {
    world.setLike({ kind: 'post', siteId: site, id: post }, bloggerId, true);
  }
}
