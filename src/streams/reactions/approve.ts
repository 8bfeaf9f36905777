import { catchError, map, of, withLatestFrom } from 'rxjs';
import { groupedBy } from '../operators/grouped-by';
import { inTurn } from '../operators/in-turn';
import { ofType } from '../operators/of-type';
import { tag } from '../operators/tag';
import { unlessSuperseded } from '../operators/unless-superseded';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { assertResponse, isCommentResponse } from './responses';

/**
 * Approves and unapproves comments on the platform (section 4). A note's requests are sent one
 * after another, so that the last click wins.
 */
export const approve: Behaviour = (events$, state$, { client, report, environment: { pageHide$ } }) =>
  events$.pipe(
    ofType('approval.requested'),
    withLatestFrom(state$),
    groupedBy(
      ([{ id }]) => id,
      inTurn(pageHide$),
      ([{ id, isApproved }, { allNotes, tick }]) => {
        const failed$ = of<Event>({ type: 'approval.failed', id, isApproved }).pipe(
          unlessSuperseded(state$, ({ noteApprovals }) => noteApprovals[id]?.tick, tick),
        );
        const { site, comment } = allNotes[id]?.ids ?? {};
        if (site === undefined || comment === undefined) return failed$;
        const status = isApproved ? 'approved' : 'unapproved';
        return client
          .site(site)
          .comment(comment)
          .update({ status }, { keepalive: true })
          .pipe(
            assertResponse(isCommentResponse),
            map((): Event => ({ type: 'approval.confirmed', id, isApproved })),
            catchError(() => failed$),
            tag('approve > send'),
          );
      },
      report,
    ),
  );
