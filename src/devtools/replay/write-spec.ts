import { asyncScheduler, Observable } from 'rxjs';
import type { Session } from '../monitor/session';
import { isUnprompted, replayAtNominalTimes, summaryOf } from './replay-nominal';
import { ReplayError, type ReplayParts } from './replay-parts';

interface Mark<T> {
  readonly at: number;
  readonly value: T;
}

interface Line<T> {
  readonly diagram: string;
  readonly values: ReadonlyMap<string, T>;
}

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');

/**
 * Returns the source of a marble spec that belongs beside `{name}.json`. It contains the inputs of
 * the panel, and the events and requests of one replay at the nominal times of `timing.ts`. Throws
 * a ReplayError if that replay ends in a different state than the recording.
 */
export function writeSpec(session: Session, root: string, name: string, parts: ReplayParts): string {
  if (session.from !== 'start')
    throw new ReplayError(
      'A session that was not recorded from the start of the panel contains only events and cannot become a spec.',
    );
  const inputs = session.entries.flatMap((entry, index) =>
    isUnprompted(entry) ? [{ at: entry.at, value: index }] : [],
  );
  const { emitted, requests, isSame } = replayOnce(session, inputs, parts);
  if (!isSame)
    throw new ReplayError(
      'At nominal times the session ends in a different state than the recording, so a spec would prove nothing.',
    );
  const seconds = (session.lastsMs / 1000).toFixed(0);
  return `import { readFileSync } from 'node:fs';
import path from 'node:path';
import { merge } from 'rxjs';
import { marbles } from 'rxjs-marbles/jest';
import { readSession } from '${root}/scripts/replay/read-session';
import { nthOfMs, replayAtNominalTimes, summaryOf } from '${root}/scripts/replay/replay-nominal';

// Written by \`npm run replay ${name}.json -- --spec\`. Values of the same millisecond
// are in separate lines.

const FILE = path.join(import.meta.dirname, '${name}.json');

/** The unprompted inputs, as indices of the session's entries. */
const inputs: readonly Line<number>[] = ${literal(linesOf(inputs, true))};

/** The events of all behaviours. */
const emitted: readonly Line<string>[] = ${literal(linesOf(emitted))};

/** The requests of the panel. */
const requests: readonly Line<string>[] = ${literal(linesOf(requests))};

interface Line<T> {
  readonly diagram: string;
  readonly values: Readonly<Record<string, T>>;
}

test('${name}: a replay of ${seconds} s at nominal times has the same events and requests and the recorded end', marbles((m) => {
  const session = readSession(FILE, readFileSync(FILE, 'utf8'));
  const inputs$ = merge(...inputs.map(({ diagram, values }) => m.hot<number>(diagram, values)));
  const { run$, emitted$, requests$, state } = replayAtNominalTimes(session, inputs$);
  const end = '${session.lastsMs}ms !';
  emitted.forEach(({ diagram, values }, nth) => m.expect(nthOfMs(emitted$, nth), end).toBeObservable(diagram, values));
  requests.forEach(({ diagram, values }, nth) => m.expect(nthOfMs(requests$, nth), end).toBeObservable(diagram, values));
  m.expect(nthOfMs(emitted$, emitted.length), end).toBeObservable('');
  m.expect(nthOfMs(requests$, requests.length), end).toBeObservable('');
  m.expect(run$, end).toBeObservable('');
  m.flush();
  expect(summaryOf(state())).toEqual(summaryOf(session.final));
}));
`;
}

interface Recording {
  readonly emitted: readonly Mark<string>[];
  readonly requests: readonly Mark<string>[];
  readonly isSame: boolean;
}

/** Replays the session in the same way as the spec will. */
function replayOnce(session: Session, inputs: readonly Mark<number>[], parts: ReplayParts): Recording {
  const [emitted, requests]: [Mark<string>[], Mark<string>[]] = [[], []];
  let isSame = false;
  parts.inVirtualTime((clock) => {
    const inputs$ = new Observable<number>((subscriber) => {
      for (const { at, value } of inputs) asyncScheduler.schedule(() => subscriber.next(value), at);
    });
    const panel = replayAtNominalTimes(session, inputs$, parts);
    panel.requests$.subscribe((value) => requests.push({ at: asyncScheduler.now(), value }));
    panel.emitted$.subscribe((value) => emitted.push({ at: asyncScheduler.now(), value }));
    panel.run$.subscribe();
    asyncScheduler.schedule(() => {
      isSame = JSON.stringify(summaryOf(panel.state())) === JSON.stringify(summaryOf(session.final));
      clock.halt();
    }, session.lastsMs);
  }, 0);
  return { emitted, requests, isSame };
}

/**
 * Returns lines of marbles: the first line has the first value of each millisecond, the second line
 * the second value, and so on. `isSplit` splits lines with more values than there are letters.
 */
function linesOf<T>(marks: readonly Mark<T>[], isSplit = false): readonly Line<T>[] {
  const rows: Mark<T>[][] = [];
  let [last, count] = [-1, 0];
  for (const mark of marks) {
    count = mark.at === last ? count + 1 : 0;
    last = mark.at;
    (rows[count] ??= []).push(mark);
  }
  return rows.flatMap((row) => (isSplit ? split(row) : [row])).map(lineOf);
}

const split = <T>(marks: readonly Mark<T>[]): readonly (readonly Mark<T>[])[] =>
  marks.length <= LETTERS.length
    ? [marks]
    : [marks.slice(0, LETTERS.length), ...split(marks.slice(LETTERS.length))];

function lineOf<T>(marks: readonly Mark<T>[]): Line<T> {
  const letters = new Map<T, string>();
  let [diagram, clock] = ['', 0];
  for (const { at, value } of marks) {
    const letter = letters.get(value) ?? LETTERS[letters.size];
    if (letter === undefined)
      throw new ReplayError(`More than ${LETTERS.length} different values: record a shorter session.`);
    letters.set(value, letter);
    diagram += `${at > clock ? `${at - clock}ms ` : ''}${letter} `;
    clock = at + 1;
  }
  return { diagram: diagram.trim(), values: new Map([...letters].map(([value, letter]) => [letter, value])) };
}

const literal = <T>(lines: readonly Line<T>[]): string =>
  `[\n${lines
    .map(({ diagram, values }) => {
      const entries = [...values].map(([letter, value]) => `      ${letter}: ${JSON.stringify(value)},`);
      return `  {\n    diagram:\n      '${diagram}',\n    values: {\n${entries.join('\n')}\n    },\n  },`;
    })
    .join('\n')}\n]`;
