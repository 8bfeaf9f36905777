import { parseJson } from '../../lib/json';
import { type Aged, parseAged } from '../notes/aged';

/** Storage key of the newest note that was posted to a host page, as JSON. */
export const NOTIFIED_KEY = 'newest_notified';

/** Undefined if nothing valid is stored. */
export const parseNewest = (text: string | undefined): Aged | undefined => parseAged(parseJson(text ?? ''));
