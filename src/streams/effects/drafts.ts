import {
  asyncScheduler,
  ignoreElements,
  merge,
  startWith,
  switchMap,
  takeWhile,
  tap,
  timer,
  withLatestFrom,
} from 'rxjs';
import type { Behaviour } from '../behaviour';
import type { Storage } from '../deps';
import type { NoteId } from '../notes/note';
import { groupedBy } from '../operators/grouped-by';
import { ofType } from '../operators/of-type';
import { draftKey, noteOfDraftKey, parseDraft, stringifyDraft } from '../stored';
import { DRAFT_LIFETIME_MS, DRAFT_RETRY_MS, DRAFT_SAVE_MS } from '../timing';

/**
 * A note's draft is kept as one types, at once when the page goes away, and until the platform has accepted the reply. Where
 * storage is full it is tried again: the note may leave the list, and the page may die.
 * Drafts older than 24 h are cleared at the start and with each list (section 5).
 */
export const drafts: Behaviour = (events$, state$, { storage, surroundings: { pageHide$ } }) => {
  const kept$ = events$.pipe(
    ofType('reply.typed', 'reply.submitted'),
    groupedBy(
      ({ id }) => id,
      (each) => switchMap(each),
      ({ id }) =>
        timer(DRAFT_SAVE_MS, DRAFT_RETRY_MS).pipe(
          withLatestFrom(state$),
          takeWhile(([, state]) => !keep(storage, id, state.drafts[id])),
        ),
    ),
  );
  // At once: a page that went away meanwhile would come back with a reply that has been sent.
  const sent$ = events$.pipe(
    ofType('reply.sent'),
    tap(({ id }) => storage.remove(draftKey(id))),
  );
  // All that were typed here, saved or not: another tab may have overwritten them since.
  const own$ = pageHide$.pipe(
    withLatestFrom(state$),
    tap(([, { drafts: texts, ownDrafts }]) => {
      for (const id of Object.keys(ownDrafts).map(Number)) keep(storage, id, texts[id]);
    }),
  );
  const cleared$ = events$.pipe(
    ofType('notes.listed'),
    startWith(null),
    tap(() => clearOldDrafts(storage)),
  );
  return merge(kept$, sent$, own$, cleared$).pipe(ignoreElements());
};

/** Whether storage has it now. */
function keep(storage: Storage, id: NoteId, text: string | undefined): boolean {
  if (text === undefined) {
    storage.remove(draftKey(id));
    return true;
  }
  const draft = stringifyDraft({ text, savedAt: asyncScheduler.now() });
  storage.set(draftKey(id), draft);
  return storage.get(draftKey(id)) === draft;
}

/** What is no draft any more, or never was a readable one. */
function clearOldDrafts(storage: Storage): void {
  for (const key of storage.keys().filter((each) => noteOfDraftKey(each) !== undefined)) {
    const draft = parseDraft(storage.get(key) ?? '');
    if (!draft || asyncScheduler.now() - draft.savedAt > DRAFT_LIFETIME_MS) storage.remove(key);
  }
}
