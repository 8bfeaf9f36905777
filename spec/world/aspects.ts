import { isApproved, isHidden } from '../../src/streams/outbox/note-records';
import { followOverlay } from '../../src/streams/outbox/overlay';
import type { OutboxRecord } from '../../src/streams/outbox/record';
import { isLiked } from '../../src/streams/outbox/selectors';
import { isRead } from '../../src/streams/reading/selectors';
import { draftKey, parseDraft } from '../../src/streams/reply/stored-draft';
import type { State } from '../../src/streams/state/state';
import { asObject, asString } from '../../src/lib/json';
import type { Browser } from './browser';
import type { Sent } from './platform';

/** Something of which the platform or the browser has one value, and which a blogger can set. */
export type Aspect = 'status' | 'like' | 'follow' | 'reply' | 'draft' | 'read';

/** An aspect and what it is about: 'status 7', 'follow 1', or 'reply 7 Thanks'. */
export type Key = `${Aspect} ${string}`;

const partsOf = (key: Key): readonly [aspect: string, about: number, text: string] => {
  const [aspect = '', about = '', ...text] = key.split(' ');
  return [aspect, Number(about), text.join(' ')];
};

/** Whether a value of a status takes the comment's note out of the list. */
export const isRemoved = (value: string | undefined): boolean => value === 'trash' || value === 'spam';

/** What a tab shows: 'hidden' for a removed comment, undefined if it does not have the note. */
export function shownIn(state: State, key: Key): string | undefined {
  const [aspect, about, text] = partsOf(key);
  const note = state.allNotes[about];
  const records = Object.values(state.outbox.records);
  switch (aspect) {
    case 'follow':
      return String(followOverlay(about, state.outbox.records) ?? false);
    case 'reply':
      return String(records.some((record) => keyOfRecord(record) === key && record.wanted === text));
    case 'draft':
      return state.drafts[about] ?? '';
    case 'status':
      if (!note) return undefined;
      if (isHidden(state, about)) return 'hidden';
      return isApproved(state, note) ? 'approved' : 'unapproved';
    case 'like':
      return note && String(isLiked(state, note));
    default:
      return note && String(isRead(state, note));
  }
}

/** What the platform has, or for a draft the browser; undefined if its comment is deleted. */
export function storedValue({ platform, storage }: Browser, key: Key): string | undefined {
  const [aspect, about, text] = partsOf(key);
  switch (aspect) {
    case 'follow':
      return String(platform.isFollowed(about));
    case 'reply':
      return platform.comment(about) && String(platform.repliesTo(about).includes(text));
    case 'draft':
      return parseDraft(storage.get(draftKey(about)))?.text ?? '';
    case 'status':
      return platform.comment(about)?.status;
    case 'like':
      return platform.comment(about) && String(platform.isLiked(about));
    default:
      return platform.note(about)?.isRead.toString();
  }
}

/** The aspect of a record of the outbox. */
export function keyOfRecord({ aspect, target: { site, comment = 0 }, wanted }: OutboxRecord): Key {
  const note = comment / 10;
  if (aspect === 'reply') return `reply ${note} ${String(wanted)}`;
  return aspect === 'follow' ? `follow ${site}` : `${aspect} ${note}`;
}

/** The value that a record wants. */
export const valueOfRecord = ({ aspect, wanted }: OutboxRecord): string =>
  aspect === 'reply' ? 'true' : String(wanted);

/** The aspect that a request sets, and the value; undefined for other requests. */
export function wishOf({
  line,
  body,
}: Pick<Sent, 'line' | 'body'>): { readonly key: Key; readonly value: string } | undefined {
  const [, site = '', noun, id = '', verb] = line.replace(/^\w+ /, '').split('/').slice(1);
  const { status, content } = asObject(JSON.parse(body || '{}'));
  if (noun === 'follows') return { key: `follow ${site}`, value: String(id === 'new') };
  if (noun !== 'comments') return undefined;
  const note = Number(id) / 10;
  if (verb === 'delete') return { key: `status ${note}`, value: 'trash' };
  if (verb === 'replies') return { key: `reply ${note} ${asString(content)}`, value: 'true' };
  if (verb === 'likes') return { key: `like ${note}`, value: String(line.endsWith('/new')) };
  return { key: `status ${note}`, value: asString(status) };
}
