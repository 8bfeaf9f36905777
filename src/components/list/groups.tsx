import { useDeferredValue, useEffect, useState } from 'react';
import { type Group, selectGroups } from '../../streams/state/selectors';
import { useSelected } from '../use-selected';
import { NoteGroup } from './note-group';

/** As many rows as a tall screen shows: the first drawing has no more, and the rest comes after its frame. */
const FIRST_ROWS = 20;

/** The groups with their rows (section 2). */
export function Groups() {
  const groups = useSelected(selectGroups);
  const isWhole = useAfterFrame();
  return (isWhole ? groups : first(groups, FIRST_ROWS)).map((group, index) => (
    <NoteGroup key={group.name} group={group} isFirst={index === 0} />
  ));
}

/**
 * Whether the first drawing has been on the screen. React defers a value until then; what would be drawn together with that
 * value it would begin anew with every event that draws something meanwhile, so it is drawn after it.
 */
function useAfterFrame(): boolean {
  const isNext = useDeferredValue(true, false);
  const [isAfter, setIsAfter] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- a second drawing is what is wanted
  useEffect(() => setIsAfter(isNext), [isNext]);
  return isAfter;
}

/** The groups with so many rows in all. */
function first(groups: readonly Group[], count: number): readonly Group[] {
  let left = count;
  return groups
    .map((group) => {
      const notes = group.notes.slice(0, left);
      left -= notes.length;
      return notes.length < group.notes.length ? { ...group, notes } : group;
    })
    .filter(({ notes }) => notes.length > 0);
}
