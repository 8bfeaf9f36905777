import { FILTER_NAMES, type FilterName, type State } from '../../streams/state/state';
import { useSelected, useSend } from '../use-selected';
import './filter-bar.css';

const LABELS: Readonly<Record<FilterName, string>> = {
  all: 'All',
  unread: 'Unread',
  comments: 'Comments',
  follows: 'Follows',
  likes: 'Likes',
};

const selectFilterName = (state: State): FilterName => state.filterName;

/**
 * The five filters, in their order (section 2). Buttons rather than radios: in a group of radios the arrow keys would
 * change the filter, and the panel's arrow keys walk through the notes.
 */
export function FilterBar() {
  const selected = useSelected(selectFilterName);
  const send = useSend();
  return (
    <div className="filter-bar" role="group" aria-label="Filter notifications">
      {FILTER_NAMES.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === selected}
          onClick={() => send({ type: 'filter.selected', name })}
        >
          {LABELS[name]}
        </button>
      ))}
    </div>
  );
}
