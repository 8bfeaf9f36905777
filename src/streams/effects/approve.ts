import { catchError, map, of, withLatestFrom } from 'rxjs';
import type { Behaviour } from '../behaviour';
import { isComment, promised } from '../notes/answers';
import { groupedBy } from '../operators/grouped-by';
import { inTurn } from '../operators/in-turn';
import { ofType } from '../operators/of-type';
import { unlessSince } from '../operators/unless-since';
import type { Event } from '../state/events';

/**
 * Approve and unapprove on the platform (section 4). A note's requests go one after another, so that quick toggles end
 * there as they ended here.
 */
export const approve: Behaviour = (events$, state$, { client, surroundings: { pageHide$ } }) =>
  events$.pipe(
    ofType('approval.requested'),
    withLatestFrom(state$),
    groupedBy(
      ([{ id }]) => id,
      inTurn('approve > tell', pageHide$),
      ([{ id, isApproved }, { allNotes, tick }]) => {
        const failed$ = of<Event>({ type: 'approval.failed', id, isApproved }).pipe(
          unlessSince(state$, ({ noteApprovals }) => noteApprovals[id]?.tick, tick),
        );
        const { site, comment } = allNotes[id]?.ids ?? {};
        if (site === undefined || comment === undefined) return failed$;
        const status = isApproved ? 'approved' : 'unapproved';
        return client
          .site(site)
          .comment(comment)
          .update({ status }, { keepalive: true })
          .pipe(
            promised(isComment),
            map((): Event => ({ type: 'approval.confirmed', id, isApproved })),
            catchError(() => failed$),
          );
      },
    ),
  );
