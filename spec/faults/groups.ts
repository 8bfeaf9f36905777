import { CALLS } from './calls';
import { nameOf, runCell } from './cell';
import { LOST_CELLS, REFUSED_CELLS, TAB_CELLS } from './deeds';
import { FAULT_KINDS } from './faults';
import { FRESHNESS_CELLS } from './freshness';
import type { Harness, View } from './harness';
import { STORM_CELLS } from './storms';

/** A cell of the matrix. It throws if the panel breaks a rule. */
export interface NamedCell {
  /** Its parts with ` x ` between them. */
  readonly name: string;
  readonly run: (harness: Harness) => Promise<void>;
}

/** Cells that run on the same page, one after another. */
export interface Group {
  readonly name: string;
  readonly view: View;
  readonly cells: readonly NamedCell[];
}

const VIEWS: readonly View[] = ['list', 'detail'];

const callGroups = (): readonly Group[] =>
  CALLS.flatMap((call) =>
    (call.views ?? VIEWS).map((view): Group => ({
      name: `${call.name} x ${view}`,
      view,
      cells: FAULT_KINDS.map((kind) => ({
        name: nameOf({ call, kind, view }),
        run: (harness) => runCell(harness, { call, kind, view }),
      })),
    })),
  );

/** The groups of the first two parts of the names. */
const otherGroups = (): readonly Group[] => {
  const cells = [...LOST_CELLS, ...TAB_CELLS, ...REFUSED_CELLS, ...STORM_CELLS, ...FRESHNESS_CELLS];
  const groupOf = ({ name }: NamedCell): string => name.split(' x ').slice(0, 2).join(' x ');
  return [...new Set(cells.map(groupOf))].map((name) => ({
    name,
    view: 'detail',
    cells: cells.filter((cell) => groupOf(cell) === name),
  }));
};

/** The groups of the cells whose names begin with `only`; all of them if it is empty. */
export const groupsOf = (only: string): readonly Group[] =>
  [...callGroups(), ...otherGroups()]
    .map((group) => ({
      ...group,
      cells: group.cells.filter(({ name }) => only === '' || `${name} `.startsWith(`${only} `)),
    }))
    .filter(({ cells }) => cells.length > 0);
