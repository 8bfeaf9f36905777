import { isLoadingMore } from '../../streams/list/selectors';
import { selectReach } from '../../streams/state/older-notes';
import type { State } from '../../streams/state/state';
import { MAX_NOTES } from '../../streams/timing';
import { __ } from '../../i18n';
import { SafeLink } from '../blocks/safe-link';
import { Spinner } from '../elements/spinner';
import { usePanel } from '../panel-context';
import { useSelected } from '../use-selected';
import './list-end.css';

/**
 * How the list ends: the platform has no more notes, the panel has reached its limit (section 9), or
 * more notes can be loaded.
 */
const selectEnd = (state: State): 'complete' | 'limit' | undefined => {
  const { isComplete, loaded } = selectReach(state);
  return isComplete ? 'complete' : loaded >= MAX_NOTES ? 'limit' : undefined;
};

/**
 * The bottom of the list: a spinner while more notes load, "The End" if the list is complete and
 * longer than the panel (section 2), or a link to older notes if it has reached its limit.
 */
export function ListEnd({ isLong }: { isLong: boolean }) {
  const isLoading = useSelected(isLoadingMore);
  const end = useSelected(selectEnd);
  const { links } = usePanel();
  if (isLoading) {
    return (
      <div className="list-end">
        <Spinner label={__('Loading more notifications')} />
      </div>
    );
  }
  if (end === 'limit')
    return (
      <p className="list-end">
        <SafeLink href={links.notifications} className="notice-link">
          {__('Older notifications on the site')}
        </SafeLink>
      </p>
    );
  return end === 'complete' && isLong ? <p className="list-end">{__('The End')}</p> : null;
}
