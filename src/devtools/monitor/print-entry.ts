import { formatTime } from './format';
import { formatValue } from './format-value';
import type { LogEntry } from './log-entries';
import type { Printer } from './options';

const COLOURS: Readonly<Record<LogEntry['kind'], string>> = {
  subscribe: 'teal',
  next: 'royalblue',
  error: 'crimson',
  complete: 'gray',
  unsubscribe: 'gray',
};

/** Prints a notification as a collapsed group. Times count from `since` (epoch milliseconds). */
export function printEntry(printer: Printer, { at, name, kind, value }: LogEntry, since: number): void {
  const heading = `%c${formatTime(at - since)} ${name} ${kind}%c${value === undefined ? '' : ` ${formatValue(value)}`}`;
  printer.groupCollapsed(heading, `color: ${COLOURS[kind]}; font-weight: bold`, 'font-weight: normal');
  if (value !== undefined) printer.log(value);
  printer.groupEnd();
}
