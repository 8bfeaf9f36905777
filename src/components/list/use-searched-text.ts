import { selectReach } from '../../streams/state/older-notes';
import { selectSortedNotes } from '../../streams/state/sorted-notes';
import type { State } from '../../streams/state/state';
import { _n, sprintf } from '../../i18n';
import { countText } from '../count-text';
import { usePanel } from '../panel-context';
import { useSelected } from '../use-selected';

const selectSearched = (state: State): number | null =>
  selectReach(state).isComplete ? null : selectSortedNotes(state).length;

/** The number of searched notes in words; null if these are all that the platform has. */
export function useSearchedText(): string | null {
  const { locale } = usePanel();
  const count = useSelected(selectSearched);
  if (count === null) return null;
  return sprintf(
    // translators: %s: how many notifications. Older ones were not searched.
    _n(
      'Only your newest %s notification was searched.',
      'Only your newest %s notifications were searched.',
      count,
    ),
    countText(count, locale),
  );
}
