import { filter, map, pairwise, scan, switchMap } from 'rxjs';
import { ofType } from '../operators/of-type';
import { select } from '../operators/select';
import { failedOfDeed } from '../outbox/failed';
import { undoOf } from '../outbox/wishes';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import type { State } from '../state/state';

/**
 * Selects the rows of notes whose action has failed, so that the blogger can act on them again. Applies only to
 * batches (actions on several notes) that this tab made, retried or undid.
 */
export const checkFailed: Behaviour = (events$, state$) =>
  events$.pipe(
    ofType('batch.requested', 'deed.retried', 'deed.undone'),
    map(({ type, id }) => (type === 'deed.undone' ? undoOf(id) : id)),
    scan((deeds: readonly string[], id) => {
      const others = deeds.filter((each) => each !== id);
      return [...others.filter(hasRecords(state$.value)), id];
    }, []),
    switchMap((deeds) =>
      state$.pipe(
        select((state) =>
          deeds
            .flatMap((id) => failedOfDeed(state, id))
            .flatMap(({ note }) => note ?? [])
            .join(),
        ),
        map((ids) => ids.split(',').filter(Boolean).map(Number)),
        pairwise(),
        map(([before, after]) => after.filter((note) => !before.includes(note))),
        filter((ids) => ids.length > 0),
        map((ids): Event => ({ type: 'checks.changed', ids, areChecked: true })),
      ),
    ),
  );

/**
 * Whether a batch still has records, which may fail. Other batches are dropped, because their ids would
 * accumulate (rule page-that-stays-open).
 */
const hasRecords =
  ({ outbox }: State) =>
  (id: string): boolean =>
    Object.values(outbox.records).some(({ deed }) => deed === id);
