import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { State } from '../../streams/state/state';
import { usePanel } from '../panel-context';
import { useSelected } from '../use-selected';
import { NoteGroup } from './note-group';
import { type GroupView, groupViewsSelector, type TimeOf } from './row-views';

/** The rows of the first render, enough for a tall screen. The others follow in the next frame. */
const FIRST_ROWS = 20;

type SelectGroups = (state: State) => readonly GroupView[];

interface NoteGroupsProps {
  readonly timeOf?: TimeOf;
  /** Returns a selector that folds rows. */
  readonly fold?: (selectGroups: SelectGroups) => SelectGroups;
}

/** The groups with their rows (section 2), from one subscription for the whole list. */
export function NoteGroups({ timeOf, fold }: NoteGroupsProps) {
  const { locale } = usePanel();
  const selectGroups = useMemo(() => {
    const select = groupViewsSelector(locale, timeOf);
    return fold?.(select) ?? select;
  }, [fold, locale, timeOf]);
  const groups = useSelected(selectGroups);
  const isPainted = useIsPainted();
  return (isPainted ? groups : firstRows(groups, FIRST_ROWS)).map((group, index) => (
    <NoteGroup key={group.name} group={group} isFirst={index === 0} />
  ));
}

/**
 * Whether the first render is on the screen: React defers a value until then. The remaining rows
 * are not part of that deferred render, because React starts it again with each event in between.
 */
function useIsPainted(): boolean {
  const isDeferred = useDeferredValue(true, false);
  const [isPainted, setIsPainted] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- a second render is the purpose
  useEffect(() => setIsPainted(isDeferred), [isDeferred]);
  return isPainted;
}

/** The groups cut to `count` rows in all. */
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
