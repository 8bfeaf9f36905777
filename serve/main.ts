import path from 'node:path';
import { parseArgs } from 'node:util';
import { configured } from './configuration';
import { panelServer } from './server';

const HELP = `Usage: npm run serve -- [options]

Serves the built panel, with the headers that docs/deploying.md describes.

  --config FILE   the panel's configuration, instead of the one in the page or beside it
  --folder DIR    where it was built (default dist)
  --host NAME     the address to listen on (default 127.0.0.1)
  --port N        the port to listen on, 0 = any free one (default 8080)
  --help          this text
`;

function run(): void {
  const { values } = parseArgs({
    options: {
      config: { type: 'string' },
      folder: { type: 'string', default: path.join(import.meta.dirname, '..', 'dist') },
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '8080' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const panel = configured(values.folder, values.config);
  if (panel.config.hostOrigins.length === 0)
    process.stderr.write('Warning: hostOrigins is empty, so any page may frame the panel.\n');
  const server = panelServer(values.folder, panel);
  server.on('error', fail);
  server.listen(Number(values.port), values.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : values.port;
    process.stdout.write(`The panel is served at http://${values.host}:${port}\n`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      server.close();
      server.closeAllConnections();
    });
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

try {
  run();
} catch (error) {
  fail(error);
}
