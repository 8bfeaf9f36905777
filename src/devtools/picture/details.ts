import { formatChanges, formatTime } from '../monitor/format';
import { formatValue } from '../monitor/format-value';
import type { LoggedEvent } from '../monitor/log-entries';
import type { ViewSource } from '../monitor/view-source';
import { behaviourFile } from './behaviour-file';
import { chainTo, effectsOf, type Link } from './causes';
import type { Mark } from './mark';
import type { Trace } from './trace';

/** The details of a marble that the view shows. */
export interface Details {
  readonly title: string;
  /** The file of the behaviour; undefined for the event queue. */
  readonly file: string | undefined;
  readonly value: string;
  /** The reason why the value is incomplete; undefined if it is complete. */
  readonly valueNote: string | undefined;
  /** The stack of an error. */
  readonly stack: string | undefined;
  /** The lines that describe how the event of the marble changed the state; empty without an event. */
  readonly changes: readonly string[];
  /** The causal chain, the first cause first and the marble itself last. */
  readonly chain: readonly { readonly id: number; readonly text: string }[];
  readonly causes: readonly Link[];
  readonly effects: readonly Link[];
  /** The descriptions of the effects, in their order. */
  readonly effectTexts: readonly { readonly id: number; readonly text: string }[];
}

/** The length at which a value is cut. */
export const MAX_VALUE_CHARACTERS = 20_000;

type Source = Pick<ViewSource, 'monitor' | 'since'>;

export function detailsOf(trace: Trace, { monitor, since }: Source, mark: Mark): Details {
  const chain = chainTo(trace, mark);
  const effects = effectsOf(trace, mark);
  const event = eventOf(monitor.eventLog.all(), mark);
  return {
    title: `${formatTime(mark.at - since)} ${titleOf(mark)}`,
    file: behaviourFile(mark.name),
    ...valueOf(
      mark,
      monitor.log.all().find(({ id }) => id === mark.id),
    ),
    changes: event ? formatChanges(event).map((line) => line.trim()) : [],
    chain: chain.map(({ mark: step, origin }) => ({
      id: step.id,
      text: `${origin === undefined ? '' : `${origin} → `}${titleOf(step)} (${formatTime(step.at - since)})`,
    })),
    causes: chain.slice(1).map(({ mark: to }, index) => ({ from: chain[index]?.mark ?? to, to })),
    effects,
    effectTexts: effects.map(({ to }) => ({
      id: to.id,
      text: `${titleOf(to)} (${formatTime(to.at - since)})`,
    })),
  };
}

/** The title of a marble: '#12 events: reply.sent', 'outbox > send > request: error'. */
export const titleOf = ({ name, kind, label, number }: Mark): string =>
  `${number === undefined ? '' : `#${number} `}${name}: ${label ?? kind}`;

/** The event of a marble: the event in the queue, or the event that the behaviour emitted. */
function eventOf(events: readonly LoggedEvent[], { id, number }: Mark): LoggedEvent | undefined {
  return events.find((event) => event.number === number || event.emission === id);
}

function valueOf(
  { kind }: Mark,
  entry: { readonly value?: unknown } | undefined,
): Pick<Details, 'value' | 'valueNote' | 'stack'> {
  const plain = { valueNote: undefined, stack: undefined };
  if (kind !== 'next' && kind !== 'error') return { ...plain, value: '' };
  if (!entry)
    return {
      ...plain,
      value: '',
      valueNote: 'The value is no longer kept: the console keeps the last 4000.',
    };
  const { value } = entry;
  if (value instanceof Error)
    return { ...plain, value: String(value).slice(0, MAX_VALUE_CHARACTERS), stack: value.stack };
  const text = pretty(value);
  if (text.length <= MAX_VALUE_CHARACTERS) return { ...plain, value: text };
  return {
    ...plain,
    value: text.slice(0, MAX_VALUE_CHARACTERS),
    valueNote: `Cut: ${MAX_VALUE_CHARACTERS} of ${text.length} characters are shown.`,
  };
}

/** Formats the value as JSON with one line per field, or in a short form if it has no JSON. */
function pretty(value: unknown): string {
  try {
    const json: unknown = JSON.stringify(value, undefined, 2);
    return typeof json === 'string' ? json : formatValue(value);
  } catch {
    return formatValue(value, MAX_VALUE_CHARACTERS);
  }
}
