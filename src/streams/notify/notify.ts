import {
  asyncScheduler,
  connect,
  EMPTY,
  filter,
  from,
  ignoreElements,
  map,
  mergeMap,
  type Observable,
  of,
  skip,
  switchMap,
  takeUntil,
  tap,
} from 'rxjs';
import { NEWS_TYPE } from '../../embed/protocol';
import type { Aged } from '../notes/aged';
import { select } from '../operators/select';
import { tag } from '../operators/tag';
import { isQuiet } from '../preferences/quiet-hours';
import { parsePreferences, PREFERENCES_KEY } from '../preferences/restore-preferences';
import { isNotifying } from '../state/awake';
import type { Behaviour } from '../state/behaviour';
import type { Deps } from '../state/deps';
import { parseTabMessage } from '../tabs/tab-message';
import { NOTIFIED_MAX_NOTES, NOTIFY_SINGLY_MAX_NOTES } from '../timing';
import { type Arrival, arrivals$ } from './arrivals';
import { isIn, newNotes$ } from './new-notes';
import { groupNews, noteNews$ } from './news';
import { NOTIFIED_KEY, parseNotified } from './stored-notified';

/**
 * Posts each new comment, like and follow to the host page, which shows a system notification (decision
 * host-page-notifies). Only the leading tab posts, while the page is hidden and outside quiet hours. From the
 * fourth note of a kind on, a single message covers all notes of that kind.
 */
export const notify: Behaviour = (_events$, state$, deps) => {
  const { host, storage } = deps;
  const found$ = newNotes$(state$, told$(deps)).pipe(
    // Skips notes that were already posted, because two tabs may lead for a moment.
    map((notes) => {
      const before = parseNotified(storage.get(NOTIFIED_KEY));
      const found = notes.filter((note) => !isIn(before)(note));
      const all = [...before, ...found.map(({ id, timestamp }): Aged => ({ id, timestamp }))];
      if (found.length > 0) storage.set(NOTIFIED_KEY, JSON.stringify(all.slice(-NOTIFIED_MAX_NOTES)));
      return found;
    }),
    filter((notes) => notes.length > 0),
    filter(() => !isQuiet(parsePreferences(storage.get(PREFERENCES_KEY)).quietHours, localHour())),
  );
  const restarted$ = state$.pipe(select(isNotifying), skip(1));
  return arrivals$(found$, restarted$).pipe(
    connect((each$) =>
      each$.pipe(
        mergeMap((arrival) =>
          isGroup(arrival)
            ? of(groupNews(arrival))
            : // The newest note is posted last, so that it is shown on top.
              from([...arrival.notes].reverse()).pipe(
                mergeMap((note) =>
                  noteNews$(arrival.kind, note, state$.value, deps).pipe(tag('notify > fetch note')),
                ),
                takeUntil(each$.pipe(filter((later) => later.kind === arrival.kind && isGroup(later)))),
              ),
        ),
      ),
    ),
    filter(() => isNotifying(state$.value)),
    tap((news) => host.post({ type: NEWS_TYPE, ...news }, true)),
    ignoreElements(),
  );
};

const isGroup = ({ count }: Arrival): boolean => count > NOTIFY_SINGLY_MAX_NOTES;

const localHour = (): number => new Date(asyncScheduler.now()).getHours();

/** Emits the newest note in each message from the leading tab. */
const told$ = ({ tabs$ }: Pick<Deps, 'tabs$'>): Observable<Aged> =>
  tabs$.pipe(
    switchMap((channel) => channel?.messages$ ?? EMPTY),
    map(parseTabMessage),
    mergeMap((message) => (message?.kind === 'leading' && message.newest ? [message.newest] : [])),
  );
