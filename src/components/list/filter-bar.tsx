import type { State } from '../../streams/state/state';
import { FILTER_NAMES, type FilterName } from '../../streams/list/state';
import { __, sprintf } from '../../i18n';
import { countText } from '../count-text';
import { usePanel } from '../panel-context';
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
  const { locale } = usePanel();
  return (
    <div className="filter-bar" role="group" aria-label={__('Filter notifications')}>
      {FILTER_NAMES.map((name) => {
        const label = filterLabel(name);
        // "All" has none, because "Unread" beside it has the same.
        const count = name === 'all' || unread[name] === 0 ? undefined : shortCount(unread[name], locale);
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
            {count && <span className="filter-count">{count}</span>}
          </button>
        );
      })}
    </div>
  );
}

/** The longest count has three characters, so that the labels keep their room. */
const shortCount = (count: number, locale: string): string =>
  count > 99 ? `${countText(99, locale)}+` : countText(count, locale);
