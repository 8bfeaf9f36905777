import memoizeOne from 'memoize-one';
import type { State } from '../../streams/state/state';
import { _n, sprintf } from '../../i18n';
import { countText } from '../count-text';
import { usePanel } from '../panel-context';
import { useSelected } from '../use-selected';

/** How many notes were unfolded last, and when. */
const selectUnfolded = ({ unfoldedNoteIds }: State) => lastUnfolded(unfoldedNoteIds);
const lastUnfolded = memoizeOne((unfoldedNoteIds: State['unfoldedNoteIds']) => {
  const ticks = Object.values(unfoldedNoteIds);
  const tick = Math.max(...ticks);
  return { tick, count: ticks.filter((each) => each === tick).length };
});

/** Tells screen readers how many rows have taken the place of a folded one. */
export function Unfolded() {
  const { locale } = usePanel();
  const { tick, count } = useSelected(selectUnfolded);
  return (
    <p className="visually-hidden" role="status">
      {/* A single note was opened. A new key, so that the same number is announced again. */}
      {count > 1 && <span key={tick}>{unfoldedText(count, locale)}</span>}
    </p>
  );
}

const unfoldedText = (count: number, locale: string): string =>
  sprintf(
    // translators: %s: how many notifications had one row together, and have rows of their own now.
    _n('%s unfolded', '%s unfolded', count),
    countText(count, locale),
  );
