import { matcher } from '../console/patterns';
import { TAG_NAMES } from '../operators/tag-names';
import { behaviourOf, isPartOf } from '../console/tag-paths';
import { causeOf, idsCausedWith } from './causes';
import { byName, emptyLane, type Lane } from './lanes';
import type { Mark } from './mark';
import type { Trace } from './trace';

/** Which part of the marbles is drawn. */
export interface Filter {
  /** Names of streams with '*'; '' for all. */
  readonly pattern: string;
  /** Only what has the same first cause as this marble. */
  readonly causedWith: number | undefined;
  /** Only what events about this note caused. */
  readonly noteId: number | undefined;
  /** Hides streams that have only been subscribed to. */
  readonly isQuietHidden: boolean;
  /** The behaviours whose parts have lanes. */
  readonly unfolded: ReadonlySet<string>;
}

export const NO_FILTER: Filter = {
  pattern: '',
  causedWith: undefined,
  noteId: undefined,
  isQuietHidden: false,
  unfolded: new Set(),
};

/** The lanes and marbles that pass a filter. */
export interface Filtered {
  readonly lanes: readonly Lane[];
  readonly passes: (mark: Mark) => boolean;
}

export function applyFilter(trace: Trace, filter: Filter): Filtered {
  const ids = chosenIds(trace, filter);
  const passes = (mark: Mark): boolean => ids?.has(mark.id) ?? true;
  const matches = filter.pattern === '' ? undefined : matcher(filter.pattern);
  const lanes = [...trace.lanes(), ...quietParts(trace, filter)]
    .sort(byName)
    .filter(({ name, depth }) =>
      matches ? matches(name) : depth === 0 || filter.unfolded.has(behaviourOf(name)),
    )
    .filter((lane) => !ids || lane.marks.some(passes))
    .filter(({ marks }) => !filter.isQuietHidden || marks.some(({ kind }) => kind !== 'subscribe'));
  return { lanes, passes };
}

/** Whether a lane has parts that a click unfolds. */
export const hasParts = (name: string): boolean => TAG_NAMES.some((other) => isPartOf(other, name));

/** The unfolded parts that have done nothing yet: a fault can wait for them. */
const quietParts = (trace: Trace, { unfolded }: Filter): readonly Lane[] =>
  TAG_NAMES.filter(
    (name) => unfolded.has(behaviourOf(name)) && trace.laneOf(behaviourOf(name)) && !trace.laneOf(name),
  ).map(emptyLane);

function chosenIds(trace: Trace, { causedWith, noteId }: Filter): ReadonlySet<number> | undefined {
  const ofCause = causedWith === undefined ? undefined : idsOfCause(trace, causedWith);
  const ofNote = noteId === undefined ? undefined : idsOfNote(trace, noteId);
  return ofCause && ofNote ? new Set([...ofCause].filter((id) => ofNote.has(id))) : (ofCause ?? ofNote);
}

function idsOfCause(trace: Trace, id: number): ReadonlySet<number> {
  const mark = trace.markOf(id);
  return mark ? idsCausedWith(trace, mark) : new Set();
}

/** The events about a note, the marbles that emitted them, and all that they caused. */
function idsOfNote(trace: Trace, noteId: number): ReadonlySet<number> {
  const ids = new Set<number>();
  for (const mark of trace.marks()) {
    const { by } = causeOf(trace, mark);
    const isAbout = mark.noteIds.includes(noteId);
    if (isAbout && by && mark.number !== undefined) ids.add(by.id);
    if (isAbout || (by && ids.has(by.id))) ids.add(mark.id);
  }
  return ids;
}
