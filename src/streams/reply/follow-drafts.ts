import { asyncScheduler, defer, ignoreElements, merge, mergeMap, tap } from 'rxjs';
import type { NoteId } from '../notes/note';
import { ofType } from '../operators/of-type';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { DRAFT_SAVE_MS } from '../timing';
import { isExpired, isNewer, noteOfDraftKey, parseDraft, storedDrafts } from './stored-draft';

/**
 * Follows the drafts of other tabs: the text that was typed last shows, and one that was deleted there
 * disappears here. A text that is not stored yet, or that was removed because of its age, stays
 * (decision drafts-of-other-tabs).
 */
export const followDrafts: Behaviour = (events$, state$, { storage }) =>
  defer(() => {
    /** When the text in the box of each note was typed, in epoch milliseconds, and whether it was here. */
    const shown = new Map<NoteId, { readonly typedAt: number; readonly isOwn: boolean }>();
    for (const { id, draft } of storedDrafts(storage, asyncScheduler.now()))
      if (draft) shown.set(id, { ...draft, isOwn: false });
    const changedElsewhere = (id: NoteId, value: string | undefined): readonly Event[] => {
      const [draft, now, here] = [parseDraft(value), asyncScheduler.now(), shown.get(id)];
      const isStored = !here?.isOwn || (here.typedAt + DRAFT_SAVE_MS <= now && state$.value.areDraftsStored);
      const isReplaced = draft
        ? isNewer(draft, here?.typedAt ?? -Infinity, now)
        : here && isStored && !isExpired(here, now);
      if (!isReplaced) return [];
      if (draft) shown.set(id, { ...draft, isOwn: false });
      return [{ type: 'draft.changedElsewhere', id, text: draft?.text ?? '' }];
    };
    return merge(
      events$.pipe(
        ofType('reply.typed', 'reply.submitted', 'draft.sent'),
        tap(({ type, id }) => {
          // What is submitted is stored at once.
          if (type !== 'draft.sent')
            shown.set(id, { typedAt: asyncScheduler.now(), isOwn: type === 'reply.typed' });
          else if (!(id in state$.value.drafts)) shown.delete(id);
        }),
        ignoreElements(),
      ),
      storage.changes$.pipe(
        mergeMap(({ key, value }) => {
          const id = noteOfDraftKey(key);
          return id === undefined ? [] : changedElsewhere(id, value);
        }),
      ),
    );
  });
