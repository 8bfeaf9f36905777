import type { Patch } from 'immer';
import { asJson, shown } from './patterns';
import type { Happening, Told } from './watcher';

/** '1:02.345' of so many milliseconds. */
export const clockTime = (ms: number): string => {
  const minutes = Math.floor(ms / 60_000);
  return `${minutes}:${((ms % 60_000) / 1000).toFixed(3).padStart(6, '0')}`;
};

/** '#12  1:02.345  reply.sent {"id":7}  by reply > send, woken by #9; woke statusBar > time'. */
export function eventLine({ number, at, event, by, cause, woke }: Told, since: number): string {
  const { type, ...fields } = event;
  const body = Object.keys(fields).length > 0 ? ` ${shown(fields)}` : '';
  const origin = `by ${by ?? 'the blogger'}${cause === undefined ? '' : `, woken by #${cause}`}`;
  const awake = woke.length > 0 ? `; woke ${[...new Set(woke)].join(', ')}` : '';
  return `#${number}  ${clockTime(at - since)}  ${type}${body}  ${origin}${awake}`;
}

/** '1:02.345  polling > fetch list  TypeError: ...  (started by #9 notes.refreshRequested)'. */
export function errorLine(
  { at, path, name, value, cause }: Happening,
  all: readonly Told[],
  since: number,
): string {
  const event = all.find(({ number }) => number === cause);
  const begun =
    cause === undefined
      ? 'started by no event'
      : `started by #${cause}${event ? ` ${event.event.type}` : ''}`;
  return `${clockTime(at - since)}  ${path ?? name}  ${shown(value, 200)}  (${begun})`;
}

/** 'list.checked: 3 (replace)': a patch of immer's. */
export const patchLine = ({ op, path, value }: Patch): string =>
  `  ${path.join('.')}${op === 'remove' ? ' is gone' : ` ${op === 'add' ? 'is new:' : '='} ${shown(value, 100)}`}`;

/** What stands in the legend of a drawing, as the values of a marble spec are written. */
export const legendLines = (legend: ReadonlyMap<string, unknown>): readonly string[] =>
  [...legend].map(
    ([letter, value]) => `  ${/^\d/.test(letter) ? `'${letter}'` : letter}: ${asLiteral(value)},`,
  );

/** A whole list of notes would be pages: then its beginning, which a spec's author replaces. */
const MAX_LITERAL = 10_000;

function asLiteral(value: unknown): string {
  const json = asJson(value) ?? String(value);
  if (json.length > MAX_LITERAL)
    return `undefined /* ${json.length} characters: ${json.slice(0, 99).replaceAll('*/', '* /')}… */`;
  return json.replace(/([{,])"(\w+)":/g, (_all, before: string, name: string) =>
    before === ',' ? `, ${name}: ` : `{ ${name}: `,
  );
}
