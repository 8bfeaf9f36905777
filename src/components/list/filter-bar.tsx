import type { State } from '../../streams/state/state';
import { FILTER_NAMES, type FilterName } from '../../streams/list/state';
import { __, sprintf } from '../../i18n';
import { countText } from '../count-text';
import { usePanel } from '../panel-context';
import { useSelected, useSend } from '../use-selected';
import { selectUnreadCounts } from '../../streams/list/selectors';
import { hasOlderNotes } from '../../streams/state/older-notes';
import { selectSortedNotes } from '../../streams/state/sorted-notes';
import { filterLabel } from './filter-label';
import './filter-bar.css';

const selectFilterName = (state: State): FilterName => state.filterName;

const selectHasOlder = (state: State): boolean => hasOlderNotes(state) && selectSortedNotes(state).length > 0;

/**
 * The five filters in their order (section 2), with the numbers of their unread notes. Buttons
 * instead of radio buttons, because arrow keys switch between radio buttons, and in the panel they
 * move through the notes.
 */
export function FilterBar() {
  const selected = useSelected(selectFilterName);
  const unread = useSelected(selectUnreadCounts);
  const hasOlder = useSelected(selectHasOlder);
  const send = useSend();
  const { locale } = usePanel();
  return (
    <div className="filter-bar" role="group" aria-label={__('Filter notifications')}>
      {FILTER_NAMES.map((name) => {
        const label = filterLabel(name);
        // "All" has none, because "Unread" beside it has the same.
        const isShown = name !== 'all' && (hasOlder || unread[name] > 0);
        const count = isShown ? shortCount(unread[name], hasOlder, locale) : undefined;
        return (
          <button
            key={name}
            type="button"
            aria-pressed={name === selected}
            // translators: 1: a filter, such as "Comments". 2: a number, such as "3" or "99+".
            aria-label={count && sprintf(__('%1$s, %2$s unread'), label, count)}
            onClick={() => send({ type: 'filter.selected', name })}
          >
            {label}
            {count && (
              <span className={unread[name] > 0 ? 'filter-count' : 'filter-count is-none'}>{count}</span>
            )}
          </button>
        );
      })}
    </div>
  );
}

/**
 * With a plus while older notes, which may be unread too, are not loaded. The longest count has three
 * characters, so that the labels keep their room.
 */
const shortCount = (count: number, hasOlder: boolean, locale: string): string =>
  countText(Math.min(count, 99), locale) + (hasOlder || count > 99 ? '+' : '');
