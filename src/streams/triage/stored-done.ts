import { asNumber, asObject, asString, parseJson } from '../../lib/json';
import type { Storage } from '../state/deps';
import { ABOUT_MAX_CHARS, MAX_NOTES } from '../timing';
import { noteOfDoneKey } from '../../lib/storage-keys';
import type { DoneNote, DoneNotes } from './state';

/** Longer values were not stored by the panel. */
const MAX_CHARS = 1000 + 4 * ABOUT_MAX_CHARS;
/** After the year 2286, or not a time. */
const MAX_TIME = 1e13;

/** The value of a note that is set aside: its time, then the details. */
export const stringifyDone = ({ timestamp, details }: DoneNote): string =>
  `${timestamp} ${JSON.stringify(details)}`;

/** A stored value; undefined for one that the panel does not store. Never throws. */
export function parseDone(value: string | undefined): DoneNote | undefined {
  if (value === undefined || value.length > MAX_CHARS) return undefined;
  const [, time, json] = /^(\d+) (.*)$/s.exec(value) ?? [];
  const { at: setAt, about, wasUnread } = asObject(parseJson(json ?? ''));
  const [timestamp, at] = [Number(time), asNumber(setAt)];
  if (!(timestamp < MAX_TIME) || at === undefined) return undefined;
  return { timestamp, details: { at, about: asString(about), wasUnread: wasUnread === true } };
}

/** The stored notes, at most as many as a list can have: the newest. */
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
