import { filter, map, mergeMap, type Observable, scan, startWith, take, timer } from 'rxjs';
import { ANNOUNCE_AFTER_MS, ANNOUNCED_MS } from '../timing';

/** A text in the live region. The same text again has another id. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
}

const NONE: readonly Announcement[] = [];

/**
 * What the live region holds: each text for a while, beside those before it. Screen readers speak what is added;
 * of texts that replace each other at once, they speak only the last.
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
