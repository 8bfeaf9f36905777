import { SearchX } from 'lucide';
import memoizeOne from 'memoize-one';
import { selectMatches } from '../../streams/find/matches';
import type { NoteId } from '../../streams/notes/note';
import { selectHiddenIds } from '../../streams/outbox/note-records';
import { selectHeldNotes } from '../../streams/state/sorted-notes';
import type { State } from '../../streams/state/state';
import { __, _n, sprintf } from '../../i18n';
import { countText } from '../count-text';
import { icon } from '../elements/icon';
import { Searched } from '../list/searched';
import { usePanel } from '../panel-context';
import { useSelected } from '../use-selected';
import '../list/notice.css';

/**
 * The number of found notes, including those whose rows are not listed yet; null if there is nothing to search
 * for.
 */
const selectFoundCount = (state: State): number | null =>
  countVisible(selectMatches(state), selectHiddenIds(state));
const countVisible = memoizeOne(
  (ids: readonly NoteId[] | null | undefined, hidden: ReadonlySet<NoteId>): number | null =>
    ids?.filter((id) => !hidden.has(id)).length ?? null,
);
const selectHeldCount = (state: State): number => selectHeldNotes(state).length;
const selectIsAll = ({ list }: State): boolean => list.isComplete;

/** The number of found notes and of searched notes, with a notice if nothing was found. */
export function FoundLine() {
  const { locale } = usePanel();
  const count = useSelected(selectFoundCount);
  const held = useSelected(selectHeldCount);
  const isAll = useSelected(selectIsAll);
  return (
    <>
      <Searched
        isIdle={count === null}
        text={count === null ? null : `${foundText(count, locale)} ${searchedText(held, isAll, locale)}`}
      />
      {count === 0 && (
        <div className="notice">
          <span className="notice-drawing" aria-hidden>
            {icon(SearchX)}
          </span>
          <p className="notice-detail">
            {__('Each word must be in the text, or in the name of a person, a site or a post.')}
          </p>
        </div>
      )}
    </>
  );
}

const foundText = (count: number, locale: string): string =>
  count === 0
    ? __('Nothing found.')
    : sprintf(
        // translators: %s: how many notifications a search has found.
        _n('%s notification found.', '%s notifications found.', count),
        countText(count, locale),
      );

const searchedText = (count: number, isAll: boolean, locale: string): string =>
  sprintf(
    isAll
      ? // translators: %s: how many notifications there are. A search looked through all of them.
        _n('Your %s notification was searched.', 'All your %s notifications were searched.', count)
      : // translators: %s: how many notifications, among which are older ones that a filter has found.
        _n(
          'Only %s of your notifications was searched.',
          'Only %s of your notifications were searched.',
          count,
        ),
    countText(count, locale),
  );
