import path from 'node:path';
import { parseArgs } from 'node:util';
import { addressOf } from './address';
import { type ConfiguredPanel, readPanel } from './configuration';
import { parseHeaders } from './operator-headers';
import { type AccessLogEntry, panelServer } from './server';

const HELP = `Usage: npm run serve -- [options]

Serves the built panel, with the headers that docs/deploying.md describes.

  --config FILE   the panel's configuration, instead of the one in the page or beside it
  --folder DIR    folder of the build (default dist)
  --host NAME     the address to listen on (default 127.0.0.1)
  --port N        the port to listen on, 0 = any free one (default 8080)
  --header LINE   a header for every response, such as 'Strict-Transport-Security: max-age=31536000';
                  repeatable. Directives of Content-Security-Policy are added to the server's own
  --access-log    write a line of JSON for each request to standard output
  --help          show this help

/healthz responds with 200 while the server runs.
`;

function run(): void {
  const { values } = parseArgs({
    options: {
      config: { type: 'string' },
      folder: { type: 'string', default: path.join(import.meta.dirname, '..', 'dist') },
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '8080' },
      header: { type: 'string', multiple: true, default: [] },
      'access-log': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const read = (): ConfiguredPanel => readPanel(values.folder, values.config);
  if (read().config.hostOrigins.length === 0)
    process.stderr.write('Warning: hostOrigins is empty, so no page may frame the panel.\n');
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port is ${values.port}, expected a number from 0 to 65535`);
  const headers = parseHeaders(values.header);
  const log = (entry: AccessLogEntry): boolean => process.stdout.write(`${JSON.stringify(entry)}\n`);
  const server = panelServer(values.folder, read, { headers, ...(values['access-log'] && { log }) });
  server.on('error', fail);
  server.listen(port, values.host, () => {
    const address = server.address();
    const actualPort = typeof address === 'object' && address !== null ? address.port : port;
    // With an access log, standard output has nothing but its lines.
    const output = values['access-log'] ? process.stderr : process.stdout;
    output.write(`The panel is served at ${addressOf(values.host, actualPort)}\n`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      server.close();
      server.closeAllConnections();
    });
}

function fail(error: unknown): void {
  const isUsageError =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  const hint = isUsageError ? ' (--help lists the options)' : '';
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}${hint}\n`);
  process.exitCode = 1;
}

try {
  run();
} catch (error) {
  fail(error);
}
