import { map, switchMap, timer } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import { fromAllTabs } from '../operators/from-all-tabs';
import { groupedBy } from '../operators/grouped-by';
import { ofType } from '../operators/of-type';
import { tag } from '../operators/tag';
import { LOCAL_OVERRIDE_MS } from '../timing';

/**
 * Ends a local approval or like 10 s after the note's last such action, and the hiding of a trashed
 * note 10 s after its confirmation (section 4, decision local-override-ten-seconds).
 */
export const override: Behaviour = (events$, _state$, { report }) =>
  // Each tab for itself: the one that acted may have ended.
  fromAllTabs(events$).pipe(
    ofType('approval.requested', 'like.requested', 'reply.submitted', 'moderation.confirmed'),
    groupedBy(
      ({ id }) => id,
      (each) => switchMap(each),
      ({ id }) =>
        timer(LOCAL_OVERRIDE_MS).pipe(
          map(() => ({ type: 'override.ended' as const, id })),
          tag('override > timer'),
        ),
      report,
    ),
  );
