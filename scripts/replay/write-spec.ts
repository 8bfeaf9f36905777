import path from 'node:path';
import { asyncScheduler, Observable } from 'rxjs';
import { inVirtualTime } from '../../spec/support/day/virtual-time';
import type { Session } from '../../src/streams/console/session';
import { comesByItself, outcome, relived } from './relive';

interface Mark<T> {
  readonly at: number;
  readonly value: T;
}

interface Line<T> {
  readonly diagram: string;
  readonly values: ReadonlyMap<string, T>;
}

/** A session that no spec can be made of; the message says why. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');

/**
 * A marble spec in a file of `folder` beside `{name}.json`: what came into the panel, when, and what it does with that at
 * the nominal times of `timing.ts`. It is written by running it once; throws where that ends otherwise than the recording.
 */
export function writeSpec(session: Session, folder: string, name: string): string {
  if (session.from !== 'start')
    throw new ReplayError('A session from the middle of a life knows only events: no spec shows more.');
  const given = session.entries.flatMap((entry, index) =>
    comesByItself(entry) ? [{ at: entry.at, value: index }] : [],
  );
  const { said, asked, isSame } = livedOnce(session, given);
  if (!isSame)
    throw new ReplayError(
      'At the nominal times the session ends otherwise than it did: its spec would prove nothing.',
    );
  const root = path.relative(folder, path.join(import.meta.dirname, '../..')).replaceAll(path.sep, '/');
  const seconds = (session.lastsMs / 1000).toFixed(0);
  return `import { readFileSync } from 'node:fs';
import path from 'node:path';
import { merge } from 'rxjs';
import { marbles } from 'rxjs-marbles/jest';
import { readSession } from '${root}/scripts/replay/read-session';
import { nthOfMs, outcome, relived } from '${root}/scripts/replay/relive';

// Written by \`npm run replay ${name}.json -- --spec\`. A line has what is the first, the second, ... of its millisecond.

const FILE = path.join(import.meta.dirname, '${name}.json');

/** What came by itself: the numbers of the session's entries. */
const given: readonly Line<number>[] = ${literal(linesOf(given, true))};

/** What each behaviour said. */
const said: readonly Line<string>[] = ${literal(linesOf(said))};

/** What the platform was asked. */
const asked: readonly Line<string>[] = ${literal(linesOf(asked))};

interface Line<T> {
  readonly diagram: string;
  readonly values: Readonly<Record<string, T>>;
}

test('${name}: ${seconds} s go as they went', marbles((m) => {
  const session = readSession(FILE, readFileSync(FILE, 'utf8'));
  const given$ = merge(...given.map(({ diagram, values }) => m.hot<number>(diagram, values)));
  const { run$, said$, asked$, state } = relived(session, given$);
  const end = '${session.lastsMs}ms !';
  said.forEach(({ diagram, values }, nth) => m.expect(nthOfMs(said$, nth), end).toBeObservable(diagram, values));
  asked.forEach(({ diagram, values }, nth) => m.expect(nthOfMs(asked$, nth), end).toBeObservable(diagram, values));
  m.expect(nthOfMs(said$, said.length), end).toBeObservable('');
  m.expect(nthOfMs(asked$, asked.length), end).toBeObservable('');
  m.expect(run$, end).toBeObservable('');
  m.flush();
  expect(outcome(state())).toEqual(outcome(session.final));
}));
`;
}

interface Lived {
  readonly said: readonly Mark<string>[];
  readonly asked: readonly Mark<string>[];
  readonly isSame: boolean;
}

/** As the spec will do it. */
function livedOnce(session: Session, given: readonly Mark<number>[]): Lived {
  const [said, asked]: [Mark<string>[], Mark<string>[]] = [[], []];
  let isSame = false;
  inVirtualTime((clock) => {
    const given$ = new Observable<number>((subscriber) => {
      for (const { at, value } of given) asyncScheduler.schedule(() => subscriber.next(value), at);
    });
    const panel = relived(session, given$);
    panel.asked$.subscribe((value) => asked.push({ at: asyncScheduler.now(), value }));
    panel.said$.subscribe((value) => said.push({ at: asyncScheduler.now(), value }));
    panel.run$.subscribe();
    asyncScheduler.schedule(() => {
      isSame = JSON.stringify(outcome(panel.state())) === JSON.stringify(outcome(session.final));
      if (!isSame) console.error(outcome(panel.state()), outcome(session.final));
      clock.halt();
    }, session.lastsMs);
  }, 0);
  return { said, asked, isSame };
}

/** The first of each millisecond is in the first line, the second in the second. A line has as many marks as letters. */
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

/** What comes in may come in any number of lines: each has no more than there are letters. */
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
      throw new ReplayError(`More than ${LETTERS.length} different things happen: record less.`);
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
