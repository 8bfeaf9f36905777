import { type BehaviourRow, BEHAVIOURS } from '../../streams/state/behaviour-table';
import { behaviourOf } from '../monitor/tag-paths';

const rows: ReadonlyMap<string, BehaviourRow> = new Map(Object.entries(BEHAVIOURS));

/** The line of each behaviour in its file, which config/webpack/panel.js finds at build time. */
declare const BEHAVIOUR_LINES: Readonly<Record<string, number>> | undefined;
const lines = typeof BEHAVIOUR_LINES === 'undefined' ? {} : BEHAVIOUR_LINES;

/** Returns the file and line of the behaviour that a stream belongs to; undefined for the event queue. */
export function behaviourFile(name: string): string | undefined {
  const behaviour = behaviourOf(name);
  const row = rows.get(behaviour);
  const line = lines[behaviour];
  return row && `src/streams/${row.file}.ts${line === undefined ? '' : `:${line}`}`;
}
