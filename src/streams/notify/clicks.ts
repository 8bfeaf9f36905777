import { map, mergeMap, type Observable } from 'rxjs';
import { EXTRA_TYPE, fieldsOf } from '../../embed/protocol';
import { asId } from '../../lib/json';
import type { Deps } from '../state/deps';
import type { Event } from '../state/events';

/** The clicks on notifications, which the host page reports when it has opened the panel. */
export const clicks$ = ({ messages$ }: Deps['host']): Observable<Event> =>
  messages$.pipe(
    map((data) => fieldsOf(data, EXTRA_TYPE)),
    mergeMap(({ action, id }): readonly Event[] => {
      const note = asId(id);
      return action === 'openNote' && note !== undefined ? [{ type: 'notified.clicked', id: note }] : [];
    }),
  );
