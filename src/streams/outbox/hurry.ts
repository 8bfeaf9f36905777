import { catchError, EMPTY, from, ignoreElements, mergeMap, type Observable } from 'rxjs';
import type { PanelClient } from '../panel-client';
import type { StateStream } from '../state/behaviour';
import { KINDS } from './kinds';
import { undoBarOf } from './overlay';
import type { OutboxRecord } from './record';
import { CALLS } from './requests';
import type { OutboxStore } from './store';
import { recordKey } from './target';
import { transition } from './transitions';

interface HurryDeps {
  readonly client: PanelClient;
  readonly store: OutboxStore;
  readonly state$: StateStream;
  /** Whether this page made a record. What another tab has done is not hurried: it may be undone there. */
  readonly isOwn: (record: OutboxRecord) => boolean;
  readonly now: () => number;
}

/**
 * Sends at once, as the page goes away, what it has not sent yet: the undo window ends (section 4).
 * There is no time for a transaction: the record is stored as sent while the request, which outlives
 * the page, starts. The next page finds out what became of it.
 */
export const hurry$ = (
  pageHide$: Observable<unknown>,
  { client, store, state$, isOwn, now }: HurryDeps,
): Observable<never> =>
  pageHide$.pipe(
    mergeMap(() => {
      const { outbox, isOnline, isSignedIn } = state$.value;
      return isOnline && isSignedIn ? from(Object.values(outbox.records)) : EMPTY;
    }),
    mergeMap((record) => {
      const { id, owner, kind, target, attempts } = record;
      const { undoMs, isExclusive } = KINDS[kind];
      // A reply that is sent twice would be there twice; a click is not.
      const isSafe = undoMs > 0 ? undoBarOf(record, now()) !== undefined : !isExclusive;
      if (!isOwn(record) || attempts > 0 || !isSafe) return EMPTY;
      const sent = transition(record, { type: 'sent', id, owner, isHurried: true }, now());
      // One that is too old, or whose clock was set back, is for the next page.
      if (typeof sent === 'string' || sent.state !== 'sending') return EMPTY;
      store.put(recordKey(kind, target), sent);
      return CALLS[kind].send(client, sent).pipe(catchError(() => EMPTY));
    }),
    ignoreElements(),
  );
