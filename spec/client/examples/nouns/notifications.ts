import { map, type Observable, switchMap } from 'rxjs';
import type { Client } from '../../../../src/client';

/** Marks the newest notes as read. Emits their number. */
export const markNewest = ({ notifications }: Client): Observable<number> =>
  notifications.list({ query: { number: 3, fields: 'id' } }).pipe(
    switchMap(({ notes }) => notifications.markRead(Object.fromEntries(notes.map(({ id }) => [id, 9999])))),
    map(({ updated }) => updated.length),
  );
