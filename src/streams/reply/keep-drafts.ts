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
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import type { Storage } from '../state/deps';
import type { NoteId } from '../notes/note';
import { groupedBy } from '../operators/grouped-by';
import { ofType } from '../operators/of-type';
import { currentDraft, draftKey, noteOfDraftKey, parseDraft, stringifyDraft } from './stored-draft';
import { DRAFT_RETRY_MS, DRAFT_SAVE_MS } from '../timing';

/** 'unneeded' if there was nothing to store. */
type Saving = 'stored' | 'refused' | 'unneeded';

/** What this tab knows about the draft of a note; all times in epoch milliseconds. */
interface Known {
  /** When it was typed here last. */
  readonly typedAt: number;
  /** Whether storage has had it since. */
  readonly isSaved: boolean;
}

/**
 * Stores each note's draft while the blogger types, when they send it, and when the page goes away;
 * removes it when the platform accepts the reply. If storage refuses, saving is retried every 5 s, and
 * the blogger is told once (decision draft-retry). Drafts older than 24 h are removed at the start and
 * with each list (section 5). What another tab has typed, sent or removed later stays as it is
 * (decision drafts-of-other-tabs).
 */
export const keepDrafts: Behaviour = (events$, state$, { storage, report, environment: { pageHide$ } }) => {
  const known = new Map<NoteId, Known>();
  /** When another tab changed or removed the draft. */
  const changedAt = new Map<NoteId, number>();
  const submitted = new Map<NoteId, string>();
  /** What the text of this tab replaces: while it is sent, storage may have its earlier state. */
  const replaced = new Map<NoteId, string | undefined>();
  /** Stores or removes a draft. */
  const save = (id: NoteId): Saving => {
    const { typedAt, isSaved } = known.get(id) ?? { typedAt: 0, isSaved: true };
    const { [id]: text } = state$.value.drafts;
    if (isSaved || (changedAt.get(id) ?? -Infinity) > typedAt || isNewer(storage, id, typedAt))
      return 'unneeded';
    if (!write(storage, id, text)) return 'refused';
    known.set(id, { typedAt, isSaved: true });
    replaced.set(id, text);
    return text === undefined ? 'unneeded' : 'stored';
  };
  const saved$ = events$.pipe(
    ofType('reply.typed', 'reply.submitted'),
    tap((event) => {
      const { id } = event;
      if (event.type === 'reply.submitted') submitted.set(id, event.text);
      else replaced.set(id, storedText(storage, id));
      // A text that is submitted may be that of another tab, or of a page that died.
      known.set(id, { typedAt: asyncScheduler.now(), isSaved: false });
    }),
    groupedBy(
      ({ id }) => id,
      (each) => switchMap(each),
      // Another tab sends a reply whose page died only if the draft is the same text.
      ({ type, id }) =>
        timer(type === 'reply.submitted' ? 0 : DRAFT_SAVE_MS, DRAFT_RETRY_MS).pipe(
          map(() => save(id)),
          takeWhile((saving) => saving === 'refused', true),
          mergeMap((saving) => told(saving, state$.value.areDraftsStored)),
        ),
      report,
    ),
  );
  const changed$ = storage.changes$.pipe(
    tap(({ key }) => {
      const id = noteOfDraftKey(key);
      if (id !== undefined) changedAt.set(id, asyncScheduler.now());
    }),
  );
  // Without debounce: if the page died now, its draft would be a reply that was already sent.
  const sent$ = events$.pipe(
    ofType('reply.sent'),
    tap(({ id }) => {
      const text = storedText(storage, id);
      // Another tab may have begun another reply.
      const isOwn = text === replaced.get(id) || text === (submitted.get(id) ?? text);
      if (text === undefined || isOwn) storage.remove(draftKey(id));
      for (const map of [known, submitted, replaced]) map.delete(id);
    }),
  );
  const own$ = pageHide$.pipe(
    tap(() => {
      for (const id of Object.keys(state$.value.ownDrafts).map(Number)) save(id);
    }),
  );
  const cleared$ = events$.pipe(
    ofType('notes.listed'),
    startWith(null),
    tap(() => clearOldDrafts(storage)),
  );
  return merge(saved$, merge(changed$, sent$, own$, cleared$).pipe(ignoreElements()));
};

const storedText = (storage: Storage, id: NoteId): string | undefined =>
  parseDraft(storage.get(draftKey(id)) ?? '')?.text;

/** Says that storage begins or ends to refuse drafts, so that the blogger hears of it once. */
function told(saving: Saving, areStored: boolean): Event[] {
  if (saving === 'refused') return areStored ? [{ type: 'drafts.refused' }] : [];
  return saving === 'unneeded' || areStored ? [] : [{ type: 'drafts.stored' }];
}

/** Whether storage has a draft that was typed later, in another tab. */
function isNewer(storage: Storage, id: NoteId, typedAt: number): boolean {
  const savedAt = parseDraft(storage.get(draftKey(id)) ?? '')?.savedAt ?? -Infinity;
  // A time in the future is from before the clock was set back.
  return savedAt > typedAt && savedAt <= asyncScheduler.now();
}

function write(storage: Storage, id: NoteId, text: string | undefined): boolean {
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
