import { catchError, EMPTY, from, ignoreElements, mergeMap, type Observable } from 'rxjs';
import type { PanelClient } from '../panel-client';
import type { StateStream } from '../state/behaviour';
import { ASPECTS, removes } from './aspect-rules';
import { undoBarOf } from './overlay';
import { pausedUntil } from './paused-until';
import { type OutboxRecord, stateOf } from './record';
import { CALLS } from './requests';
import type { OutboxStore } from './store';
import { recordKey } from './target';
import { transition } from './transitions';

interface HurryDeps {
  readonly client: PanelClient;
  readonly store: OutboxStore;
  readonly state$: StateStream;
  /**
   * Whether this page made the record. Records of other tabs are left alone, because they can be
   * undone there.
   */
  readonly isMadeHere: (record: OutboxRecord) => boolean;
  readonly now: () => number;
}

/**
 * Sends the waiting records when the page ends, without waiting for the end of their undo window (section 4).
 * There is no time for a transaction: the record is stored as sent while its request starts. The request outlives
 * the page, and the next page checks its outcome.
 */
export const hurry$ = (
  pageHide$: Observable<unknown>,
  { client, store, state$, isMadeHere, now }: HurryDeps,
): Observable<never> =>
  pageHide$.pipe(
    mergeMap(() => {
      const { outbox, isOnline, isSignedIn } = state$.value;
      const records = Object.values(outbox.records);
      return isOnline && isSignedIn && pausedUntil(records) <= now() ? from(records) : EMPTY;
    }),
    mergeMap((record) => {
      const { id, aspect, target, attempts } = record;
      // Sends only requests that can be repeated; a repeated reply would be posted twice.
      const isSafe = removes(record) ? undoBarOf(record, now()) !== undefined : !ASPECTS[aspect].isExclusive;
      if (!isMadeHere(record) || attempts > 0 || !isSafe) return EMPTY;
      const sent = transition(record, { type: 'sent', id, isHurried: true }, now());
      // A record that is too old, or was made before the clock was set back, is left to the next page.
      if (typeof sent === 'string' || stateOf(sent) !== 'sending') return EMPTY;
      store.put(recordKey(aspect, target), sent);
      return CALLS[aspect].send(client, sent).pipe(catchError(() => EMPTY));
    }),
    ignoreElements(),
  );
