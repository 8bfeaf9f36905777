import type { State } from '../../streams/state/state';
import { FILTER_NAMES } from '../../streams/list/state';
import { __, sprintf } from '../../i18n';
import { countText } from '../count-text';
import { usePanel } from '../panel-context';
import { useSelected, useSend } from '../use-selected';
import { selectUnreadCounts } from '../../streams/list/counts';
import { selectWaitingCount } from '../../streams/list/to-answer';
import { hasOlderNotes } from '../../streams/state/older-notes';
import { selectSortedNotes } from '../../streams/state/sorted-notes';
import { TAB_LABELS, type TabName } from './tab-label';
import './filter-bar.css';

const TABS: readonly TabName[] = [...FILTER_NAMES, 'toAnswer'];

/** The selected tab; the list of recent actions has none. */
const selectSelectedTab = ({ view, filterName }: State): string => (view === 'notes' ? filterName : view);

const selectHasOlder = (state: State): boolean => hasOlderNotes(state) && selectSortedNotes(state).length > 0;

/**
 * The five filters in their order (section 2), with the numbers of their unread notes, and the comments that
 * wait for an answer. They are not radio buttons, because the browser uses arrow keys to switch between radio
 * buttons, and the panel uses arrow keys to move through the notes.
 */
export function FilterBar() {
  const selected = useSelected(selectSelectedTab);
  const unread = useSelected(selectUnreadCounts);
  const toAnswer = useSelected(selectWaitingCount);
  const hasOlder = useSelected(selectHasOlder);
  const send = useSend();
  const { locale } = usePanel();
  // "All" has no count, because "Unread" beside it has the same number.
  const counts = { ...unread, all: 0, toAnswer };
  return (
    <div className="filter-bar" role="group" aria-label={__('Filter notifications')}>
      {TABS.map((name) => {
        const label = TAB_LABELS[name]();
        const isShown = name !== 'all' && (hasOlder || counts[name] > 0);
        const count = isShown ? shortCount(counts[name], hasOlder, locale) : undefined;
        return (
          <button
            key={name}
            type="button"
            aria-pressed={name === selected}
            aria-label={count && sprintf(countedLabel(name), label, count)}
            onClick={() =>
              send(
                name === 'toAnswer'
                  ? { type: 'view.selected', view: name }
                  : { type: 'filter.selected', name },
              )
            }
          >
            {label}
            {count && (
              <span className={counts[name] > 0 ? 'filter-count' : 'filter-count is-none'}>{count}</span>
            )}
          </button>
        );
      })}
    </div>
  );
}

const countedLabel = (name: TabName): string =>
  name === 'toAnswer'
    ? // translators: 1: "To answer". 2: how many comments wait for an answer, such as "3" or "99+".
      __('%1$s, %2$s waiting')
    : // translators: 1: a filter, such as "Comments". 2: a number, such as "3" or "99+".
      __('%1$s, %2$s unread');

/**
 * Formats a count, with a plus from 100 on or while older notes, which may be unread too, are not loaded. At
 * most three characters, so that the labels keep their room.
 */
const shortCount = (count: number, hasOlder: boolean, locale: string): string =>
  countText(Math.min(count, 99), locale) + (hasOlder || count > 99 ? '+' : '');
