import { asNumber, asObject, asString, parseJson } from '../../lib/json';
import type { Storage } from '../state/deps';
import { ABOUT_MAX_CHARS, MAX_NOTES } from '../timing';
import { noteOfDoneKey } from '../../lib/storage-keys';
import type { DoneNote, DoneNotes } from './state';

/** Maximum length of a stored value. The panel never stores longer ones. */
const MAX_CHARS = 1000 + 4 * ABOUT_MAX_CHARS;
/** Maximum time in epoch milliseconds, in the year 2286. */
const MAX_TIME = 1e13;

/** The value that storage keeps for a note that is set aside: its time, then the details as JSON. */
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

/** Reads the notes that are set aside from storage: the newest ones, at most as many as a list can contain. */
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
