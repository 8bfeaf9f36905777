import { noteOfDraftKey, parseDraft, stringifyDraft } from '../stored';
import { maskJson, maskMessage, maskText, maskTexts } from './mask';
import type { Entry, Session } from './session';

/** A session without what people wrote and who they are; it is replayed as the other is. */
export const maskSession = (session: Session): Session => ({
  ...session,
  storage: maskStored(session.storage),
  initial: masked(session.initial),
  entries: session.entries.map(maskEntry),
  final: masked(session.final),
});

function maskEntry(entry: Entry): Entry {
  switch (entry.kind) {
    case 'answer':
      return { ...entry, text: maskJson(entry.text) };
    case 'request':
      return entry.body === undefined ? entry : { ...entry, body: maskJson(entry.body) };
    case 'stored':
      return entry.value === undefined ? entry : { ...entry, value: maskValue(entry.key, entry.value) };
    case 'event':
      return { ...entry, event: masked(entry.event) };
    case 'host':
      return { ...entry, message: maskMessage(entry.message) };
    case 'pushed':
      return { ...entry, data: maskMessage(entry.data) };
    case 'key':
      return entry.focus === 'text' && isSign(entry.key) ? { ...entry, key: 'x' } : entry;
    default:
      return entry;
  }
}

/** A key that writes something: what is typed could be read off one by one. */
const isSign = (key: string): boolean => Array.from(key).length === 1;

const maskStored = (stored: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, maskValue(key, value)]));

function maskValue(key: string, value: string): string {
  const draft = noteOfDraftKey(key) === undefined ? undefined : parseDraft(value);
  return draft ? stringifyDraft({ ...draft, text: maskText(draft.text) }) : value;
}

/** Texts become texts of the same length, and nothing else changes: what was a T still is one. */
const masked = <T>(value: T): T => maskTexts(value) as T;
