import { requiredText } from '../model/input';
import { isJsonObject, type JsonObject } from '../model/json';
import type { PublishedNote } from '../model/note-feed';
import { PlatformError, unknown } from '../model/platform-error';
import { pageLength } from '../model/rules';
import { pickFields } from './fields';
import { numberQuery, type Parameters } from './parameters';
import type { RouteTable } from './route-table';

const DEFAULT_NUMBER = 10;
const MAX_NUMBER = 100;
const READ = 9999;
const UNREAD = -1;

/** Routes that list notes, read one note, and mark notes as seen or read. */
export const notificationRoutes: RouteTable = {
  'GET /notifications': (platform, request) => {
    const number = Math.min(MAX_NUMBER, Math.max(1, numberQuery(request, 'number') ?? DEFAULT_NUMBER));
    const isFiltered = isFilter(request);
    if (isFiltered && platform.filters === 'refuse')
      throw new PlatformError(400, 'invalid_input', 'Filters are not supported');
    const found = platform.feed.list().filter(matchesQuery(request, platform.filters !== 'ignore'));
    const first = found.slice(0, DEFAULT_NUMBER);
    const isRepeated = isFiltered && platform.filters === 'repeat' && first.length === DEFAULT_NUMBER;
    const notes = (isRepeated ? Array<typeof first>(number).fill(first).flat() : found).slice(
      0,
      pageLength(platform.world.rules, number),
    );
    const fields = request.req.query('fields');
    return {
      last_seen_time: String(platform.feed.lastSeen),
      number: notes.length,
      notes: notes.map((note) => noteShape(note, fields)),
    };
  },

  'POST /notifications/seen': (platform, { input }) => {
    const seconds = Number(requiredText(input, 'time'));
    if (!Number.isFinite(seconds) || seconds < 0)
      throw new PlatformError(400, 'invalid_input', 'Invalid time');
    const seen = platform.feed.markSeen(Math.floor(seconds));
    return { last_seen_time: String(seen), success: true };
  },

  'POST /notifications/read': (platform, { input: { counts } }) => {
    if (!isJsonObject(counts)) throw new PlatformError(400, 'invalid_input', 'Invalid counts');
    const updated = Object.entries(counts).flatMap(([id, count]) => {
      const note = platform.feed.find(id);
      const read = Number(count) === READ ? true : Number(count) === UNREAD ? false : undefined;
      if (note === undefined || read === undefined || note.record.read === read) return [];
      platform.feed.setRecord({ ...note.record, read });
      return [Number(id)];
    });
    platform.feed.refresh();
    return { updated, success: true };
  },

  'GET /notifications/{id}': (platform, { req }) => {
    const note = platform.feed.find(req.param('id') ?? '');
    if (note === undefined) throw unknown('note');
    return {
      last_seen_time: String(platform.feed.lastSeen),
      number: 1,
      notes: [noteShape(note, req.query('fields'))],
    };
  },
};

const isFilter = ({ req }: Parameters): boolean =>
  req.query('unread') !== undefined || req.query('type') !== undefined;

/** Whether a note matches the query. Both time bounds are epoch seconds and inclusive. */
function matchesQuery(context: Parameters, isFilterHonoured: boolean): (note: PublishedNote) => boolean {
  const before = numberQuery(context, 'before') ?? Infinity;
  const since = numberQuery(context, 'since') ?? -Infinity;
  const unread = ['1', 'true'].includes(context.req.query('unread') ?? '');
  const types = context.req.query('type')?.split(',');
  return ({ record, json }) =>
    record.time <= before &&
    record.time >= since &&
    (!isFilterHonoured ||
      ((!unread || !record.read) && (types === undefined || types.some((type) => type === json.type))));
}

/** Fields that the platform adds when another field is requested; see docs/platform.md. */
const ADDED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  type: ['subtype'],
  unread: ['read'],
  subject: ['title', 'icon', 'noticon', 'url'],
  body: ['header'],
};

/** Reduces a note to the requested fields. A requested hash is added if the note has none. */
function noteShape({ json, hash }: PublishedNote, fields: string | undefined): JsonObject {
  const names = fields?.split(',').map((name) => name.trim()) ?? [];
  const added = names.flatMap((name) => ADDED_FIELDS[name] ?? []);
  return pickFields({ ...json, ...(names.includes('note_hash') && { note_hash: hash }) }, fields, [
    'id',
    ...added,
  ]);
}
