import { useMemo } from 'react';
import type { State } from '../../streams/state/state';
import { usePainted } from '../elements/use-painted';
import { usePanel } from '../panel-context';
import { useSelected } from '../use-selected';
import { NoteGroup } from './note-group';
import { type GroupView, groupViewsSelector, type TimeOf } from './row-views';

/**
 * The number of rows that are drawn first, enough for a tall screen, when the list appears or a search ends.
 * The other rows follow. `content-visibility: auto` would cost less, but Chromium leaves the names of skipped
 * buttons empty.
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
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const isFinding = useSelected(selectIsFinding);
  // Rows are cut only at first and after a search, because a drawn row may have the focus.
  const painted = usePainted(isFinding ? count : Infinity);
  const isCut = !isFinding && count > painted + FIRST_ROWS;
  return (isCut ? firstRows(groups, FIRST_ROWS) : groups).map((group, index) => (
    <NoteGroup key={group.name} group={group} isFirst={index === 0} />
  ));
}

/** Returns the groups with the first `count` rows of the list. */
function firstRows(groups: readonly GroupView[], count: number): readonly GroupView[] {
  let left = count;
  return groups
    .map((group) => {
      const rows = group.rows.slice(0, left);
      left -= rows.length;
      return rows.length < group.rows.length ? { ...group, rows } : group;
    })
    .filter(({ rows }) => rows.length > 0);
}
