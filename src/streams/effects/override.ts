import { map, switchMap, timer } from 'rxjs';
import type { Behaviour } from '../behaviour';
import { groupedBy } from '../operators/grouped-by';
import { ofType } from '../operators/of-type';
import { tag } from '../operators/tag';
import { LOCAL_OVERRIDE_MS } from '../timing';

/** What was approved or liked here shows so for 10 s after the last such action on that note (section 4, decision 5). */
export const override: Behaviour = (events$) =>
  events$.pipe(
    ofType('approval.requested', 'like.requested', 'reply.submitted'),
    groupedBy(
      ({ id }) => id,
      (each) => switchMap(each),
      ({ id }) =>
        timer(LOCAL_OVERRIDE_MS).pipe(
          map(() => ({ type: 'override.ended' as const, id })),
          tag('override > time'),
        ),
    ),
  );
