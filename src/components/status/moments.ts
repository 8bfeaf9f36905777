import { filter, map, mergeMap, type Observable, pairwise, startWith } from 'rxjs';
import { isUndoneByKey, singleBars } from '../../streams/deeds/undo';
import type { Removal } from '../../streams/outbox/aspects';
import { failedSingly } from '../../streams/outbox/failed';
import { selectHeldUp } from '../../streams/outbox/held-up';
import type { State } from '../../streams/state/state';
import type { Status } from '../../streams/status/state';
import { __, _n, sprintf } from '../../i18n';
import { arrivalText } from '../arrival-text';
import { countText } from '../count-text';
import { barText, viewsOf } from '../list/deed-bars';
import { failedText, waitingText } from '../list/outbox-texts';
import { undoText } from '../list/undo-bar';
import { titleWithKey } from '../title-with-key';
import { messageText } from './status-text';

/** Something to announce once. Two moments with the same text but different keys are both announced. */
interface Moment {
  readonly key: unknown;
  readonly text: () => string;
}

/**
 * Emits the texts to announce, even if others replace them at once. When the panel opens, emits those that came
 * before and still apply.
 */
export const moments$ = (state$: Observable<State>, locale: string): Observable<string> =>
  state$.pipe(
    filter(({ isPanelOpen }) => isPanelOpen),
    map((state) => momentsOf(state, locale)),
    startWith<readonly Moment[]>([]),
    pairwise(),
    mergeMap(([before, now]) => now.filter(({ key }) => !before.some((moment) => moment.key === key))),
    map(({ text }) => text()),
  );

function momentsOf(state: State, locale: string): readonly Moment[] {
  const { arrival, outbox } = state;
  // A failed action has the same text as its message.
  const status = state.status?.isListed ? null : state.status;
  const heldUp = selectHeldUp(state);
  const waiting = heldUp ? waitingText(heldUp, outbox.isKept, locale) : '';
  const ticks = Object.values(state.unfoldedNoteIds);
  const lastTick = Math.max(...ticks);
  return [
    ...singleBars(state).map(({ id, wanted }) => ({
      key: id,
      text: () => (isUndoneByKey(state, id) ? undoKeyText(wanted) : undoText(wanted)),
    })),
    ...viewsOf(state).map((view) => ({
      key: `${view.bar.id} ${view.names.join()} ${view.bar.progress === undefined}`,
      text: () => barText(view, locale),
    })),
    ...failedSingly(state).map((record) => ({
      key: `failed ${record.id}`,
      text: () => failedText(record, locale),
    })),
    { key: waiting, text: () => waiting },
    { key: arrival, text: () => (arrival ? arrivalText(arrival.count, locale) : '') },
    { key: lastTick, text: () => unfoldedText(ticks.filter((tick) => tick === lastTick).length, locale) },
    { key: status, text: () => (status ? statusMoment(status, isUndoneByKey(state), locale) : '') },
  ];
}

const undoKeyText = (kind: Removal): string =>
  kind === 'spam'
    ? // translators: U is the key that undoes it.
      __('Comment marked as spam. Undo, U')
    : // translators: U is the key that undoes it.
      __('Comment trashed. Undo, U');

/** The text of a status message, with the link and the Undo button that it offers. */
const statusMoment = (status: Status, isByKey: boolean, locale: string): string =>
  [
    messageText(status, locale),
    status.url !== undefined && __('View your comment.'),
    status.deed && titleWithKey(__('Undo'), isByKey ? 'U' : undefined),
  ]
    .filter(Boolean)
    .join(' ');

/** The number of notes that were unfolded, in words; '' if a single note was opened. */
const unfoldedText = (count: number, locale: string): string =>
  count < 2
    ? ''
    : sprintf(
        // translators: %s: how many notifications had one row together, and have rows of their own now.
        _n('%s unfolded', '%s unfolded', count),
        countText(count, locale),
      );
