import type { JsonObject } from '../json';
import { noteHash } from '../note-hash';
import { buildText } from '../text-builder';
import type { NoteRecord, Notice } from '../types';
import { idsAndLinks } from './addresses';
import { commentNote } from './comment-note';
import type { NoteContext, NoteParts } from './context';
import { postNote } from './post-note';
import { rawNote } from './raw-note';
import { commentLikeNote, followNote, likeNote, reblogNote } from './reaction-notes';

/**
 * Builds the JSON of a note from its record and the world. Returns undefined if the note no longer
 * has content: its comment was trashed, or all its likes were withdrawn.
 */
export function buildNote(context: NoteContext, record: NoteRecord): JsonObject | undefined {
  if (record.subject.kind === 'raw') return rawNote(context, record.subject.note, record.read);
  const parts = partsOf(context, record);
  if (parts === undefined) return undefined;
  const note = {
    id: record.id,
    type: parts.type,
    read: record.read ? 1 : 0,
    noticon: parts.noticon,
    timestamp: new Date(record.time * 1000).toISOString().replace(/\.\d+Z$/, '+00:00'),
    icon: parts.icon,
    url: parts.url,
    subject: parts.subject,
    body: parts.body,
    ...(parts.ids !== undefined && { meta: idsAndLinks(parts.ids, context.origin) }),
    title: parts.title,
    ...(parts.header !== undefined && { header: parts.header }),
  };
  return { ...note, note_hash: noteHash(note) };
}

function partsOf(context: NoteContext, { subject, actors }: NoteRecord): NoteParts | undefined {
  switch (subject.kind) {
    case 'comment':
      return commentNote(context, subject.siteId, subject.commentId);
    case 'comment_like':
      return commentLikeNote(context, subject.siteId, subject.commentId, actors);
    case 'like':
      return likeNote(context, subject.siteId, subject.postId, actors);
    case 'follow':
      return followNote(context, subject.siteId, actors);
    case 'reblog':
      return reblogNote(context, subject, actors);
    case 'new_post':
    case 'automattcher':
      return postNote(context, subject.kind, subject.siteId, subject.postId);
    case 'notice':
      return noticeNote(context, subject.notice);
    case 'raw':
      return undefined;
  }
}

function noticeNote({ origin }: NoteContext, notice: Notice): NoteParts {
  return {
    type: notice.type,
    noticon: notice.noticon,
    icon: `${origin}/badge/${notice.badge}.svg`,
    url: notice.path === '' ? '' : `${origin}${notice.path}`,
    title: notice.title,
    subject: notice.subject.map((text) => buildText(text, origin)),
    body: notice.body.map((text) => buildText(text, origin)),
    ...(notice.siteId !== undefined && { ids: { site: notice.siteId } }),
  };
}
