import { matcher } from '../monitor/patterns';
import { TAG_NAMES } from '../monitor/tag-names';
import { behaviourOf, isPartOf } from '../monitor/tag-paths';
import { chosenIds } from './chosen-ids';
import { byName, emptyLane, isDrawn, type Lane } from './lanes';
import type { Mark } from './mark';
import type { Trace } from './trace';

/** The filter of the drawn lanes and marbles. */
export interface Filter {
  /** Parts of names, or whole names with '*', separated by commas; '' selects all. */
  readonly pattern: string;
  /** Shows only marbles with the same first cause as this one. */
  readonly causedWith: number | undefined;
  /** Shows only effects of events about this note. */
  readonly noteId: number | undefined;
  /**
   * Hides behaviours that have only started and whose parts have only started. A pattern shows them anyway.
   */
  readonly isQuietHidden: boolean;
  /** The behaviours that were unfolded (true), so that their parts have lanes, or folded again (false). */
  readonly unfolded: ReadonlyMap<string, boolean>;
}

export const NO_FILTER: Filter = {
  pattern: '',
  causedWith: undefined,
  noteId: undefined,
  isQuietHidden: false,
  unfolded: new Map(),
};

/** Whether the filter hides marbles. Folded and quiet lanes do not count. */
export const isFiltered = ({ pattern, noteId, causedWith }: Filter): boolean =>
  pattern !== '' || noteId !== undefined || causedWith !== undefined;

/** The lanes and marbles that pass a filter. */
export interface Filtered {
  readonly lanes: readonly Lane[];
  readonly passes: (mark: Pick<Mark, 'id'>) => boolean;
}

/**
 * Returns the lanes that pass a filter. A lane with marbles only after `until` is omitted, so that
 * no other lane moves.
 */
export function applyFilter(trace: Trace, filter: Filter, until = Infinity): Filtered {
  const ids = chosenIds(trace, filter);
  const passes: Filtered['passes'] = ({ id }) => ids?.has(id) ?? true;
  const matches = matcherOf(filter.pattern);
  const unfolded = unfoldedIn(filter);
  const has = ({ marks }: Lane, isSuch: (mark: Mark) => boolean): boolean =>
    marks.some((mark) => mark.at <= until && isSuch(mark));
  const began = trace.lanes().filter((lane) => lane.marks.length === 0 || has(lane, () => true));
  const all = [...began, ...startless(trace, filter)].sort(byName);
  const loud = new Set(all.filter((lane) => has(lane, isDeedIn(lane))).map(({ name }) => behaviourOf(name)));
  const isShown = ({ name, depth }: Lane): boolean => {
    const isUnfolded = depth === 0 || unfolded.has(behaviourOf(name));
    return matches ? matches(name) || (isUnfolded && matches(behaviourOf(name))) : isUnfolded;
  };
  const isQuietHidden = filter.isQuietHidden && !matches;
  const chosen = all.filter(
    (lane) =>
      isShown(lane) && (!ids || has(lane, passes)) && (!isQuietHidden || loud.has(behaviourOf(lane.name))),
  );
  // The name of a part begins with its behaviour, whose lane must be above the part.
  const wholes = new Set(chosen.map(({ name }) => behaviourOf(name)));
  const lanes = all.filter((lane) =>
    lane.depth === 0 ? wholes.has(lane.name) : chosen.includes(lane) && unfolded.has(behaviourOf(lane.name)),
  );
  return { lanes, passes };
}

/**
 * Whether a marble shows activity. The start of its stream, and values that the stream emits while it starts,
 * do not count.
 */
const isDeedIn =
  (lane: Lane) =>
  (mark: Mark): boolean =>
    mark.kind !== 'subscribe' &&
    isDrawn(lane, mark) &&
    (mark.within === undefined || mark.within !== lane.runs.get(mark.subscriptionId)?.start);

/**
 * Returns a test for names; undefined if the pattern has no terms. A term without '*' matches anywhere in a
 * name.
 */
function matcherOf(pattern: string): ((name: string) => boolean) | undefined {
  const terms = pattern
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '')
    .map((term) => matcher(term.includes('*') ? term : `*${term}*`));
  return terms.length === 0 ? undefined : (name) => terms.some((matches) => matches(name));
}

/** Returns the behaviours whose parts have lanes. A pattern that names a part unfolds its behaviour. */
export function unfoldedIn({ pattern, unfolded }: Filter): ReadonlySet<string> {
  const matches = matcherOf(pattern);
  const parts = TAG_NAMES.filter((name) => name !== behaviourOf(name));
  const shown = parts.filter((name) => unfolded.get(behaviourOf(name)) ?? matches?.(name) ?? false);
  return new Set(shown.map(behaviourOf));
}

/** Changes the pattern, which may show parts of behaviours that were folded. */
export const byPattern = (filter: Filter, pattern: string): Filter => ({
  ...filter,
  pattern,
  unfolded: new Map([...filter.unfolded].filter(([, isUnfolded]) => isUnfolded)),
});

/** Whether a lane has parts that a click unfolds. */
export const hasParts = (name: string): boolean => TAG_NAMES.some((other) => isPartOf(other, name));

/** The parts of unfolded behaviours that have not started yet, so that a fault can be set in advance. */
const startless = (trace: Trace, { unfolded }: Filter): readonly Lane[] =>
  TAG_NAMES.filter(
    (name) => unfolded.get(behaviourOf(name)) && trace.laneOf(behaviourOf(name)) && !trace.laneOf(name),
  ).map(emptyLane);
