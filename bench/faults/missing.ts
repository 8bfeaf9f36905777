import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Noun } from '../../src/client/noun';
import { notifications } from '../../src/client/endpoints/notifications';
import { panelNouns } from '../../src/streams/platform';
import type { Call } from './calls/call';

const STREAMS = path.join(import.meta.dirname, '..', '..', 'src', 'streams');

/** A line of the panel's part of the API. */
interface Line {
  readonly name: string;
  readonly route: string;
}

const linesOf = ({ calls, nouns }: Noun): readonly Line[] => [
  ...Object.entries(calls).map(([name, { verb, path: at }]) => ({ name, route: `${verb} ${at}` })),
  ...Object.values(nouns).flatMap(linesOf),
];

/** The files of src/streams that ask the platform for something, with their texts. */
function askingFiles(): ReadonlyMap<string, string> {
  const files = readdirSync(STREAMS, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const texts = files.map((file) => [file, readFileSync(path.join(STREAMS, file), 'utf8')] as const);
  return new Map(texts.filter(([, text]) => /\bclient\s*\.(?=\s*\w+\b)(?!\s+[A-Z])/.test(text)));
}

/**
 * What the panel asks of the platform and the matrix does not have: lines of its client's tables that src/streams calls, and
 * files there that call any.
 */
export function missingFrom(calls: readonly Call[]): readonly string[] {
  const files = askingFiles();
  const routes = new Set(calls.map(({ route }) => route));
  const named = new Set(calls.flatMap(({ by }) => by));
  // By its name alone: a line that shares it with one that is called must be in the matrix, too, or leave the panel's nouns.
  const isCalled = ({ name }: Line): boolean =>
    [...files.values()].some((text) => new RegExp(`\\.\\s*${name}\\(`).test(text));
  const lines = [...linesOf(panelNouns), ...linesOf(notifications)];
  const missing = lines.filter((line) => !routes.has(line.route) && isCalled(line));
  return [
    ...new Set(missing.map(({ route }) => `the call ${route}`)),
    ...[...files.keys()].filter((file) => !named.has(file)).map((file) => `the calls of src/streams/${file}`),
    ...[...named].filter((file) => !files.has(file)).map((file) => `calls in src/streams/${file}`),
  ];
}
