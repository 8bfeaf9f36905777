import {
  asyncScheduler,
  ignoreElements,
  map,
  merge,
  startWith,
  switchMap,
  takeWhile,
  tap,
  timer,
} from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import type { Storage } from '../state/deps';
import type { NoteId } from '../notes/note';
import { groupedBy } from '../operators/grouped-by';
import { ofType } from '../operators/of-type';
import { currentDraft, draftKey, noteOfDraftKey, stringifyDraft } from './stored-draft';
import { DRAFT_RETRY_MS, DRAFT_SAVE_MS } from '../timing';

/**
 * Stores each note's draft while the blogger types, and when the page goes away; removes it when
 * the platform accepts the reply. If storage is full, saving is retried every 5 s. Drafts older
 * than 24 h are removed at the start and with each list (section 5).
 */
export const keepDrafts: Behaviour = (events$, state$, { storage, report, environment: { pageHide$ } }) => {
  const saved$ = events$.pipe(
    ofType('reply.typed', 'reply.submitted'),
    groupedBy(
      ({ id }) => id,
      (each) => switchMap(each),
      ({ id }) =>
        timer(DRAFT_SAVE_MS, DRAFT_RETRY_MS).pipe(
          map(() => save(storage, id, state$.value.drafts[id])),
          takeWhile((isSaved) => !isSaved),
        ),
      report,
    ),
  );
  // Without debounce: if the page died now, its draft would be a reply that was already sent.
  const sent$ = events$.pipe(
    ofType('reply.sent'),
    tap(({ id }) => storage.remove(draftKey(id))),
  );
  // All drafts typed in this tab, saved or not: another tab may have overwritten them.
  const own$ = pageHide$.pipe(
    tap(() => {
      const { drafts, ownDrafts } = state$.value;
      for (const id of Object.keys(ownDrafts).map(Number)) save(storage, id, drafts[id]);
    }),
  );
  const cleared$ = events$.pipe(
    ofType('notes.listed'),
    startWith(null),
    tap(() => clearOldDrafts(storage)),
  );
  return merge(saved$, sent$, own$, cleared$).pipe(ignoreElements());
};

/** Stores or removes a draft; returns false if storage did not accept it. */
function save(storage: Storage, id: NoteId, text: string | undefined): boolean {
  if (text === undefined) {
    storage.remove(draftKey(id));
    return true;
  }
  const draft = stringifyDraft({ text, savedAt: asyncScheduler.now() });
  storage.set(draftKey(id), draft);
  return storage.get(draftKey(id)) === draft;
}

/** Removes drafts that are older than 24 h or malformed. */
function clearOldDrafts(storage: Storage): void {
  for (const key of storage.keys().filter((each) => noteOfDraftKey(each) !== undefined))
    if (!currentDraft(storage.get(key), asyncScheduler.now())) storage.remove(key);
}
