import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { bundle, gzipBytes } from '../bundle';
import { type Figure, spread } from '../figures';
import { firstScreenBytes } from './first-screen';

/** A peer's package, and a page that shows its inbox as in its documentation. */
interface Peer {
  readonly name: string;
  readonly page: string;
}

const PEERS: readonly Peer[] = [
  {
    name: '@novu/react',
    page: `import { Inbox } from '@novu/react';
show(<Inbox applicationIdentifier="app" subscriberId="me" />);`,
  },
  {
    name: '@knocklabs/react',
    page: `import { KnockFeedProvider, KnockProvider, NotificationFeed } from '@knocklabs/react';
import '@knocklabs/react/dist/index.css';
show(
  <KnockProvider apiKey="key" userId="me">
    <KnockFeedProvider feedId="feed"><NotificationFeed /></KnockFeedProvider>
  </KnockProvider>,
);`,
  },
  {
    name: '@trycourier/courier-react',
    page: `import { CourierInbox } from '@trycourier/courier-react';
show(<CourierInbox />);`,
  },
  {
    name: '@magicbell/react',
    page: `import { Provider } from '@magicbell/react/context-provider';
import { Inbox } from '@magicbell/react/inbox';
show(<Provider token="token"><Inbox /></Provider>);`,
  },
];

const REACT = ['react@19', 'react-dom@19'];
const root = path.join(import.meta.dirname, '..', '..');
const run = promisify(execFile);

/**
 * The sizes of our inbox and those of peers, with React, bundled in the same way. Installs the
 * peers.
 */
export async function* peers(): AsyncGenerator<Figure> {
  const ours = await firstScreenBytes();
  yield size('notestream: first screen, JS and CSS', ours, 105_000);
  for (const peer of PEERS)
    try {
      yield size(`${peer.name}: its inbox, JS and CSS`, await peerBytes(peer));
    } catch (error) {
      console.error(`${peer.name} could not be measured: ${causeOf(error)}`);
    }
}

/** The error message of npm, or else the first line of the error. */
function causeOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const npmError = message
    .split('\n')
    .find((line) => /^npm (?:error|ERR!) (?!code |errno |syscall |type |path )/.test(line));
  return npmError ?? message.split('\n')[0] ?? '';
}

const size = (name: string, bytes: number, atMost?: number): Figure => ({
  group: 'peers',
  name,
  unit: 'kB',
  ...spread([bytes / 1000]),
  ...(atMost !== undefined && { atMost: atMost / 1000 }),
});

async function peerBytes({ name, page }: Peer): Promise<number> {
  const folder = path.join(root, '.notestream/bench/peers', name.replace(/\W+/g, '-'));
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }\n');
  const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps', name];
  await run('npm', [...install, ...REACT], { cwd: folder });
  const entry = path.join(folder, 'page.tsx');
  await writeFile(
    entry,
    `import { createRoot } from 'react-dom/client';
const show = (inbox) => createRoot(document.body).render(inbox);
${page}
`,
  );
  await bundle(entry, path.join(folder, 'dist'));
  return gzipBytes(path.join(folder, 'dist'));
}
