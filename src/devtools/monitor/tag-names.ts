import { type BehaviourRow, BEHAVIOURS } from '../../streams/state/behaviour-table';
import { EVENTS } from './tag-paths';

/** All tags, including those of streams that have not started yet. The event queue comes first. */
export const TAG_NAMES: readonly string[] = [
  EVENTS,
  ...Object.entries<BehaviourRow>(BEHAVIOURS).flatMap(([name, { parts = [] }]) => [
    name,
    ...parts.map((part) => `${name} > ${part}`),
  ]),
];
