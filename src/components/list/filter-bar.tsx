import type { State } from '../../streams/state/state';
import { FILTER_NAMES, type FilterName } from '../../streams/list/state';
import { __, sprintf } from '../../i18n';
import { useSelected, useSend } from '../use-selected';
import { selectUnreadCounts } from '../../streams/list/selectors';
import { filterLabel } from './filter-label';
import './filter-bar.css';

const selectFilterName = (state: State): FilterName => state.filterName;

/**
 * The five filters in their order (section 2), with the numbers of their unread notes. Buttons
 * instead of radio buttons, because arrow keys switch between radio buttons, and in the panel they
 * move through the notes.
 */
export function FilterBar() {
  const selected = useSelected(selectFilterName);
  const unread = useSelected(selectUnreadCounts);
  const send = useSend();
  return (
    <div className="filter-bar" role="group" aria-label={__('Filter notifications')}>
      {FILTER_NAMES.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === selected}
          aria-label={accessibleName(name, unread[name])}
          onClick={() => send({ type: 'filter.selected', name })}
        >
          {filterLabel(name)}
          {hasCount(name, unread[name]) && <span className="filter-count">{countText(unread[name])}</span>}
        </button>
      ))}
    </div>
  );
}

/** The longest count has three characters, so that the labels keep their room. */
const countText = (count: number): string => (count > 99 ? '99+' : `${count}`);

/** Whether a filter shows its count. "All" does not, because "Unread" beside it has the same count. */
const hasCount = (name: FilterName, count: number): boolean => name !== 'all' && count > 0;

/**
 * The accessible name of a filter with its count; undefined without a count, because the label
 * suffices.
 */
const accessibleName = (name: FilterName, count: number): string | undefined =>
  hasCount(name, count)
    ? // translators: 1: a filter, such as "Comments". 2: a number, such as "3" or "99+".
      sprintf(__('%1$s, %2$s unread'), filterLabel(name), countText(count))
    : undefined;
