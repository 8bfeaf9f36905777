import { catchError, groupBy, map, mergeMap, of, withLatestFrom } from 'rxjs';
import type { Behaviour } from '../behaviour';
import { inTurn } from '../operators/in-turn';
import { ofType } from '../operators/of-type';
import type { Event } from '../state/events';

/**
 * Approve and unapprove on the platform (section 4). A note's requests go one after another, so that quick toggles end
 * there as they ended here.
 */
export const approve: Behaviour = (events$, state$, { client, surroundings: { pageHide$ } }) =>
  events$.pipe(
    ofType('approval.requested'),
    withLatestFrom(state$),
    groupBy(([{ id }]) => id),
    mergeMap((ofNote$) =>
      ofNote$.pipe(
        inTurn(pageHide$, ([{ id, isApproved }, { allNotes }]) => {
          const failed: Event = { type: 'approval.failed', id, isApproved };
          const { site, comment } = allNotes[id]?.ids ?? {};
          if (site === undefined || comment === undefined) return of(failed);
          const status = isApproved ? 'approved' : 'unapproved';
          return client
            .site(site)
            .comment(comment)
            .update({ status }, { keepalive: true })
            .pipe(
              map((): Event => ({ type: 'approval.confirmed', id, isApproved })),
              catchError(() => of(failed)),
            );
        }),
      ),
    ),
  );
