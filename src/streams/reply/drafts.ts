import {
  asyncScheduler,
  defer,
  ignoreElements,
  map,
  merge,
  mergeMap,
  of,
  switchMap,
  takeWhile,
  tap,
  timer,
} from 'rxjs';
import type { ActedOn } from '../notes/acted-on';
import { groupedBy } from '../operators/grouped-by';
import { ofType } from '../operators/of-type';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { DRAFT_RETRY_MS, DRAFT_SAVE_MS } from '../timing';
import {
  draftKey,
  isExpired,
  isNewer,
  ownerOfDraftKey,
  parseDraft,
  readDrafts,
  type StoredDraft,
  stringifyDraft,
} from './stored-draft';

/**
 * Keeps drafts of replies in storage, which all tabs share: the text that was typed last replaces older ones in
 * all tabs (decision drafts-of-other-tabs). A draft is stored while the blogger types, when they send it, and
 * when the page ends, until the platform has accepted it. If storage refuses a draft, saving is retried every 5
 * s, and the status bar reports it once. Drafts older than 24 h are removed at the start and with each list
 * (section 5).
 */
export const drafts: Behaviour = (events$, state$, { storage, report, environment: { pageHide$ } }) =>
  defer(() => {
    const now = (): number => asyncScheduler.now();
    const found = readDrafts(storage, now());
    /**
     * For each box, when its text was typed, in epoch milliseconds, and whether it was typed in this tab and
     * not submitted yet.
     */
    const shown = new Map(Array.from(found, ([id, { typedAt }]) => [id, { typedAt, isOwn: false }]));
    const stored = (id: ActedOn): StoredDraft | undefined => parseDraft(storage.get(draftKey(id)));
    /**
     * Stores the text of a box. Returns whether storage has accepted it; undefined if there was nothing to
     * store.
     */
    const save = (id: ActedOn, typedAt: number): boolean | undefined => {
      if (isNewer(stored(id), typedAt, now())) return undefined;
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
          const typedAt = now();
          // A submitted text is stored at once, without debounce.
          const isOwn = type === 'reply.typed';
          shown.set(id, { typedAt, isOwn });
          return merge(timer(isOwn ? DRAFT_SAVE_MS : 0, DRAFT_RETRY_MS), pageHide$).pipe(
            map(() => save(id, typedAt)),
            takeWhile((isStored) => isStored === false, true),
            // Emits once when storage refuses a draft, and once when it accepts one again.
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
    const removed$ = events$.pipe(
      ofType('draft.sent', 'notes.listed'),
      tap((event) => {
        if (event.type === 'notes.listed') {
          readDrafts(storage, now());
          // Any older text of another tab has expired, too, so the time of typing is no longer needed.
          for (const [id, draft] of shown)
            if (isExpired(draft, now()) && !(id in state$.value.drafts)) shown.delete(id);
          return;
        }
        const { id, text, at } = event;
        const draft = stored(id);
        if (draft?.text === text && !isNewer(draft, at, now())) storage.remove(draftKey(id));
        if (!(id in state$.value.drafts)) shown.delete(id);
      }),
      ignoreElements(),
    );
    /**
     * Whether another tab's change replaces the text here. A text that is not stored yet, or whose stored draft
     * was removed for its age, stays.
     */
    const isReplaced = (id: ActedOn, draft: StoredDraft | undefined): boolean => {
      const here = shown.get(id);
      if (draft) return isNewer(draft, here?.typedAt ?? -Infinity, now());
      if (!here || isExpired(here, now())) return false;
      return !here.isOwn || (here.typedAt + DRAFT_SAVE_MS <= now() && state$.value.areDraftsStored);
    };
    const changed$ = storage.changes$.pipe(
      mergeMap(({ key, value }): readonly Event[] => {
        const [id, draft] = [ownerOfDraftKey(key), parseDraft(value)];
        if (id === undefined || !isReplaced(id, draft)) return [];
        if (draft) shown.set(id, { ...draft, isOwn: false });
        return [{ type: 'draft.changedElsewhere', id, text: draft?.text ?? '' }];
      }),
    );
    const texts = Object.fromEntries(Array.from(found, ([id, { text }]) => [id, text]));
    return merge(of<Event>({ type: 'drafts.restored', drafts: texts }), kept$, removed$, changed$);
  });
