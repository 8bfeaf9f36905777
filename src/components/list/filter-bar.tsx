import type { State } from '../../streams/state/state';
import { FILTER_NAMES, type FilterName } from '../../streams/list/state';
import { __ } from '../../i18n';
import { useSelected, useSend } from '../use-selected';
import { filterLabel } from './filter-label';
import './filter-bar.css';

const selectFilterName = (state: State): FilterName => state.filterName;

/**
 * The five filters in their order (section 2). Buttons instead of radio buttons, because arrow keys
 * switch between radio buttons, and in the panel they move through the notes.
 */
export function FilterBar() {
  const selected = useSelected(selectFilterName);
  const send = useSend();
  return (
    <div className="filter-bar" role="group" aria-label={__('Filter notifications')}>
      {FILTER_NAMES.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === selected}
          onClick={() => send({ type: 'filter.selected', name })}
        >
          {filterLabel(name)}
        </button>
      ))}
    </div>
  );
}
