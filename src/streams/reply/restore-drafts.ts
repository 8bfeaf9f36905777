import { asyncScheduler, defer, of } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { storedDrafts } from './stored-draft';

/** Restores stored drafts that are at most 24 h old (section 5). */
export const restoreDrafts: Behaviour = (_events$, _state$, { storage }) =>
  defer(() => {
    const drafts = storedDrafts(storage, asyncScheduler.now());
    return of<Event>({
      type: 'drafts.restored',
      drafts: Object.fromEntries(drafts.flatMap(({ id, draft }) => (draft ? [[id, draft.text]] : []))),
    });
  });
