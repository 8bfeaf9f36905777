import { FILTER_NAMES, type FilterName, type State } from '../../streams/state/state';
import { __ } from '../i18n';
import { useSelected, useSend } from '../use-selected';
import { filterLabel } from './filter-label';
import './filter-bar.css';

const selectFilterName = (state: State): FilterName => state.filterName;

/**
 * The five filters, in their order (section 2). Buttons rather than radios: in a group of radios the arrow keys would
 * change the filter, and the panel's arrow keys walk through the notes.
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
