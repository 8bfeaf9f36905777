import { ownerOfDraftKey, parseDraft, stringifyDraft } from '../../streams/reply/stored-draft';
import { noteOfDoneKey } from '../../lib/storage-keys';
import { parseDone, stringifyDone } from '../../streams/triage/stored-done';
import { maskJson, maskMessage, maskText, maskTexts } from './mask';
import type { Entry, Session } from './session';

/** Returns the session with all personal texts masked. It can be replayed like the original. */
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
    case 'found':
      return { ...entry, record: masked(entry.record) };
    case 'kept':
      return typeof entry.outcome === 'string' ? entry : { ...entry, outcome: masked(entry.outcome) };
    case 'records':
      return { ...entry, records: masked(entry.records) };
    case 'told':
    case 'host':
      return { ...entry, message: maskMessage(entry.message) };
    case 'pushed':
      return { ...entry, data: maskMessage(entry.data) };
    case 'key':
      return entry.focus === 'text' && isCharacter(entry.key) ? { ...entry, key: 'x' } : entry;
    default:
      return entry;
  }
}

/** Whether a key types a character. The text could be reconstructed from the sequence of such keys. */
const isCharacter = (key: string): boolean => Array.from(key).length === 1;

const maskStored = (stored: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, maskValue(key, value)]));

function maskValue(key: string, value: string): string {
  const draft = ownerOfDraftKey(key) === undefined ? undefined : parseDraft(value);
  if (draft) return stringifyDraft({ ...draft, text: maskText(draft.text) });
  const done = noteOfDoneKey(key) === undefined ? undefined : parseDone(value);
  return done?.details
    ? stringifyDone({ ...done, details: { ...done.details, about: maskText(done.details.about) } })
    : value;
}

/** Masks a value. Only strings change, into strings of the same length, so the type remains T. */
const masked = <T>(value: T): T => maskTexts(value) as T;
