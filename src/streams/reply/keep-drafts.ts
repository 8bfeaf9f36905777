import {
  asyncScheduler,
  ignoreElements,
  map,
  merge,
  mergeMap,
  startWith,
  switchMap,
  takeWhile,
  tap,
  timer,
} from 'rxjs';
import type { NoteId } from '../notes/note';
import { groupedBy } from '../operators/grouped-by';
import { ofType } from '../operators/of-type';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { DRAFT_RETRY_MS, DRAFT_SAVE_MS } from '../timing';
import {
  draftKey,
  isNewer,
  parseDraft,
  type StoredDraft,
  storedDrafts,
  stringifyDraft,
} from './stored-draft';

/**
 * Stores each note's draft while the blogger types, when they send it, and when the page goes away;
 * the text that was typed last stays, in whichever tab (decision drafts-of-other-tabs). Removes the
 * version that the platform has accepted. If storage refuses, saving is retried every 5 s, and the
 * blogger is told once (decision draft-retry). Drafts older than 24 h are removed at the start and
 * with each list (section 5).
 */
export const keepDrafts: Behaviour = (events$, state$, { storage, report, environment: { pageHide$ } }) => {
  const stored = (id: NoteId): StoredDraft | undefined => parseDraft(storage.get(draftKey(id)));
  /** Whether storage has accepted the text; undefined if there was nothing to store. */
  const save = (id: NoteId, typedAt: number): boolean | undefined => {
    if (isNewer(stored(id), typedAt, asyncScheduler.now())) return undefined;
    const { [id]: text } = state$.value.drafts;
    if (text === undefined) {
      storage.remove(draftKey(id));
      return undefined;
    }
    const value = stringifyDraft({ text, typedAt });
    storage.set(draftKey(id), value);
    return storage.get(draftKey(id)) === value;
  };
  const kept$ = events$.pipe(
    ofType('reply.typed', 'reply.submitted'),
    groupedBy(
      ({ id }) => id,
      (each) => switchMap(each),
      ({ type, id }) => {
        const typedAt = asyncScheduler.now();
        const delayMs = type === 'reply.submitted' ? 0 : DRAFT_SAVE_MS;
        return merge(timer(delayMs, DRAFT_RETRY_MS), pageHide$).pipe(
          map(() => save(id, typedAt)),
          takeWhile((isStored) => isStored === false, true),
          // The blogger hears once that storage refuses, and then that it does not any more.
          mergeMap((isStored = state$.value.areDraftsStored): readonly Event[] =>
            isStored === state$.value.areDraftsStored
              ? []
              : [{ type: isStored ? 'drafts.stored' : 'drafts.refused' }],
          ),
        );
      },
      report,
    ),
  );
  const sent$ = events$.pipe(
    ofType('draft.sent'),
    tap(({ id, text, at }) => {
      const draft = stored(id);
      if (draft?.text === text && draft.typedAt <= at) storage.remove(draftKey(id));
    }),
    ignoreElements(),
  );
  const cleared$ = events$.pipe(
    ofType('notes.listed'),
    startWith(null),
    tap(() => {
      for (const { id, draft } of storedDrafts(storage, asyncScheduler.now()))
        if (!draft) storage.remove(draftKey(id));
    }),
    ignoreElements(),
  );
  return merge(kept$, sent$, cleared$);
};
