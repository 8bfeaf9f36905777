import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Noun } from '../../src/client/tables/noun';
import { notifications } from '../../src/client/tables/notifications';
import { panelNouns } from '../../src/streams/panel-client';
import type { Call } from './calls/call';

const STREAMS = path.join(import.meta.dirname, '../..', 'src', 'streams');

/** An endpoint in the tables of the panel's client. */
interface Endpoint {
  readonly name: string;
  readonly route: string;
}

const endpointsOf = ({ calls, nouns }: Noun): readonly Endpoint[] => [
  ...Object.entries(calls).map(([name, { verb, path: at }]) => ({ name, route: `${verb} ${at}` })),
  ...Object.values(nouns).flatMap(endpointsOf),
];

/** The texts of the files of src/streams that call the client, by file name. */
function callingFiles(): ReadonlyMap<string, string> {
  const files = readdirSync(STREAMS, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const texts = files.map((file) => [file, readFileSync(path.join(STREAMS, file), 'utf8')] as const);
  return new Map(texts.filter(([, text]) => /\bclient\s*\.(?=\s*\w+\b)(?!\s+[A-Z])/.test(text)));
}

/**
 * The panel's calls that the matrix lacks: endpoints that src/streams calls, and files of
 * src/streams that call the client. Also returns the files of the matrix that do not.
 */
export function missingFrom(calls: readonly Call[]): readonly string[] {
  const files = callingFiles();
  const routes = new Set(calls.map(({ route }) => route));
  const listed = new Set(calls.flatMap((call) => call.files));
  // Compares names only: an endpoint with the name of a called one must be in the matrix, too.
  const isCalled = ({ name }: Endpoint): boolean =>
    [...files.values()].some((text) => new RegExp(`\\.\\s*${name}\\(`).test(text));
  const endpoints = [...endpointsOf(panelNouns), ...endpointsOf(notifications)];
  const missing = endpoints.filter((endpoint) => !routes.has(endpoint.route) && isCalled(endpoint));
  return [
    ...new Set(missing.map(({ route }) => `the call ${route}`)),
    ...[...files.keys()]
      .filter((file) => !listed.has(file))
      .map((file) => `the calls of src/streams/${file}`),
    ...[...listed].filter((file) => !files.has(file)).map((file) => `calls in src/streams/${file}`),
  ];
}
