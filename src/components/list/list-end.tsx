import { isLoadingMore } from '../../streams/list/selectors';
import type { State } from '../../streams/state/state';
import { MAX_NOTES } from '../../streams/timing';
import { __ } from '../../i18n';
import { Spinner } from '../elements/spinner';
import { useSelected } from '../use-selected';

/**
 * Whether no more notes follow: the platform has none, or the panel has reached its limit (section
 * 9).
 */
const selectIsComplete = (state: State): boolean => state.list.isComplete || state.list.loaded >= MAX_NOTES;

/**
 * The bottom of the list: a spinner while more notes load, or "The End" if the list is complete and
 * longer than the panel (section 2).
 */
export function ListEnd({ isLong }: { isLong: boolean }) {
  const isLoading = useSelected(isLoadingMore);
  const isComplete = useSelected(selectIsComplete);
  if (isLoading) {
    return (
      <div className="list-end">
        <Spinner label={__('Loading more notifications')} />
      </div>
    );
  }
  return isComplete && isLong ? <p className="list-end">{__('The End')}</p> : null;
}
