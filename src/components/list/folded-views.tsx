import { ChevronDown } from 'lucide';
import memoizeOne from 'memoize-one';
import type { GroupName } from '../../streams/list/groups';
import type { State } from '../../streams/state/state';
import type { Store } from '../../streams/state/store';
import type { Fold } from '../../streams/triage/fold';
import { selectFolds } from '../../streams/triage/select-folds';
import { icon } from '../elements/icon';
import { foldText } from './fold-text';
import type { GroupView, RowView } from './row-views';

type SelectGroups = (state: State) => readonly GroupView[];
/** The views of the notes of one row, newest first. */
type Run = readonly [RowView, ...RowView[]];

/**
 * Returns a selector for the list's rows by group, some of which are folded. Rows and groups stay the same
 * objects until their content changes.
 */
export function foldedGroups(selectGroups: SelectGroups, send: Store['send'], locale: string): SelectGroups {
  const foldedRow = (key: string, seenBefore: number | null, ...views: Run): RowView => {
    const [newest, ...others] = views;
    const ids = views.map(({ note }) => note.id);
    return {
      ...newest,
      key,
      isUnapproved: views.some(({ isUnapproved }) => isUnapproved),
      hasDraft: views.some(({ hasDraft }) => hasDraft),
      isLastNew: views.some(({ isLastNew }) => isLastNew),
      fold: {
        props: {
          'data-folded': ids.join(' '),
          'aria-expanded': false,
          onClick: ({ defaultPrevented }) => {
            // A press on the avatar selects the notes instead.
            if (!defaultPrevented) send({ type: 'fold.opened', ids });
          },
        },
        line: (
          <span className="row-fold">
            {foldText(others, seenBefore, locale)}
            {icon(ChevronDown)}
          </span>
        ),
      },
    };
  };
  let makers = new Map<string, typeof foldedRow>();
  const group = (name: GroupName, ...rows: readonly RowView[]): GroupView => ({ name, rows });
  const groupOf = new Map<GroupName, typeof group>();
  const foldGroups = memoizeOne(
    (groups: readonly GroupView[], folds: readonly Fold[], seenBefore: number | null) => {
      const last = makers;
      makers = new Map();
      return groups.map(({ name, rows }) => {
        const folded = runsOf(rows, folds).map((run) => {
          if (run.length === 1) return run[0];
          // The key has the oldest note, because new notes join at the start.
          const key = `fold ${run.at(-1)?.note.id}`;
          const make = last.get(key) ?? memoizeOne(foldedRow);
          makers.set(key, make);
          return make(key, seenBefore, ...run);
        });
        const make = groupOf.get(name) ?? memoizeOne(group);
        groupOf.set(name, make);
        return make(name, ...folded);
      });
    },
  );
  return (state) => foldGroups(selectGroups(state), selectFolds(state), state.seenBefore);
}

/** Splits the rows of a group into folds and single rows. */
function runsOf(rows: readonly RowView[], folds: readonly Fold[]): readonly Run[] {
  const newest = new Map(folds.flatMap((notes) => notes.map(({ id }) => [id, notes[0].id])));
  const runs: [RowView, ...RowView[]][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run && newest.get(row.note.id) === run[0].note.id) run.push(row);
    else runs.push([row]);
  }
  return runs;
}
