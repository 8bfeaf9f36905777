import { EMPTY, filter, map, mergeMap, type Observable } from 'rxjs';
import type { StateStream } from '../state/behaviour';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import { aboutWish } from './about';
import type { Input } from './input';
import { isGone } from './failed';
import { undoBarOf } from './overlay';
import { type OutboxRecord, UNKNOWN_OWNER } from './record';
import { type Decision, type OutboxRule, undoOf, type Wish, wishesOf } from './wishes';
import { refusedIn } from './outcome-events';
import type { OutboxStore } from './store';
import { recordKey } from './target';
import type { View, ViewChange } from './view';

interface StoreDeps {
  readonly view: View;
  readonly store: OutboxStore;
  /** Emits the blogger's id once it is known, and completes. */
  readonly owner$: Observable<string>;
  readonly uniqueId: () => string;
  /** Remembers the id of a record that this page has made or retried. */
  readonly rememberMade: (id: string) => void;
  /** Allows the next request although the platform asks to wait. */
  readonly openGate: () => void;
}

/** A request of a rule, with the key and input that change its record. */
interface Asked extends ViewChange {
  readonly wish: Wish;
  /** The record that is undone, retried or hastened. */
  readonly record?: OutboxRecord;
  /** The id of the intention that this page makes. */
  readonly madeId?: string;
}

/**
 * Stores the requests that rules derive from events. The records of a batch are shown in one frame and stored
 * together. Emits an event if a request was not stored.
 */
export const storeWishes$ = (
  rules: readonly OutboxRule[],
  events$: Observable<Event>,
  state$: StateStream,
  { view, store, owner$, uniqueId, rememberMade, openGate }: StoreDeps,
): Observable<Event> =>
  events$.pipe(
    map((event) =>
      wishesOf(rules, event, state$.value).flatMap((wish) => askedOf(wish, state$.value, view, uniqueId)),
    ),
    filter((asked) => asked.length > 0),
    mergeMap((asked) => {
      for (const { madeId } of asked) if (madeId !== undefined) rememberMade(madeId);
      if (asked.some(({ wish }) => wish.type === 'retried')) openGate();
      return view.change(asked, owner$).pipe(
        map((outcomes) => asked.filter((_, index) => outcomes[index] === 'refused')),
        mergeMap((refused) => notStored$(refused, store)),
      );
    }),
  );

const askedOf = (wish: Wish, state: State, view: View, uniqueId: () => string): readonly Asked[] => {
  if (wish.type === 'wanted') {
    const id = uniqueId();
    const key = recordKey(wish.aspect, wish.target);
    const owner = state.outbox.records[key]?.owner ?? UNKNOWN_OWNER;
    const wanted = { ...wish, id, about: aboutWish(wish, state) };
    return [{ wish, key, owner, madeId: id, inputOf: (by) => ({ ...wanted, owner: by }) }];
  }
  return view
    .recordsOf(wish.id)
    .filter((record) => IS_MEANT[wish.type](record, state.outbox.at))
    .map((record) => askedOfRecord(wish, record));
};

/** Whether a decision about a batch applies to a record. */
const IS_MEANT: Readonly<Record<Decision['type'], (record: OutboxRecord, now: number) => boolean>> = {
  undone: () => true,
  discarded: (record) => record.failed !== undefined,
  retried: (record) => record.failed !== undefined && !isGone(record),
  hastened: (record, now) => undoBarOf(record, now) !== undefined,
};

function askedOfRecord(wish: Decision, record: OutboxRecord): Asked {
  const { id, owner, deed, aspect, target } = record;
  const asked = { wish, record, key: recordKey(aspect, target), owner };
  if (wish.type === 'hastened') return { ...asked, inputOf: () => ({ type: 'hastened', id }) };
  // Records of an earlier page are treated as made here, because the blogger waits for the outcome here.
  const newId = `${id}-`;
  const undoing = deed === wish.id ? undoOf(deed) : undefined;
  const inputOf = (by: string): Input =>
    wish.type === 'retried'
      ? { type: 'retried', id, newId, owner: by }
      : { type: 'undone', id, newId, deed: undoing };
  return { ...asked, madeId: newId, inputOf };
}

const notStored$ = (refused: readonly Asked[], store: OutboxStore): Observable<Event> =>
  refused.length === 0 ? EMPTY : store.all().pipe(mergeMap(({ records }) => refusedIn(refused, records)));
