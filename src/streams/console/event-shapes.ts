import type { Event, EventMap, EventType } from '../state/events';
import { FILTER_NAMES } from '../state/state';
import { asObject, isObject } from '../notes/read';
import { ConsoleError, nearTo, shown } from './patterns';

/** What a field must be, and its words for who gave something else. */
interface Kind {
  readonly is: (value: unknown) => boolean;
  readonly words: string;
}

const kind = (words: string, is: (value: unknown) => boolean): Kind => ({ words, is });
const oneOf = (...values: readonly unknown[]): Kind =>
  kind(values.map((value) => JSON.stringify(value)).join(' or '), (value) => values.includes(value));
const isNumber = (value: unknown): boolean => Number.isFinite(value);
const isText = (value: unknown): boolean => typeof value === 'string';
const isId = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0;

const id = kind('an id (a whole number above 0)', isId);
const number = kind('a number', isNumber);
const text = kind('a text', isText);
const flag = oneOf(true, false);
const ids = kind('a list of ids', (value) => Array.isArray(value) && value.every(isId));
const objects = kind('a list of objects', (value) => Array.isArray(value) && value.every(isObject));
const idOrNull = kind('an id or null', (value) => value === null || isId(value));
const wait = kind('milliseconds from 0 on, or Infinity', (value) => typeof value === 'number' && value >= 0);
const time = kind(
  'a time in epoch milliseconds',
  (value) => isNumber(value) && Math.abs(Number(value)) <= 8.64e15,
);
const texts = kind(
  'an object of texts by id',
  (value) =>
    isObject(value) && Object.entries(value).every(([key, each]) => isId(Number(key)) && isText(each)),
);
const flags = kind(
  'an object of true or false by id',
  (value) =>
    isObject(value) &&
    Object.entries(value).every(([key, each]) => isId(Number(key)) && typeof each === 'boolean'),
);
const isBlock = (value: unknown): boolean =>
  isObject(value) &&
  isText(value.text) &&
  isObject(value.ids) &&
  [value.ranges, value.media].every((list) => Array.isArray(list) && list.every(isObject));
const isNote = (value: unknown): boolean =>
  isObject(value) &&
  isId(value.id) &&
  isObject(value.ids) &&
  isNumber(value.timestamp) &&
  [value.type, value.title, value.url, value.icon].every(isText) &&
  [value.subject, value.header, value.body].every((blocks) => Array.isArray(blocks) && blocks.every(isBlock));
const notes = kind("a list of the panel's own notes", (value) => Array.isArray(value) && value.every(isNote));
const suggestions = kind(
  'a list of people',
  (value) => Array.isArray(value) && value.every((each) => typeof asObject(each).login === 'string'),
);
const connection = kind("an object with a kind: 'live', 'polling', 'retrying' or 'offline'", (value) =>
  asObject(value).kind === 'retrying'
    ? isNumber(asObject(value).inSeconds)
    : ['live', 'polling', 'offline'].includes(String(asObject(value).kind)),
);
const status = kind(
  'an object of message, kind and durationMs',
  (value) =>
    isObject(value) &&
    isText(value.message) &&
    ['success', 'failure'].includes(String(value.kind)) &&
    isNumber(value.durationMs),
);
const moderation = oneOf('spam', 'trash');

type Shapes = { readonly [T in EventType]: Readonly<Record<Exclude<keyof EventMap[T], 'type'>, Kind>> };

const answer = { notes, unreadable: objects, asked: number };
const link = { siteId: id, href: text };

