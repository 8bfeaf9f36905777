import { concat, defer, filter, map, of } from 'rxjs';
import { asId } from '../../lib/json';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { BLOGGER_KEY, storedBlogger } from '../state/stored-blogger';

/** Reads the blogger's id from storage, because the blogger's own comments need no answer. */
export const knowBlogger: Behaviour = (_events$, _state$, { storage }) =>
  concat(
    defer(() => of(storedBlogger(storage))),
    storage.changes$.pipe(
      filter(({ key }) => key === BLOGGER_KEY),
      map(({ value }) => value),
    ),
  ).pipe(
    map(asId),
    filter((id) => id !== undefined),
    map((id): Event => ({ type: 'blogger.known', id })),
  );
