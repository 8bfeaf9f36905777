import { useMemo } from 'react';
import type { State } from '../../streams/state/state';
import { usePainted } from '../elements/use-painted';
import { usePanel } from '../panel-context';
import { useSelected } from '../use-selected';
import { NoteGroup } from './note-group';
import { type GroupView, groupViewsSelector, type TimeOf } from './row-views';

/**
 * Enough for a tall screen. When the list is first drawn, or a search ends, the other rows follow in the next frame.
 * The browser lays out their content when they come near the view.
 */
const FIRST_ROWS = 20;

const selectIsFinding = ({ view }: State): boolean => view === 'find';

type SelectGroups = (state: State) => readonly GroupView[];

interface NoteGroupsProps {
  readonly timeOf?: TimeOf;
  /** Returns a selector that folds rows. */
  readonly fold?: (selectGroups: SelectGroups) => SelectGroups;
}

/** The groups with their rows (section 2). */
export function NoteGroups({ timeOf, fold }: NoteGroupsProps) {
  const { locale } = usePanel();
  const selectGroups = useMemo(() => {
    const select = groupViewsSelector(locale, timeOf);
    return fold?.(select) ?? select;
  }, [fold, locale, timeOf]);
  const groups = useSelected(selectGroups);
  const count = countRows(groups);
  const isFinding = useSelected(selectIsFinding);
  // In every other case nothing is cut: a drawn row may have the focus.
  const painted = usePainted(isFinding ? count : Infinity);
  const isCut = !isFinding && count > painted + FIRST_ROWS;
  return groups.map((group, index) => {
    const nearCount = Math.max(0, FIRST_ROWS - countRows(groups.slice(0, index)));
    return (
      (nearCount > 0 || !isCut) && (
        <NoteGroup key={group.name} group={group} isFirst={index === 0} nearCount={nearCount} isCut={isCut} />
      )
    );
  });
}

const countRows = (groups: readonly GroupView[]): number =>
  groups.reduce((sum, { rows }) => sum + rows.length, 0);
