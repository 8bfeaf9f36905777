import { catchError, concat, exhaustMap, filter, map, merge, NEVER, skip, takeUntil, timer } from 'rxjs';
import type { Note } from '../notes/note';
import { groupedBy } from '../operators/grouped-by';
import { isFinal } from '../operators/is-refusal';
import { notesRetryMs } from '../operators/retry-delay';
import { select } from '../operators/select';
import type { PanelClient } from '../panel-client';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import { selectSelectedNote } from './selectors';

/**
 * Creates a behaviour that fetches something for the open note. Another key, such as that of another note, cancels
 * the request. `fetch` emits the events of the response, or errors; `failed` returns the events of a failure.
 *
 * If the note opens again, a failed request is not repeated until the retry delay of a failing list is over
 * (section 8), or until the network, the session or the list is back. After a refusal, only another key or a
 * newer version of the note repeats it.
 */
export const loadForNote =
  (
    keyOf: (note: Note, state: State) => string,
    fetch: (note: Note, state: State, client: PanelClient) => ReturnType<Behaviour>,
    failed: (note: Note) => readonly Event[] = () => [],
  ): Behaviour =>
  (_events$, state$, { client, jitterMs, report }) => {
    const keyIn = (state: State, note = selectSelectedNote(state)) => note && keyOf(note, state);
    const key$ = state$.pipe(select(keyIn));
    const back$ = state$.pipe(
      select(({ isOnline, isSignedIn, list }) => isOnline && isSignedIn && !list.failure),
      skip(1),
      filter(Boolean),
    );
    const wait$ = (error: unknown) =>
      isFinal(error) ? NEVER : merge(back$, timer(notesRetryMs(error, 1, jitterMs)));
    const load$ = (note: Note) => {
      const loaded$ = fetch(note, state$.value, client).pipe(takeUntil(key$.pipe(skip(1))));
      // A failed request remains active during its wait, so `exhaustMap` ignores the note if it opens again.
      return loaded$.pipe(
        catchError((error: unknown) => concat(failed(note), NEVER.pipe(takeUntil(wait$(error))))),
      );
    };
    const version = (note: Note) => `${keyIn(state$.value)} ${note.hash}`;
    return key$.pipe(
      map(() => selectSelectedNote(state$.value)),
      filter((note) => note !== undefined),
      groupedBy(version, (each) => exhaustMap(each), load$, report),
    );
  };
