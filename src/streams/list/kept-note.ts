import { hashOf } from '../../lib/hash';
import type { Block, Ids, Media, Note, Range } from '../notes/note';
import { KEPT_MAX_CHARS, KEPT_MAX_NOTES } from '../timing';
import { KEPT_VERSION } from './restore-list';

/**
 * Converts the newest notes, as many as fit, to a text for `parseKeptList`. Notes whose texts were cut are left
 * out: they are large, and would be parsed as complete.
 */
export function stringifyKeptList(notes: readonly Note[], token: string): string {
  const head = `{"version":${KEPT_VERSION},"owner":${hashOf(token)},"notes":[`;
  let left = KEPT_MAX_CHARS - head.length - ']}'.length;
  const kept: string[] = [];
  for (const note of notes.filter(({ isCut }) => !isCut).slice(0, KEPT_MAX_NOTES)) {
    const text = JSON.stringify(keptNote(note), withoutEmpty);
    left -= text.length + ','.length;
    if (left < 0) break;
    kept.push(text);
  }
  return `${head}${kept.join()}]}`;
}

const withoutEmpty = (_key: string, value: unknown): unknown => (value === '' ? undefined : value);

/** A note in the platform's own format, which `parseNote` reads. */
const keptNote = ({ hash, isRead, timestamp, ids, subject, header, body, ...note }: Note): object => ({
  ...note,
  note_hash: hash,
  read: isRead,
  timestamp: new Date(timestamp).toISOString(),
  meta: { ids: keptIds(ids) },
  subject: subject.map(keptBlock),
  header: header.map(keptBlock),
  body: body.map(keptBlock),
});

const keptBlock = ({ ids, homeUrl, homeTitle, homeTagline, ...block }: Block): object => ({
  type: block.type,
  text: block.text,
  actions: block.actions,
  ranges: block.ranges.map(keptRange),
  media: block.media.map(keptMedia),
  meta: {
    ids: keptIds(ids),
    links: { home: homeUrl },
    titles: { home: homeTitle, tagline: homeTagline },
  },
  nest_level: block.nestLevel,
  edit_comment_link: block.editCommentLink,
});

const keptIds = ({ parentComment, replyComment, ...ids }: Ids): object => ({
  ...ids,
  parent_comment: parentComment,
  reply_comment: replyComment,
});

const keptRange = ({ start, end, siteId, postId, ...range }: Range): object => ({
  ...range,
  indices: [start, end],
  site_id: siteId,
  post_id: postId,
});

const keptMedia = ({ start, end, ...media }: Media): object => ({ ...media, indices: [start, end] });
