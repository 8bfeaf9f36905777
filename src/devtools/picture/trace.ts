import type { LogEntry, LoggedEvent } from '../monitor/log-entries';
import { EVENTS } from '../monitor/tag-paths';
import type { State } from '../../streams/state/state';
import { createLanes, type Lane } from './lanes';
import type { Mark } from './mark';
import { noteIdsOf } from './note-ids';
import { delayOf } from './waits';

/** All kept marbles, built from the console's log entries. */
export interface Trace {
  readonly add: (entry: LogEntry, state: State) => void;
  /** Adds the console's data about an event after its log entry was added. */
  readonly addEvent: (event: LoggedEvent) => void;
  /** All marbles in the order of their ids. */
  readonly marks: () => readonly Mark[];
  readonly markOf: (id: number) => Mark | undefined;
  /** Returns the marble of the event with this number. */
  readonly markOfEvent: (number: number) => Mark | undefined;
  /** The lanes of all streams with marbles, in the order of their names. */
  readonly lanes: () => readonly Lane[];
  readonly laneOf: (name: string) => Lane | undefined;
  /** A counter that increases with each change. */
  readonly version: () => number;
}

/** The maximum number of marbles: about 5 MB. */
export const MAX_MARKS = 20_000;

export function createTrace(maxMarks = MAX_MARKS): Trace {
  const { lanes, laneOf, addTo, drop } = createLanes();
  let marks: Mark[] = [];
  let events = new Map<number, number>();
  let version = 0;

  const markOf = (id: number): Mark | undefined => marks[id - (marks[0]?.id ?? 0)];
  /** Removes old marbles. This copies the others, so it is done only when there are a quarter too many. */
  const prune = (): void => {
    marks = marks.slice(-maxMarks);
    const first = marks[0];
    if (!first) return;
    drop(first);
    events = new Map([...events].filter(([, id]) => id >= first.id));
  };
  return {
    add: (entry, state) => {
      version += 1;
      const { id, at, name, subscriptionId, kind, within, input, asked, cause, value } = entry;
      const { label, noteIds } = kind === 'next' ? describe(name, value) : NOTHING;
      const mark = { id, at, name, subscriptionId, kind, within, input, asked, cause, label, noteIds };
      marks.push(mark);
      addTo(mark, kind === 'subscribe' ? delayOf(name, state) : undefined);
      if (marks.length > maxMarks * 1.25) prune();
    },
    addEvent: ({ number, entry, emission }) => {
      const mark = markOf(entry);
      if (!mark) return;
      mark.number = number;
      mark.emission = emission;
      events.set(number, entry);
    },
    marks: () => marks,
    markOf,
    markOfEvent: (number) => {
      const id = events.get(number);
      return id === undefined ? undefined : markOf(id);
    },
    lanes,
    laneOf,
    version: () => version,
  };
}

const NOTHING = { label: undefined, noteIds: [] };

function describe(name: string, value: unknown): Pick<Mark, 'label' | 'noteIds'> {
  const type: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'type') : undefined;
  return {
    label: typeof type === 'string' ? type : undefined,
    noteIds: name === EVENTS ? noteIdsOf(value) : [],
  };
}
