import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { connect } from 'node:tls';
import type { ServerName, ServerProgram } from './find-server';
import { recipe, replaced } from './recipes';
import { freePort } from '../../support/free-port';

/** The folder of the build in the recipes. */
const RECIPE_ROOT = '/srv/notestream/dist';

/** The name of the panel's server in the recipes. */
export const PANEL_NAME = 'panel.example';

/** How often a starting server is tried, in milliseconds. */
const POLL_MS = 50;

interface Place {
  /** An empty folder for the server's files. */
  readonly folder: string;
  /** The folder of the build. */
  readonly dist: string;
  readonly port: number;
}

/** Writes the server's configuration. Returns the arguments and the environment of its program. */
type Configure = (
  server: ServerProgram,
  place: Place,
) => { readonly args: readonly string[]; readonly env?: Readonly<Record<string, string>> };

/** Only the port, the files of the certificate and the folder of the recipe are replaced. */
const nginx: Configure = ({ root }, { folder, dist, port }) => {
  const [certificate, key] = selfSigned(folder);
  const server = [
    ['listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`],
    ['/etc/ssl/panel.example.pem;', `${certificate};`],
    ['/etc/ssl/panel.example.key;', `${key};`],
    [`root ${RECIPE_ROOT};`, `root ${dist};`],
  ].reduce((text, [before = '', after = '']) => replaced(text, before, after), recipe('nginx'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(folder, name)};`,
  );
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    [
      // Otherwise the workers cannot read a folder of the root user.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'daemon off;',
      `pid ${path.join(folder, 'nginx.pid')};`,
      'events {}',
      'http {',
      `include ${path.join(root, 'etc', 'nginx', 'mime.types')};`,
      'default_type application/octet-stream;',
      'access_log off;',
      ...temporary,
      server,
      '}',
    ].join('\n'),
  );
  return { args: ['-p', folder, '-e', 'stderr', '-c', file] };
};

/** Only the folder of the recipe is replaced; global options set the port and a local certificate. */
const caddy: Configure = (_server, { folder, dist, port }) => {
  const options = [
    'admin off',
    'local_certs',
    'skip_install_trust',
    'auto_https disable_redirects',
    `https_port ${port}`,
  ];
  const file = path.join(folder, 'Caddyfile');
  const site = replaced(recipe('caddy'), `root * ${RECIPE_ROOT}`, `root * ${dist}`);
  writeFileSync(file, `{\n  ${options.join('\n  ')}\n}\n\n${site}`);
  return {
    args: ['run', '--config', file, '--adapter', 'caddyfile'],
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  };
};

const CONFIGURE: Readonly<Record<ServerName, Configure>> = { nginx, caddy };

/** Makes a certificate. Returns its file and that of its key. */
function selfSigned(folder: string): readonly [certificate: string, key: string] {
  const files = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')] as const;
  const [certificate, key] = files;
  const options = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${PANEL_NAME}`];
  execFileSync('openssl', ['req', '-x509', ...options, '-keyout', key, '-out', certificate], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return files;
}

/** A running server. */
export interface DeployedPanel {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Starts a server with its recipe. Rejects with what it printed if it ends instead of listening. */
export async function startServer(
  name: ServerName,
  server: ServerProgram,
  { folder, dist }: Omit<Place, 'port'>,
): Promise<DeployedPanel> {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const { args, env } = CONFIGURE[name](server, { folder, dist, port });
  const child = spawn(server.program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = once(child, 'exit');
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  while (!(await isListening(port))) {
    if (hasEnded()) throw new Error(`${name} ended before it listened: ${printed}`);
    await setTimeout(POLL_MS);
  }
  return {
    port,
    stop: async () => {
      if (!hasEnded()) child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Whether a server on this port presents a certificate for the panel. */
function isListening(port: number): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port, servername: PANEL_NAME, rejectUnauthorized: false });
  return new Promise((resolve) => {
    const end = (isThere: boolean) => () => {
      socket.destroy();
      resolve(isThere);
    };
    socket.on('secureConnect', end(true)).on('error', end(false));
  });
}
