import { asyncScheduler, defer, ignoreElements, merge, of, switchMap, tap } from 'rxjs';
import { tag } from '../operators/tag';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { lead$ } from './lead';
import { shareEvents$ } from './share-events';
import { createTickTimes } from './tick-times';

/**
 * One session for all tabs of a browser (decision one-leader-for-a-browser): one of them leads, and
 * each tells the others what happens. Without a channel between tabs, each is its own leader.
 */
export const tabs: Behaviour = (events$, state$, deps) =>
  defer(() => {
    const times = createTickTimes();
    return merge(
      events$.pipe(
        tap(() => times.add(state$.value.tick, asyncScheduler.now())),
        ignoreElements(),
      ),
      deps.tabs$.pipe(
        switchMap((channel) =>
          channel
            ? merge(
                lead$(channel, state$, deps).pipe(tag('tabs > lead')),
                shareEvents$(channel, events$, state$, times).pipe(tag('tabs > share')),
              )
            : of<Event>({ type: 'tabs.led' }),
        ),
      ),
    );
  });
