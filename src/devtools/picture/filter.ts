import { matcher } from '../monitor/patterns';
import { TAG_NAMES } from '../monitor/tag-names';
import { behaviourOf, isPartOf } from '../monitor/tag-paths';
import { causeOf, idsCausedWith } from './causes';
import { byName, emptyLane, isDrawn, type Lane } from './lanes';
import type { Mark } from './mark';
import type { Trace } from './trace';

/** Which part of the marbles is drawn. */
export interface Filter {
  /** Parts of names, or whole names with '*', divided by commas; '' for all. */
  readonly pattern: string;
  /** Shows only marbles with the same first cause as this one. */
  readonly causedWith: number | undefined;
  /** Shows only effects of events about this note. */
  readonly noteId: number | undefined;
  /** Hides behaviours that, with their parts, have only started; a pattern shows them, too. */
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

/** Whether a filter hides marbles, and not only lanes that are folded or quiet. */
export const isFiltered = ({ pattern, noteId, causedWith }: Filter): boolean =>
  pattern !== '' || noteId !== undefined || causedWith !== undefined;

/** The lanes and marbles that pass a filter. */
export interface Filtered {
  readonly lanes: readonly Lane[];
  readonly passes: (mark: Pick<Mark, 'id'>) => boolean;
}

export function applyFilter(trace: Trace, filter: Filter): Filtered {
  const ids = chosenIds(trace, filter);
  const passes: Filtered['passes'] = ({ id }) => ids?.has(id) ?? true;
  const matches = matcherOf(filter.pattern);
  const all = [...trace.lanes(), ...startless(trace, filter)].sort(byName);
  const loud = new Set(all.filter(hasDeeds).map(({ name }) => behaviourOf(name)));
  const isShown = ({ name, depth }: Lane): boolean => {
    const isUnfolded = depth === 0 || filter.unfolded.has(behaviourOf(name));
    return matches ? matches(name) || (isUnfolded && matches(behaviourOf(name))) : isUnfolded;
  };
  const isQuietHidden = filter.isQuietHidden && !matches;
  const chosen = all.filter(
    (lane) =>
      isShown(lane) &&
      (!ids || lane.marks.some(passes)) &&
      (!isQuietHidden || loud.has(behaviourOf(lane.name))),
  );
  // A part is named after its behaviour, which stands above it.
  const wholes = new Set(chosen.map(({ name }) => behaviourOf(name)));
  return { lanes: all.filter((lane) => chosen.includes(lane) || wholes.has(lane.name)), passes };
}

/** Whether the stream did something after its start, in which some emit at once. */
const hasDeeds = (lane: Lane): boolean =>
  lane.marks.some(
    (mark) =>
      mark.kind !== 'subscribe' &&
      isDrawn(lane, mark) &&
      (mark.within === undefined || mark.within !== lane.runs.get(mark.subscriptionId)?.start),
  );

/** A term without '*' is looked for anywhere in the names. Undefined if there is no term. */
function matcherOf(pattern: string): ((name: string) => boolean) | undefined {
  const terms = pattern
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '')
    .map((term) => matcher(term.includes('*') ? term : `*${term}*`));
  return terms.length === 0 ? undefined : (name) => terms.some((matches) => matches(name));
}

/** Whether a lane has parts that a click unfolds. */
export const hasParts = (name: string): boolean => TAG_NAMES.some((other) => isPartOf(other, name));

/** The unfolded parts that have done nothing yet: a fault can wait for them. */
const startless = (trace: Trace, { unfolded }: Filter): readonly Lane[] =>
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

/** The ids of the events about a note, of the marbles that emitted them, and of all their effects. */
function idsOfNote(trace: Trace, noteId: number): ReadonlySet<number> {
  const ids = new Set<number>();
  for (const mark of trace.marks()) {
    const { by } = causeOf(trace, mark);
    const isAbout = mark.noteIds.includes(noteId);
    if (isAbout && by && mark.number !== undefined) ids.add(by.id);
    if (isAbout || (by && ids.has(by.id))) ids.add(mark.id);
  }
  return withEnds(trace, ids);
}

/**
 * Adds all marbles of the subscriptions of parts, because the end of a subscription may be of
 * interest.
 */
function withEnds(trace: Trace, ids: ReadonlySet<number>): ReadonlySet<number> {
  const parts = trace.marks().filter(({ name }) => name !== behaviourOf(name));
  const subscriptions = new Set(
    parts.flatMap(({ id, subscriptionId }) => (ids.has(id) ? subscriptionId : [])),
  );
  return new Set([
    ...ids,
    ...parts.flatMap(({ id, subscriptionId }) => (subscriptions.has(subscriptionId) ? id : [])),
  ]);
}
