import { filter, map, mergeMap, type Observable, scan, startWith, take, timer } from 'rxjs';
import { ANNOUNCE_AFTER_MS, ANNOUNCED_MS } from '../timing';

/** A text in the live region. A repeated text gets a new id. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
}

const NONE: readonly Announcement[] = [];

/**
 * Emits the texts in the live region. Each text is added after a short delay, and stays for a while next to
 * earlier ones, because screen readers read every added text.
 */
export const announcements$ = (texts$: Observable<string>): Observable<readonly Announcement[]> =>
  texts$.pipe(
    filter((text) => text !== ''),
    mergeMap((text, id) =>
      timer(ANNOUNCE_AFTER_MS, ANNOUNCED_MS).pipe(
        take(2),
        map((tick) => (tick === 0 ? { id, text } : null)),
      ),
    ),
    scan((all, added) => (added ? [...all, added] : all.slice(1)), NONE),
    startWith(NONE),
  );
