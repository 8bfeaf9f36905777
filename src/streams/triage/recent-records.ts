import { EMPTY, filter, map, merge, of, switchMap } from 'rxjs';
import { isOthers } from '../outbox/blogger';
import { exhaustMapWithTrailing } from '../operators/exhaust-map-with-trailing';
import { select } from '../operators/select';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';

/**
 * Reads the blogger's outbox records while the list of recent actions is open, and drops them when the list or
 * the panel closes.
 */
export const recentRecords: Behaviour = (_events$, state$, deps) => {
  const looked$ = state$.pipe(
    select(({ view }) => view === 'recent'),
    switchMap((isOpen) => {
      if (!isOpen)
        return state$.value.recentRecords ? of<Event>({ type: 'recent.looked', records: null }) : EMPTY;
      return merge(of(null), deps.outbox.changes$).pipe(
        exhaustMapWithTrailing(() => deps.outbox.all()),
        map(({ records }): Event => ({
          type: 'recent.looked',
          records: records.filter((record) => !isOthers(deps, record)),
        })),
      );
    }),
  );
  const closed$ = state$.pipe(
    select(({ view, isPanelOpen }) => view === 'recent' && !isPanelOpen),
    filter(Boolean),
    map((): Event => ({ type: 'view.selected', view: 'notes' })),
  );
  return merge(looked$, closed$);
};
