import { asNumber, asObject, asString, parseJson } from '../../lib/json';
import type { Storage } from '../state/deps';
import { ABOUT_MAX_CHARS, MAX_NOTES } from '../timing';
import { noteOfDoneKey } from '../../lib/storage-keys';
import type { DoneNote, DoneNotes } from './state';

/** The panel never stores longer values. */
const MAX_CHARS = 1000 + 4 * ABOUT_MAX_CHARS;
/** Times after the year 2286 are invalid. */
const MAX_TIME = 1e13;

/** The stored value of a note that is set aside: its time, then the details. */
export const stringifyDone = ({ timestamp, details }: DoneNote): string =>
  `${timestamp} ${JSON.stringify(details)}`;

/** Parses a stored value. Returns undefined for a value that the panel does not store. Never throws. */
export function parseDone(value: string | undefined): DoneNote | undefined {
  if (value === undefined || value.length > MAX_CHARS) return undefined;
  const [, time, json] = /^(\d+) (.*)$/s.exec(value) ?? [];
  const { at: setAt, about, wasUnread } = asObject(parseJson(json ?? ''));
  const [timestamp, at] = [Number(time), asNumber(setAt)];
  if (!(timestamp < MAX_TIME) || at === undefined) return undefined;
  return { timestamp, details: { at, about: asString(about), wasUnread: wasUnread === true } };
}

/** The stored notes that are set aside: the newest, at most as many as a list can have. */
export const storedDone = (storage: Storage): DoneNotes =>
  Object.fromEntries(
    storage
      .keys()
      .flatMap((key) => {
        const id = noteOfDoneKey(key);
        const done = id === undefined ? undefined : parseDone(storage.get(key));
        return id === undefined || !done ? [] : [[id, done] as const];
      })
      .sort(([, one], [, other]) => other.timestamp - one.timestamp)
      .slice(0, MAX_NOTES),
  );
