import { EMPTY, filter, map, merge, mergeMap, type Observable, of } from 'rxjs';
import type { StateStream } from '../state/behaviour';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import { aboutWish } from './about';
import type { Input } from './input';
import { KINDS } from './kinds';
import { UNKNOWN_OWNER } from './record';
import { type OutboxRule, type Wish, wishesOf } from './rule';
import { refusedIn } from './settled';
import type { OutboxStore } from './store';
import { type Kind, recordKey } from './target';
import type { View, ViewChange } from './view';

interface StoreDeps {
  readonly view: View;
  readonly store: OutboxStore;
  /** Emits the id of the blogger once it is known, and completes. */
  readonly owner$: Observable<string>;
  readonly uniqueId: () => string;
  /** Remembers the id of a record that this page has made or retried. */
  readonly rememberMade: (id: string) => void;
}

/** A request of a rule, and the change of the store that it becomes. */
interface Asked extends ViewChange {
  readonly wish: Wish;
  readonly kind: Kind;
  /** The id of the record that this page makes or retries. */
  readonly madeId?: string;
}

/**
 * Stores what the rules make of events; the records of a batch show in one frame, and are stored
 * together. Emits an event about what was not stored.
 */
export const storeWishes$ = (
  rules: readonly OutboxRule[],
  events$: Observable<Event>,
  state$: StateStream,
  { view, store, owner$, uniqueId, rememberMade }: StoreDeps,
): Observable<Event> =>
  events$.pipe(
    map((event) =>
      wishesOf(rules, event, state$.value).flatMap((wish) => askedOf(wish, state$.value, uniqueId)),
    ),
    filter((asked) => asked.length > 0),
    mergeMap((asked) => {
      for (const { madeId } of asked) if (madeId !== undefined) rememberMade(madeId);
      return view.change(asked, owner$).pipe(
        map((outcomes) => asked.filter((_, index) => outcomes[index] === 'refused')),
        mergeMap((refused) => merge(tooLate$(refused), notStored$(refused, store))),
      );
    }),
  );

const askedOf = (wish: Wish, state: State, uniqueId: () => string): readonly Asked[] => {
  const { outbox } = state;
  if (wish.type === 'made') {
    const id = uniqueId();
    const key = recordKey(wish.kind, wish.target);
    const owner = outbox.records[key]?.owner ?? UNKNOWN_OWNER;
    const made = { ...wish, id, about: aboutWish(wish, state) };
    return [{ wish, kind: wish.kind, key, owner, madeId: id, inputOf: (by) => ({ ...made, owner: by }) }];
  }
  const { type, id } = wish;
  const found = Object.entries(outbox.records).find(
    ([, record]) => record.id === id || record.next?.id === id,
  );
  if (!found) return [];
  const [key, { kind, owner }] = found;
  if (type !== 'retried') return [{ wish, kind, key, owner, inputOf: () => ({ type, id }) }];
  const newId = `${id}-`;
  // Includes records of an earlier page, because the blogger waits for the outcome in this one.
  return [
    { wish, kind, key, owner, madeId: newId, inputOf: (by): Input => ({ type, id, newId, owner: by }) },
  ];
};

/** Undo came too late for at least one of the records. */
const tooLate$ = (refused: readonly Asked[]): Observable<Event> =>
  refused.some(({ wish, kind }) => wish.type === 'undone' && KINDS[kind].undoMs > 0)
    ? of({ type: 'outbox.tooLate' })
    : EMPTY;

const notStored$ = (refused: readonly Asked[], store: OutboxStore): Observable<Event> =>
  refused.some(({ wish }) => wish.type === 'made')
    ? store.all().pipe(
        mergeMap(({ records }) =>
          refusedIn(
            refused.map(({ wish }) => wish),
            records,
          ),
        ),
      )
    : EMPTY;
