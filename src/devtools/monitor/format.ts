import type { Patch } from 'immer';
import { formatValue, toJson } from './format-value';
import type { LogEntry, LoggedEvent } from './log-entries';
import { patchesOf } from './patches';

/** Formats milliseconds as minutes and seconds: '1:02.345'. */
export const formatTime = (ms: number): string => {
  const minutes = Math.floor(ms / 60_000);
  return `${minutes}:${((ms % 60_000) / 1000).toFixed(3).padStart(6, '0')}`;
};

/**
 * Formats an event: '#12  1:02.345  reply.sent {"id":7}  by outbox > look, woken by #9; woke
 * statusBar > timer'.
 */
export function formatEvent({ number, at, event, by, cause, started }: LoggedEvent, since: number): string {
  const { type, ...fields } = event;
  const body = Object.keys(fields).length > 0 ? ` ${formatValue(fields)}` : '';
  const origin = `by ${by ?? 'the blogger'}${cause === undefined ? '' : `, woken by #${cause}`}`;
  const woken = started.length > 0 ? `; woke ${[...new Set(started)].join(', ')}` : '';
  return `#${number}  ${formatTime(at - since)}  ${type}${body}  ${origin}${woken}`;
}

/**
 * Formats an error: '1:02.345  polling > fetch list  TypeError: ...  (started by #9
 * notes.refreshRequested)'.
 */
export function formatError(
  { at, path, name, value, cause }: LogEntry,
  events: readonly LoggedEvent[],
  since: number,
): string {
  const event = events.find(({ number }) => number === cause);
  const start =
    cause === undefined
      ? 'started by no event'
      : `started by #${cause}${event ? ` ${event.event.type}` : ''}`;
  return `${formatTime(at - since)}  ${path ?? name}  ${formatValue(value, 200)}  (${start})`;
}

/** Formats an immer patch: '  list.checked = 3'. */
const formatPatch = ({ op, path, value }: Patch): string =>
  `  ${path.join('.')}${op === 'remove' ? ' is gone' : ` ${op === 'add' ? 'is new:' : '='} ${formatValue(value, 100)}`}`;

/** Formats the legend of a diagram like the values of a marble spec. */
export const formatLegend = (legend: ReadonlyMap<string, unknown>): readonly string[] =>
  [...legend].map(
    ([letter, value]) => `  ${/^\d/.test(letter) ? `'${letter}'` : letter}: ${asLiteral(value)},`,
  );

/** The length at which a value is cut. The author of a spec replaces such values. */
const MAX_LITERAL_LENGTH = 10_000;

function asLiteral(value: unknown): string {
  const json = toJson(value) ?? String(value);
  if (json.length > MAX_LITERAL_LENGTH)
    return `undefined /* ${json.length} characters: ${json.slice(0, 99).replaceAll('*/', '* /')}… */`;
  return json.replace(/([{,])"(\w+)":/g, (_all, before: string, name: string) =>
    before === ',' ? `, ${name}: ` : `{ ${name}: `,
  );
}

/** Formats the changes of an event, one line per patch, or the reducer's error. */
export function formatChanges(event: LoggedEvent): readonly string[] {
  try {
    return patchesOf(event).map(formatPatch);
  } catch (error) {
    return [`  changed nothing: ${formatValue(error, 200)}`];
  }
}