/** Each event of the union with its fields; one that is missing, or has another field, does not compile. */
const SHAPES: Shapes = {
  'session.ended': {},
  'signIn.requested': {},
  'signOut.requested': {},
  'notes.listed': { ...answer, number, isComplete: flag, lastSeenTime: number },
  'notes.paged': { ...answer, number, isComplete: flag },
  'notes.fetched': answer,
  'notes.gone': { ids, asked: number },
  'notes.confirmed': { asked: number },
  'notes.failed': { kind: oneOf('unreachable', 'platform', 'forbidden'), failures: number, retryInMs: wait },
  'notes.outdated': {},
  'notes.moreWanted': {},
  'list.scrolled': { fromBottomPx: number, fromTopPx: number, isMoving: flag },
  'push.subscribing': {},
  'push.subscribed': {},
  'push.lost': { attempt: number, retryInMs: wait },
  'push.received': { noteId: idOrNull },
  'clock.ticked': { now: time },
  'panel.toggled': { isOpen: flag },
  'panel.closeRequested': {},
  'visibility.changed': { isVisible: flag },
  'network.changed': { isOnline: flag },
  'width.changed': { isWide: flag },
  'connection.changed': { connection },
  'notes.refreshRequested': {},
  'host.opensLinks': {},
  'reads.restored': { ids },
  'reads.sent': { reads: flags },
  'reads.confirmed': { reads: flags },
  'reads.failed': {},
  'reads.allRequested': {},
  'unread.requested': { id },
  'drafts.restored': { drafts: texts },
  'draft.changedElsewhere': { id, text },
  'seen.advanced': { time: number },
  'note.selected': { id },
  'note.deselected': {},
  'note.highlighted': { id },
  'filter.selected': { name: oneOf(...FILTER_NAMES) },
  'help.toggled': { isOpen: flag },
  'shortcuts.switched': { isOn: flag },
  'approval.requested': { id, isApproved: flag },
  'approval.confirmed': { id, isApproved: flag },
  'approval.failed': { id, isApproved: flag },
  'like.requested': { id, isLiked: flag },
  'like.confirmed': { id, isLiked: flag },
  'like.failed': { id, isLiked: flag },
  'override.ended': { id },
  'follow.requested': { siteId: id, isFollowing: flag },
  'follow.confirmed': { siteId: id, isFollowing: flag },
  'follow.failed': { siteId: id, isFollowing: flag },
  'moderation.requested': { id, kind: moderation },
  'moderation.restored': {
    id,
    kind: moderation,
    phase: oneOf('pending', 'running'),
    site: id,
    comment: id,
    endsAt: number,
  },
  'moderation.undone': { id },
  'moderation.closed': { id },
  'moderation.started': { id },
  'moderation.confirmed': { id, kind: moderation },
  'moderation.failed': { id, kind: moderation },
  'reply.focused': { id },
  'reply.typed': { id, text },
  'reply.submitted': { id, text },
  'reply.sent': { id, url: text },
  'reply.failed': { id, isDuplicate: flag },
  'caret.moved': { id, text, caret: number },
  'mention.moved': { step: oneOf(1, -1) },
  'mention.closed': {},
  'suggestions.fetched': { siteId: id, suggestions },
  'status.shown': { status },
  'status.dismissed': {},
  'site.opened': link,
  'post.opened': { ...link, postId: id },
  'comment.opened': { ...link, postId: id, commentId: id },
  'edit.requested': { id },
};

/** All types of events. */
export const EVENT_TYPES: readonly string[] = Object.keys(SHAPES);

/** Whether this is an event by its type. */
export const isEvent = (value: unknown): value is Event =>
  isObject(value) && typeof value.type === 'string' && Object.hasOwn(SHAPES, value.type);

/** Whether it has all the fields of one, too, whatever is in them: a file has null for what is endless. */
export const isWholeEvent = (value: unknown): value is Event =>
  isEvent(value) && Object.keys(SHAPES[value.type]).every((name) => Object.hasOwn(value, name));

/**
 * What was typed as an event of the union, each field present and of its kind. A type alone stands for an event without
 * fields. Throws a `ConsoleError` that names what is wrong, and what is near to it.
 */
export function checkEvent(given: unknown): Event {
  const value = typeof given === 'string' ? { type: given } : given;
  if (!isObject(value) || typeof value.type !== 'string')
    throw new ConsoleError(
      `${shown(given)} is no event: give an object like { type: 'note.selected', id: 7 }.`,
    );
  if (!isEvent(value))
    throw new ConsoleError(`There is no event '${value.type}'. ${nearTo(value.type, EVENT_TYPES)}`);
  const shape: Readonly<Record<string, Kind>> = SHAPES[value.type];
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const wrong = Object.entries(shape).flatMap(([name, { is, words }]) =>
    is(fields[name]) ? [] : [`${name} is ${shown(fields[name])}, expected ${words}`],
  );
  const unknown = Object.keys(fields)
    .filter((name) => name !== 'type' && !Object.hasOwn(shape, name))
    .map((name) => `${name} is no field of it: ${Object.keys(shape).join(', ') || 'it has none'}`);
  const problems = [...wrong, ...unknown];
  if (problems.length > 0) throw new ConsoleError(`${value.type}: ${problems.join('; ')}.`);
  return value;
}
