import { asArray, parseJson } from '../../lib/json';
import { type Aged, parseAged } from '../notes/aged';

/** Storage key of the latest notes that were posted to a host page for notifications, as JSON. */
export const NOTIFIED_KEY = 'notified_notes';

/** Parses the stored notes; invalid entries are left out. */
export const parseNotified = (text: string | undefined): readonly Aged[] =>
  asArray(parseJson(text ?? '')).flatMap((value) => parseAged(value) ?? []);
