import { filter, ignoreElements, map, merge, of, share, switchMap, tap } from 'rxjs';
import { tag } from '../operators/tag';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { lead$ } from './lead';
import { news$ } from './news';
import { parseTabMessage } from './tab-message';

/**
 * One tab of a browser leads: it polls for all, and holds the push channel. It tells the others that
 * there is news, and each of them then polls for itself when it is visible (decision
 * one-leader-for-a-browser). Without a channel between tabs, each is its own leader.
 */
export const tabs: Behaviour = (events$, state$, deps) =>
  deps.tabs$.pipe(
    switchMap((channel) => {
      if (!channel) return of<Event>({ type: 'tabs.led' });
      const heard$ = channel.messages$.pipe(
        map(parseTabMessage),
        filter((message) => message !== undefined),
        share(),
      );
      return merge(
        lead$(channel, heard$, state$, deps).pipe(tag('tabs > lead')),
        news$(events$, state$).pipe(
          tag('tabs > news'),
          tap(() => channel.post({ kind: 'news' })),
          ignoreElements(),
        ),
        heard$.pipe(
          filter(({ kind }) => kind === 'news' && state$.value.tabRole === 'follower'),
          map((): Event => ({ type: 'notes.refreshRequested' })),
        ),
      );
    }),
  );
