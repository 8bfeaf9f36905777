import { filter, ignoreElements, map, merge, of, share, switchMap, tap } from 'rxjs';
import { tag } from '../operators/tag';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { lead$ } from './lead';
import { news$ } from './news';
import { parseTabMessage } from './tab-message';

/**
 * Makes one tab of the browser the leader, which polls, holds the push channel and announces news. Every other tab
 * polls after news, once it is visible (decision one-leader-for-a-browser). Without a channel between tabs, each tab
 * leads.
 */
export const tabs: Behaviour = (events$, state$, deps) =>
  deps.tabs$.pipe(
    switchMap((channel) => {
      if (!channel) return of<Event>({ type: 'tabs.led' });
      const messages$ = channel.messages$.pipe(
        map(parseTabMessage),
        filter((message) => message !== undefined),
        share(),
      );
      return merge(
        lead$(channel, messages$, state$, deps).pipe(tag('tabs > lead')),
        news$(events$, state$).pipe(
          tag('tabs > news'),
          tap(() => channel.post({ kind: 'news' })),
          ignoreElements(),
        ),
        messages$.pipe(
          filter(({ kind }) => kind === 'news' && state$.value.tabRole === 'follower'),
          map((): Event => ({ type: 'notes.refreshRequested' })),
        ),
      );
    }),
  );
